/** The score sheet for a table at home: told in taps and by the keyboard, added up by the rules. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axe, fits, likes, PHONE, quit, URL, visitor } from './kit';

afterAll(quit);

async function begin(page: Page, game: string, names: readonly string[]): Promise<void> {
  await likes(page, { look: 'contrast', sound: false });
  await page.goto(`${URL}/score`);
  await page.getByLabel('Game').selectOption(game);
  const fields = page.getByRole('group', { name: 'Who is playing' }).getByRole('textbox');
  for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Taps what a player has left. */
async function rest(page: Page, name: string, ...pieces: string[]): Promise<void> {
  await page.getByRole('button', { name: `: ${name}` }).click();
  for (const piece of pieces) await page.getByRole('button', { name: piece, exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

const choose = (page: Page, question: string, answer: string): Promise<void> =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check();
const rows = (page: Page): Promise<string[]> => page.locator('tbody td').allTextContents();

test('tiles: who goes out takes the rest, all in one go doubles, a round is corrected', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await begin(page, 'myrummy', ['Ana', 'Ben']);
  await expect.poll(() => page.locator('[data-book]').isDisabled()).toBe(true);
  // Its hearts are as purple as at the table.
  const [hearts, purple] = await page.locator('main').evaluate((one) => {
    const style = getComputedStyle(one);
    return ['--suit-h', '--colour-purple'].map((name) => style.getPropertyValue(name));
  });
  expect(hearts).toBe(purple);
  await choose(page, 'Who went out?', 'Ana');
  await rest(page, 'Ben', '13', 'joker');
  expect(await axe(page)).toEqual([]);
  await page.click('[data-book]');
  await expect.poll(() => rows(page)).toEqual(['38', '−38']);
  await page.locator('form').getByText('Ben starts.').waitFor(); // MYR-45
  await choose(page, 'Who went out?', 'Ben');
  await page.getByRole('switch', { name: 'All in one go' }).click();
  await rest(page, 'Ana', '5', '5');
  await page.click('[data-book]');
  await expect.poll(() => rows(page)).toEqual(['38', '−38', '−20', '20']);
  await fits(page);

  // What was tapped is still there.
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await rest(page, 'Ben', '1');
  await page.click('[data-book]');
  await expect.poll(async () => (await rows(page)).slice(0, 2)).toEqual(['39', '−39']);
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.click('[data-drop-sheet]');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await leave();
});

test('gin: the bonus, the difference and the undercut; the match ends at its points', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await begin(page, 'serie-noire-gin', ['Ana', 'Ben']);
  await choose(page, 'Who ended the round?', 'Ana');
  await rest(page, 'Ana', '9');
  await rest(page, 'Ben', '4');
  await page.click('[data-book]');
  await expect.poll(() => rows(page)).toEqual(['20', '35']);
  await choose(page, 'Who ended the round?', 'Ben');
  await choose(page, 'How?', 'All eleven: +50');
  await rest(page, 'Ana', '13', '4');
  await page.click('[data-book]');
  await page.getByText('The winner: Ben').waitFor();
  await expect.poll(async () => (await rows(page)).slice(2)).toEqual(['0', '87']);
  await page.getByRole('button', { name: 'One more round' }).click();
  await page.getByRole('button', { name: 'Enter points yourself' }).click();
  await page.getByLabel('Points of Ana').fill('200');
  await page.click('[data-book]');
  await page.getByText('The winner: Ana').waitFor();
  await leave();
});

test('sides: what partners have is told once, by counting or by a sum', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await begin(page, 'canasta', ['Ana', 'Ben', 'Cyd', 'Dov']);
  await choose(page, 'Who went out?', 'Ana and Cyd');
  const side = (name: string) => page.getByRole('group', { name });
  await side('Ana and Cyd').getByRole('button', { name: 'Natural canastas: one more' }).click();
  await side('Ana and Cyd').getByLabel('Cards in melds: Ana and Cyd').fill('70');
  await page.getByRole('button', { name: ': Cards in hand, Ben and Dov' }).click();
  for (const piece of ['K', 'joker', '3'])
    await page.getByRole('button', { name: piece, exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await side('Ben and Dov').getByRole('button', { name: 'Red threes: one more' }).click();
  expect(await axe(page)).toEqual([]);
  await fits(page);
  await page.click('[data-book]');
  await expect.poll(() => rows(page)).toEqual(['670', '−165']);
  // What was told is still there.
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await page.getByRole('switch', { name: 'Concealed hand' }).click();
  await page.click('[data-book]');
  await expect.poll(() => rows(page)).toEqual(['770', '−165']);
  await leave();
});

test('by the keyboard alone', async () => {
  const { page, leave } = await visitor();
  await begin(page, 'one-eleven', ['Ana', 'Ben']);
  await page.getByLabel('Ana', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('17');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page)).toEqual(['17', '11']);
  await leave();
});

test('settings hold at once and at the next visit', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await page.goto(`${URL}/settings`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('switch', { name: /letters/i }).click();
  await page.getByRole('switch', { name: 'Less motion' }).click();
  await page.getByRole('switch', { name: /Group your hand/ }).click();
  await page.reload();
  const root = page.locator('html');
  await expect.poll(() => root.getAttribute('data-look')).toBe('dark');
  await expect.poll(() => root.getAttribute('class')).toContain('letters still');
  const grouped = page.getByRole('switch', { name: /Group your hand/ });
  await expect.poll(() => grouped.isChecked()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('rummel-gin-arranged'))).toBe('false');
  await leave();
});
