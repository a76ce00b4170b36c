declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:book/*' {
  const text: string;
  export default text;
}
/** The address of the kernel's file; empty where the pages were built without it. */
declare module 'virtual:kernel' {
  const address: string;
  export default address;
}
/** What playing alone needs: a folder, its files, and how many bytes they are on the line. */
declare module 'virtual:alone' {
  const files: { folder: string; names: string[]; bytes: number } | null;
  export default files;
}
/** The texts of every language, each loaded on demand. */
declare module 'virtual:languages' {
  type Texts = Record<import('./lib/words.svelte').Language, () => Promise<{ default: string }>>;
  export const WORDS: Texts;
  export const BOOKS: Texts;
}
