/** The page's address. Links are plain links; this keeps them from loading the page anew. */
let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

function read(): void {
  path = location.pathname;
  query = new URLSearchParams(location.search);
}

export const here = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return query;
  },
  /** The parts of the path: `/t/abc` is `['t', 'abc']`. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

export function listen(): void {
  addEventListener('popstate', read);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) return; // a place on this page
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}
