/** Whether the page is looked at: a hidden one plays nothing by itself. */
import { createSubscriber } from 'svelte/reactivity';

const watch = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

export const page = {
  get seen(): boolean {
    watch();
    return document.visibilityState !== 'hidden';
  },
};
