/** Whether the server has the documentation: it can be built without. */
let there = $state(false);
let requested = false;

export function hasDocs(): boolean {
  if (!requested) {
    requested = true;
    // Where there is none, every address is a page of this client; where there is, the server leads
    // to its folder.
    fetch('/docs', { method: 'HEAD' }).then(
      (answer) => (there = answer.redirected),
      () => (requested = false), // no connection: the next page asks again
    );
  }
  return there;
}
