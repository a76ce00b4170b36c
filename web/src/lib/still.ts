/** Whether somebody wants no motion: by the device's wish, or by the settings here. */
export function still(): boolean {
  return (
    document.documentElement.classList.contains('still') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
