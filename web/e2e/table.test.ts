/** A table among people: invitation, two browsers, a lost connection, refusals, the keyboard. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, expect, test } from 'vitest';
import { collected } from '../words-plugin.ts';
import { likes, number, PHONE, playOut, quit, URL, visitor } from './kit';

afterAll(quit);

test('two friends find each other by a link and play', async () => {
  const ana = await visitor();
  const ben = await visitor({ viewport: PHONE });
  for (const { page } of [ana, ben]) await likes(page, { plain: true, sound: false });

  await ana.page.goto(`${URL}/new/karo8`);
  await ana.page.fill('input[autocomplete=nickname]', 'Ana');
  await ana.page.click('[data-open]');
  const link = await ana.page.inputValue('.link');
  expect(await ana.page.getByRole('button', { name: 'Deal' }).isDisabled()).toBe(true);

  await ben.page.goto(link);
  await ben.page.fill('input[autocomplete=nickname]', 'Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ana.page.getByText('Ben').waitFor();
  await ana.page.getByRole('button', { name: 'Deal' }).click();
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('.table');
    expect(await page.locator('.seats li').count()).toBe(2);
  }
  await playOut([ana.page, ben.page]);
  await ana.page.waitForSelector('[data-over]', { state: 'attached' });
  await ben.page.waitForSelector('[data-over]', { state: 'attached' });
  await ana.leave();
  await ben.leave();
});

test('a lost connection comes back, and nothing is lost', async () => {
  const { page, leave } = await visitor();
  await likes(page, { plain: true, sound: false });
  const cuts: (() => Promise<void>)[] = [];
  const asked: string[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    asked.push(socket.url());
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.locator('[data-move]').first().waitFor();
  const before = await number(page);
  await cuts[0]?.();
  await page.waitForSelector('.lost');
  await page.waitForSelector('.lost', { state: 'detached' });
  expect(asked.at(-1)).toContain(`after=${before}`);
  expect(await number(page)).toBe(before);
  await page.locator('[data-move]').first().click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await leave();
});

test('a refusal is worded in the language that is read', async () => {
  for (const language of ['en', 'de', 'pl']) {
    const { page, leave } = await visitor({ locale: language });
    await likes(page, { sound: false });
    await page.goto(URL);
    await page.click('[data-play="karo8"]');
    await page.waitForSelector('.table');
    await page.locator('[aria-haspopup=dialog]').click();
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(collected('words', language)));
    const say = (key: string, facts = {}): string =>
      words.formatPattern(words.getMessage(key)?.value ?? '', facts);
    await page.getByRole('button', { name: say('web-command'), exact: true }).click();
    await page.locator('dialog[open] input').fill('lay 5x');
    await page.locator('dialog[open] input').press('Enter');
    const told = page.locator('dialog[open] .refusal span');
    await told.waitFor();
    expect(await told.textContent()).toBe(say('error-bad-piece', { text: '5x' }));
    await leave();
  }
});

test('two tabs of one player are in step', async () => {
  const { page, leave } = await visitor();
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.locator('[data-move]').first().waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator('[data-move]').first().waitFor();
  await page.locator('[data-move]').first().click();
  await expect.poll(async () => (await number(second)) === (await number(page))).toBe(true);
  await leave();
});

test('the keyboard alone is enough', async () => {
  const { page, leave } = await visitor();
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  const walk = async (selector: string): Promise<void> => {
    for (let step = 0; step < 80; step++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await walk('[data-play="karo8"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-move]').first().waitFor();
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-move]:enabled').first().waitFor();
    const before = await number(page);
    await walk('[data-move]');
    await page.keyboard.press('Enter');
    await expect.poll(() => number(page)).toBeGreaterThan(before);
  }
  await leave();
});
