// Runs before the first paint, so that a chosen look does not flash in.
try {
  const kept = JSON.parse(localStorage.getItem('rummel') || '{}');
  if (kept.look && kept.look !== 'auto') document.documentElement.dataset.look = kept.look;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // Nothing is kept: the browser's own wishes hold.
}
