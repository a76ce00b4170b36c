declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
declare module 'virtual:book/*' {
  const text: string;
  export default text;
}
