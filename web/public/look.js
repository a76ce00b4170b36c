// Runs before the first paint: a chosen look does not flash in, and what the page will ask for is
// fetched at once instead of one after the other.
(() => {
  // The files of a language, a page and a family of games, filled in when it is built.
  const FILES = { words: {}, pages: {}, families: {}, games: {} };
  const { documentElement: root, head } = document;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('rummel') || '{}');
  } catch {
    // Nothing is kept: the browser's own wishes hold.
  }
  if (kept.look && kept.look !== 'auto') root.dataset.look = kept.look;

  function soon(files = []) {
    for (const file of files) {
      const link = document.createElement('link');
      const style = file.endsWith('.css');
      link.rel = style ? 'preload' : 'modulepreload';
      if (style) link.as = 'style';
      link.href = `/assets/${file}`;
      head.append(link);
    }
  }
  const wanted = [kept.language, ...navigator.languages].map((code) => (code || '').split('-')[0]);
  const language = wanted.find((code) => code in FILES.words) || 'en';
  root.lang = language;
  soon(FILES.words[language]);
  const [page, id] = location.pathname.split('/').filter(Boolean);
  soon(FILES.pages[{ t: 'table', new: 'new-table' }[page] || page]);
  // Which game is played at a table, the server knows.
  if (page === 't' && id && !kept.plain)
    fetch(`/api/tables/${id}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found) => found && soon(FILES.families[FILES.games[found.table.game]]))
      .catch(() => undefined);
})();
