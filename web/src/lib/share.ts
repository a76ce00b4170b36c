/** Puts a file among the downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = window.URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => window.URL.revokeObjectURL(link.href), 10_000);
}

/** A picture to other apps; where that is impossible it is saved as a file. True: it was saved. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<boolean> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveFile(file, name);
  return true;
}
