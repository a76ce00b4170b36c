/** The page's address. Links are plain links; this keeps them from loading the page again. */

/** What the server answers itself: no pages of this client. */
const SERVER = /^\/(api|docs|schema)(\/|$)/;

let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

function read(): void {
  path = location.pathname;
  query = new URLSearchParams(location.search);
}

/** A link that was cut off may end within a sign; then it is shown as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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
    return path.split('/').filter(Boolean).map(decoded);
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
    if (link.origin !== location.origin || SERVER.test(link.pathname)) return;
    const here = link.pathname === location.pathname && link.search === location.search;
    if (here && link.hash) return; // a place on this page
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}
