/** The drawings of court cards, jokers and backs: they come when the first pieces lie. */
class Art {
  /** Where pages may refer to the drawings by `#art-…`. */
  ready = $state(false);
  #wanted = false;

  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    const load = (): void => {
      import('../art/sprite').then(
        ({ sprite }) => {
          document.body.insertAdjacentHTML('beforeend', sprite());
          this.ready = true;
        },
        () => (this.#wanted = false), // without a connection cards are plain
      );
    };
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 1500 });
    else setTimeout(load, 200);
  }
}

export const art = new Art();
