/** Accounts: from guest to account and back, at two devices, with matches, ratings and bots. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { command, likes, PHONE, quit, sound, URL, visitor, type Visitor } from './kit';

afterAll(quit);

const PASSWORD = 'correct horse';
let names = 0;
const newName = (stem: string): string => `${stem} ${++names}`;

async function known(page: Page): Promise<void> {
  await page.waitForSelector('[data-sign-out]');
}

/** Fills in the sign-in form and submits it; the page may show why not. */
async function enter(page: Page, name: string, way: 'Sign in' | 'Create account'): Promise<void> {
  await page.locator('.ways').getByRole('button', { name: way }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: way }).click();
}

async function member(
  name: string,
  viewport?: { width: number; height: number },
): Promise<Visitor> {
  const person = await visitor(viewport ? { viewport } : {});
  await likes(person.page, { plain: true, sound: false });
  await person.page.goto(`${URL}/account`);
  await enter(person.page, name, 'Create account');
  await known(person.page);
  return person;
}

test('a guest becomes an account and keeps the table; a guest elsewhere brings one along', async () => {
  const name = newName('Ana');
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.waitForSelector('.table');
  const first = page.url();
  await page.goto(`${URL}/account`);
  await sound(page);
  await enter(page, name, 'Create account');
  await known(page);
  await sound(page);
  await page.getByRole('link', { name: 'My matches' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('[data-move]').first().waitFor();
  expect(page.url()).toBe(first);

  // At another device somebody plays as a guest first, and the open table stays theirs.
  const phone = await visitor();
  await likes(phone.page, { plain: true, sound: false });
  await phone.page.goto(URL);
  await phone.page.click('[data-play="karo8"]');
  await phone.page.locator('[data-move]').first().waitFor();
  const second = await phone.page.context().newPage();
  await second.goto(`${URL}/account`);
  await second.getByLabel('Name').fill(name);
  await second.getByLabel('Password', { exact: true }).fill('wrong horse');
  await second.getByLabel('Password', { exact: true }).press('Enter');
  await second.getByText('The name or the password is wrong.').waitFor();
  await enter(second, name.toUpperCase(), 'Sign in');
  await known(second);
  await second.goto(`${URL}/matches`);
  await expect.poll(() => second.getByRole('link', { name: 'Continue' }).count()).toBe(2);
  await phone.page.waitForSelector('.lost', { state: 'detached' });
  await expect.poll(() => phone.page.locator('[data-move]:enabled').count()).toBeGreaterThan(0);
  await phone.leave();
  await leave();
});

test('a rated match between two accounts is in both histories and in the ratings', async () => {
  const [one, two] = [newName('Ben'), newName('Cyd')];
  const ben = await member(one);
  const cyd = await member(two, PHONE);
  const guest = await visitor();

  await guest.page.goto(`${URL}/new/duel`);
  await expect.poll(() => guest.page.locator('[data-rated]').isDisabled()).toBe(true);
  await ben.page.goto(`${URL}/new/duel`);
  await ben.page.locator('[data-rated]').check();
  await ben.page.click('[data-open]');
  const link = await ben.page.inputValue('.link');
  await guest.page.goto(link);
  await guest.page.getByText('This table is rated.').waitFor();
  await cyd.page.goto(link);
  await cyd.page.getByRole('button', { name: 'Sit down' }).dblclick();
  // A second click is no mistake.
  await ben.page.getByRole('button', { name: 'Deal' }).dblclick();
  for (const { page } of [ben, cyd]) {
    await page.waitForSelector('.table');
    expect(await page.locator('.refusal').count()).toBe(0);
  }
  await cyd.page.locator('[aria-haspopup=dialog]').click();
  await cyd.page.getByRole('button', { name: 'Give up' }).click();
  await cyd.page.getByRole('button', { name: 'Really give up' }).click();
  await cyd.page.waitForSelector('[data-over]', { state: 'attached' });

  await ben.page.goto(`${URL}/matches`);
  await ben.page.getByText('won', { exact: true }).waitFor();
  await cyd.page.goto(`${URL}/matches`);
  await cyd.page.getByText('place 2 of 2').waitFor();
  await expect.poll(() => cyd.page.locator('a[href^="/replay/"]').count()).toBe(1);
  await sound(cyd.page);
  // A match is rated a moment after its end.
  let lines: string[] = [];
  await expect
    .poll(async () => {
      await guest.page.goto(`${URL}/ratings/duel`);
      await guest.page.locator('tbody tr, main a[href="/new/duel"]').first().waitFor();
      lines = await guest.page.locator('tbody tr').allInnerTexts();
      return lines.filter((line) => line.includes(one) || line.includes(two)).length;
    })
    .toBe(2);
  const at = (name: string): number => lines.findIndex((line) => line.includes(name));
  expect(at(one)).toBeLessThan(at(two));
  await sound(guest.page);
  await ben.page.goto(`${URL}/ratings/duel`);
  await ben.page.getByText('Your rating is').waitFor();
  for (const person of [ben, cyd, guest]) await person.leave();
});

test('friends by link: who is here, an invitation, and a seat at the table', async () => {
  const [one, two] = [newName('Eva'), newName('Finn')];
  const eva = await visitor();
  const finn = await visitor({ viewport: PHONE });
  for (const { page } of [eva, finn]) await likes(page, { plain: true, sound: false });
  await eva.page.goto(URL);
  await eva.page.locator('[data-friends-way]').click();
  await eva.page.getByLabel('Your name').fill(one);
  await eva.page.getByRole('button', { name: 'Save' }).click();
  const link = await eva.page.inputValue('[data-own-link] .link');

  // Finn is new here: he sees whose link it is, says who he is, and confirms once.
  await finn.page.goto(link);
  await finn.page.getByRole('heading', { name: `${one} wants to be friends with you.` }).waitFor();
  await sound(finn.page);
  await finn.page.getByLabel('Your name').fill(two);
  await finn.page.getByRole('button', { name: 'Become friends' }).click();
  await finn.page.getByText(`You and ${one} are friends.`).waitFor();
  await finn.page.locator('[data-to-start]').click();
  await finn.page.locator('[data-friends-row] [data-here]').filter({ hasText: one }).waitFor();

  const list = eva.page.locator('[data-friend-list] [data-here]').filter({ hasText: two });
  await list.waitFor();
  await sound(eva.page);
  await eva.page.goto(`${URL}/new/duel`);
  await eva.page.click('[data-open]');
  await eva.page.getByRole('button', { name: `Invite: ${two}` }).click();
  await eva.page.getByRole('button', { name: `Invited: ${two}` }).waitFor();
  const table = eva.page.url().split('/').at(-1) ?? '';
  const notice = finn.page.locator('[data-invitation]');
  await notice.getByText(`${one} invites you to play Heroes against villains.`).waitFor();
  await sound(finn.page);
  // Meanwhile the start page offers the same table.
  await finn.page.locator('[data-friends-row]').getByRole('link', { name: 'Join' }).waitFor();
  await notice.getByRole('button', { name: 'Join' }).click();
  await finn.page.getByRole('button', { name: 'Sit down' }).click();
  await notice.waitFor({ state: 'detached' });
  await eva.page.getByRole('button', { name: 'Deal' }).click();
  for (const { page } of [eva, finn]) await page.waitForSelector('.table');

  // Whoever does not want to be seen is not.
  await eva.page.goto(`${URL}/friends`);
  await eva.page.locator('[data-friend][data-here]').getByText('at a table').waitFor();
  await finn.page.goto(`${URL}/friends`);
  await finn.page.locator('[data-shown]').uncheck();
  await eva.page.locator('[data-friend]:not([data-here])').filter({ hasText: two }).waitFor();
  await finn.page.getByRole('button', { name: `Remove: ${one}` }).click();
  await finn.page.locator('[data-part-sure]').click();
  await eva.page.locator('[data-friend]').waitFor({ state: 'detached' });

  // Whoever has asked can think better of it.
  await command(eva.page, table, { do: 'befriend', seat: 1 });
  await finn.page.locator('[data-asked]').filter({ hasText: one }).waitFor();
  await eva.page.locator('[data-sent]').filter({ hasText: two }).waitFor();
  await sound(eva.page);
  await eva.page.getByRole('button', { name: `Withdraw: ${two}` }).click();
  await finn.page.locator('[data-asked]').waitFor({ state: 'detached' });
  await eva.page.locator('[data-sent]').waitFor({ state: 'detached' });
  await finn.leave();
  await eva.leave();
});

test('devices, bots, a new password, and goodbye', async () => {
  const name = newName('Dov');
  const { page, leave } = await member(name, PHONE);
  const other = await visitor();
  await other.page.goto(`${URL}/account`);
  await enter(other.page, name, 'Sign in');
  await known(other.page);

  await page.reload();
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await devices.getByRole('button', { name: 'Sign out' }).click();
  await devices.getByText('Done.').waitFor();
  await expect.poll(() => devices.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
  await other.page.reload();
  await other.page.waitForSelector('.ways');

  const bots = page.locator('[data-bots]');
  await bots.locator('summary').click();
  await bots.getByLabel('Name of the bot').fill('Robot');
  await bots.getByRole('button', { name: 'Make a bot' }).click();
  const token = await bots.getByLabel('Token', { exact: true }).inputValue();
  await expect.poll(() => bots.locator('pre').innerText()).toContain(token);
  const request = { headers: { authorization: `Bearer ${token}` } };
  expect(await (await fetch(`${URL}/api/me`, request)).json()).toMatchObject({ name: 'Robot' });
  await sound(page);
  await bots.getByRole('button', { name: 'Delete Robot' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => bots.getByRole('button', { name: 'Delete Robot' }).count()).toBe(0);
  await expect.poll(async () => (await fetch(`${URL}/api/me`, request)).status).toBe(401);

  await page.getByText('Change password').first().click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('short');
  const change = page.locator('details').getByRole('button', { name: 'Change password' });
  await change.click();
  await page.getByText('A password needs at least 8 characters').waitFor();
  await page.getByLabel('New password').fill('battery staple');
  await change.click();
  await page.getByText('You are signed out everywhere else.').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf-8')).person.name).toBe(name);

  await page.locator('[data-sign-out]').click();
  await page.getByText('You are signed out.').waitFor();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('battery staple');
  await page.keyboard.press('Enter');
  await known(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const sure = page.locator('dialog[open]');
  await sure.getByLabel('Password', { exact: true }).fill('battery staple');
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForSelector('[data-play]');
  await page.goto(`${URL}/account`);
  await enter(page, name, 'Sign in');
  await page.getByText('The name or the password is wrong.').waitFor();
  await other.leave();
  await leave();
});
