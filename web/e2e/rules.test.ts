/** The rules: chapters, pictures made of our own pieces, disputed points and where to choose. */
import { afterAll, expect, test } from 'vitest';
import type { Place } from '../src/rules/figures';
import { GAMES as KNOWN, type GameId } from '../src/wire';
import { DESK, fits, likes, PHONE, quit, sound, URL, visitor } from './kit';

afterAll(quit);

const GAMES = Object.keys(KNOWN) as GameId[];
const PLACES: Record<string, readonly Place[]> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob('../src/games/*/figures.json', { eager: true, import: 'default' }),
  ),
);

test.each([
  ['de', PHONE, 'light', GAMES],
  ['pl', DESK, 'dark', GAMES.slice(0, 3)],
] as const)('games have their pictures, %s', async (locale, viewport, look, games) => {
  const { page, leave } = await visitor({ viewport, locale });
  await likes(page, { look, sound: false });
  for (const game of games) {
    await page.goto(`${URL}/rules/${game}`);
    await page.waitForSelector('figure');
    const wanted = (PLACES[game] ?? []).flatMap(({ figures = [] }) => figures);
    await expect.poll(() => page.locator('figure').count(), { message: game }).toBe(wanted.length);
    await fits(page);
    expect(await page.locator('body').textContent(), game).not.toContain('⟦');
    const wide = (): Promise<number> =>
      page
        .locator('figure .felt')
        .evaluateAll((nodes) => nodes.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(wide, { message: `${game}: a picture is wider than its place` }).toBe(0);
  }
  await leave();
});

test.each([
  ['light', ['one-eleven', 'duel']],
  ['dark', ['romme-lay', 'karo8']],
  ['contrast', ['brettspielnetz', 'gin']],
])('axe finds nothing serious, %s', async (look, games) => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { look, sound: false });
  for (const game of games) {
    await page.goto(`${URL}/rules/${game}`);
    await page.waitForSelector('figure');
    await sound(page);
  }
  await leave();
});

test('a disputed point leads to the option that decides it, and has an address', async () => {
  const { page, leave } = await visitor();
  await likes(page, { sound: false });
  await page.goto(`${URL}/rules/romme#Q-ROM-6`);
  await page.waitForSelector('[id="Q-ROM-6"]');
  const point = page.locator('[id="Q-ROM-6"]');
  expect(await point.locator('h3').textContent()).toContain('take a joker before');
  await page.waitForFunction(() => scrollY > 200);
  await point.getByRole('link').click();
  await page.waitForURL(/new\/romme\?option=rob_unopened/);
  const label = (): Promise<string | null | undefined> =>
    page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
    );
  await expect.poll(label).toBe('Taking jokers without a meld of your own');
  await leave();
});

test('the list of chapters goes to them, and the page stays where it is', async () => {
  const { page, leave } = await visitor();
  await page.goto(`${URL}/rules/karo8`);
  await page.getByRole('navigation', { name: 'On this page' }).getByText('The rows').click();
  await page.waitForFunction(() => scrollY > 100);
  await expect.poll(() => new globalThis.URL(page.url()).hash).toBe('#rows');
  await leave();
});
