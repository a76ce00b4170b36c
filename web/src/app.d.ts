declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:book/*' {
  const text: string;
  export default text;
}
/** The texts of every language, each loaded on demand. */
declare module 'virtual:languages' {
  type Texts = Record<import('./lib/words.svelte').Language, () => Promise<{ default: string }>>;
  export const WORDS: Texts;
  export const BOOKS: Texts;
}
