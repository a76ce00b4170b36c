/** What a page in any engine showed and logged, kept in a folder if its test fails. */
import { mkdir, writeFile } from 'node:fs/promises';
import { folderFor, LONGEST } from '../witness';
import type { Tab } from './tab';

/** Writes it all down; answers where, with what the page shows. */
export async function keep(tab: Tab, test: string, why: readonly string[]): Promise<string> {
  const folder = folderFor(test);
  await mkdir(folder, { recursive: true });
  const [shown, html] = await tab
    .call(() => [document.body.innerText, document.documentElement.outerHTML])
    .catch((error: unknown) => [`(${String(error)})`, '']);
  await writeFile(`${folder}/page.html`, html ?? '');
  await writeFile(`${folder}/log.txt`, [...tab.driver.said(), ...why, ''].join('\n'));
  const picture = await tab.driver.picture().catch(() => '');
  await writeFile(`${folder}/page.png`, Buffer.from(picture, 'base64'));
  const words = shown?.replace(/\s+/g, ' ').slice(0, LONGEST);
  return `What it saw is in ${folder}\n${tab.url()}: ${words}`;
}
