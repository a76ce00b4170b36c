/**
 * The pictures of the README, taken again from the server at `RUMMEL_URL` into the folder that is named:
 * friends play by the solver's advice until there is something to see.
 */
import { writeFileSync } from 'node:fs';
import { chromium, request } from 'playwright-core';
import { png } from './png.mjs';

const URL = process.env.RUMMEL_URL ?? 'http://127.0.0.1:8017';
const FOLDER = process.argv[2] ?? '../docs';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Nobody is offered a lesson in a picture. */
const games = await (await fetch(`${URL}/api/games`)).json();
const declined = games.map(({ id }) => id);

const browser = await chromium.launch({
  executablePath: process.env.RUMMEL_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Somebody who plays by requests alone. */
async function friend(name) {
  const line = await request.newContext({ baseURL: URL, extraHTTPHeaders: { origin: URL } });
  const post = async (path, data) => (await line.post(path, { data })).json();
  await post('/api/guest', { name, language: 'en' });
  return { line, post };
}

/** Friends at a table that has been dealt. */
async function gathered(names, game, options = {}) {
  const [host, ...others] = await Promise.all(names.map(friend));
  const seats = ['me', ...others.map(() => 'open')];
  const { id } = await host.post('/api/tables', { game, options, seats });
  for (const one of others) await one.post(`/api/tables/${id}/commands`, { do: 'sit' });
  await host.post(`/api/tables/${id}/commands`, { do: 'start' });
  return { id, friends: [host, ...others] };
}

/** Plays on until `enough` likes what the first friend sees, or the round is over. */
async function playOn({ id, friends }, enough) {
  for (let move = 0; move < 400; move++) {
    const at = await (await friends[0].line.get(`/api/tables/${id}`)).json();
    const { number, view } = at.position;
    const [hint] = await advice(friends[0].line, id);
    if (view.outcome || enough(view, hint ?? '')) return;
    for (const one of friends) {
      const [text] = await advice(one.line, id);
      const play = { do: 'play', number, move: text, key: `${number}` };
      if (text) await one.post(`/api/tables/${id}/commands`, play);
      if (text) break;
    }
  }
}
const advice = async (line, id) =>
  (await (await line.get(`/api/tables/${id}/hint`)).json()).moves ?? [];

/** A page of somebody's own. */
async function page(viewport, likes = {}, somebody) {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  if (somebody) await context.addCookies((await somebody.line.storageState()).cookies);
  const page = await context.newPage();
  const kept = JSON.stringify({ sound: false, look: 'light', ...likes });
  await page.addInitScript(
    ([likes, lessons]) => {
      localStorage.setItem('rummel', likes);
      localStorage.setItem('rummel-lessons', lessons);
    },
    [kept, JSON.stringify({ declined })],
  );
  return page;
}

/** The others have the table open, too. */
async function company({ id, friends }) {
  const pages = [];
  for (const friend of friends.slice(1)) {
    const theirs = await page(DESK, {}, friend);
    await theirs.goto(`${URL}/t/${id}`);
    await theirs.waitForSelector('.table .seats');
    pages.push(theirs);
  }
  return () => Promise.all(pages.map((one) => one.context().close()));
}

/** Takes a picture and closes the page. */
async function shoot(shown, name) {
  await shown.waitForTimeout(400); // what glides has arrived
  const taken = await shown.screenshot();
  const blank = await browser.newPage();
  const picture = await blank.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let text = '';
      for (let at = 0; at < bytes.length; at += 32768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32768));
      return { width: bitmap.width, height: bitmap.height, text: btoa(text) };
    },
    `data:image/png;base64,${taken.toString('base64')}`,
  );
  const { width, height, text } = picture;
  const small = png({ width, height, pixels: Buffer.from(text, 'base64') });
  writeFileSync(`${FOLDER}/${name}.png`, small);
  console.log(`${name}.png ${small.length} bytes`);
  await blank.close();
  await shown.context().close();
}

// ---------------------------------------------------------------------------------- the pictures

const start = await page(DESK);
await start.goto(URL);
await start.waitForSelector('[data-play]');
await shoot(start, 'start');

const tiles = await gathered(['Ana', 'Ben', 'Cyd'], 'rummikub');
await playOn(tiles, (view, hint) => view.table.length > 6 && hint.startsWith('lay'));
const tilesCompany = await company(tiles);
for (const [name, size, look] of [
  ['table', DESK, 'light'],
  ['phone', PHONE, 'dark'],
]) {
  const shown = await page(size, { look }, tiles.friends[0]);
  await shown.goto(`${URL}/t/${tiles.id}`);
  await shown.waitForSelector('[data-new]');
  if (!(await shown.locator('[data-done]').count())) {
    await shown.click('[data-hint]');
    await shown.click('[data-show]');
  }
  await shown.waitForSelector('[data-done]:enabled');
  await shoot(shown, name);
}
await tilesCompany();

const cards = await gathered(['Ana', 'Ben', 'Cyd'], 'romme-lay');
await playOn(cards, (view, hint) => view.table.length > 3 && hint.startsWith('discard'));
const cardsCompany = await company(cards);
const romme = await page(DESK, {}, cards.friends[0]);
await romme.goto(`${URL}/t/${cards.id}`);
await romme.waitForSelector('.fan');
await shoot(romme, 'romme');
await cardsCompany();

const rules = await page(DESK);
await rules.goto(`${URL}/rules/myrummy`);
await rules.waitForSelector('main p:nth-of-type(2)');
await shoot(rules, 'rules');

await playOn(tiles, () => false);
const replay = await page(DESK, {}, tiles.friends[0]);
await replay.goto(`${URL}/replay/${tiles.id}?step=40`);
await replay.waitForSelector('[data-best]');
await shoot(replay, 'replay');

// What the terminal has shown, as a drawing.
if (process.env.RUMMEL_TERMINAL) {
  const terminal = await page(DESK);
  await terminal.goto(`file://${process.env.RUMMEL_TERMINAL}`);
  const box = (await terminal.locator('svg').getAttribute('viewBox')).split(' ').map(Number);
  await terminal.setViewportSize({ width: Math.round(box[2]), height: Math.round(box[3]) });
  await shoot(terminal, 'terminal');
}

await browser.close();
