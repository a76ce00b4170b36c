/**
 * What the pages cost a visitor, measured in Chromium against the server at `RUMMEL_URL`: bytes on
 * the line, seconds until something can be done, and frames while a tile is dragged. Prints JSON;
 * `bench/web.py` makes a table of it.
 */
import { chromium } from 'playwright-core';

const URL = process.env.RUMMEL_URL ?? 'http://127.0.0.1:8017';
const RUNS = Number(process.env.RUMMEL_RUNS ?? 5);
const GAME = 'rummikub';
const RACK = '.rack button';
// Slow 4G, and a phone that is four times as slow as this machine.
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

const browser = await chromium.launch({
  executablePath: process.env.RUMMEL_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** A browser that has never been here; `slow` throttles its line and its processor. */
async function visitor(viewport, slow) {
  const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('rummel', '{"sound":false}'));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  return { context, page, cdp };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (since) => (performance.now() - since) / 1000;

/** Bytes of the start page, and with a first table. */
async function bytes() {
  const { context, page, cdp } = await visitor(PHONE, false);
  let all = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (all += encodedDataLength));
  cdp.on('Network.webSocketFrameReceived', ({ response }) => (all += response.payloadData.length));
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await page.waitForLoadState('networkidle');
  const start = all;
  await page.click(`[data-play="${GAME}"]`);
  await page.waitForSelector(RACK);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { start, table: all };
}

/** Somebody's table, so that others can follow its link. */
async function opened() {
  const { context, page } = await visitor(DESK, false);
  await page.goto(URL);
  await page.click(`[data-play="${GAME}"]`);
  await page.waitForSelector(RACK);
  return { url: page.url(), cookies: await context.cookies(), close: () => context.close() };
}

/** The page itself notes when something can be used: asking it all the time would slow it down. */
function watchFor(selector) {
  window.arrived = new Promise((done) => {
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame((now) => done(now / 1000));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Seconds from the beginning of a visit until something can be used. */
async function arrival(page, url, selector) {
  await page.addInitScript(watchFor, selector);
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate(() => window.arrived);
}

/** Seconds: to the start page, from there to a new table, and straight to a table by its link. */
async function times(slow) {
  const times = { start: [], play: [], link: [] };
  const table = await opened();
  for (let run = 0; run < RUNS; run++) {
    let { context, page } = await visitor(PHONE, slow);
    times.start.push(await arrival(page, URL, '[data-play]:enabled'));
    await page.waitForLoadState('networkidle');
    const play = `[data-play="${GAME}"]`;
    times.play.push(
      await page.evaluate(
        ([button, rack]) =>
          new Promise((done) => {
            const begun = performance.now();
            const look = (now) =>
              document.querySelector(rack)
                ? done((now - begun) / 1000)
                : requestAnimationFrame(look);
            document.querySelector(button).click();
            requestAnimationFrame(look);
          }),
        [play, RACK],
      ),
    );
    await context.close();

    ({ context, page } = await visitor(PHONE, slow));
    await context.addCookies(table.cookies);
    times.link.push(await arrival(page, table.url, RACK));
    await context.close();
  }
  await table.close();
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** All 106 tiles: fourteen on the rack, the others in melds. */
function crowded(view, you) {
  const runs = ['c', 'd', 'h', 's'].flatMap((suit) =>
    [0, 1].flatMap(() =>
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9, 10],
        [11, 12, 13],
      ].map((ranks) => ranks.map((rank) => `${rank}${suit}`)),
    ),
  );
  const rack = [...runs.splice(28).flat(), '*', '*'];
  const hands = view.hands.map((hand, seat) => (seat === you ? rack : hand));
  const legal = ['draw'];
  const free = ['lay'];
  return {
    ...view,
    table: runs,
    hands,
    to_act: [you],
    turn: you,
    legal,
    free,
    may_use_table: true,
  };
}

/** Frames while a tile goes across a full table and back. */
async function frames(slow) {
  const { context, page, cdp } = await visitor(DESK, false);
  let you = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === 'table') you = message.you;
      if (message.view) message.view = crowded(message.view, you);
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto(URL);
  await page.click(`[data-play="${GAME}"]`);
  await page.waitForSelector('[data-new]');
  const shown = await page.locator('.tiles .rack .piece, .tiles .meld .piece').count();
  if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const tile = await page.locator('.rack button').first().boundingBox();
  const felt = await page.locator('.tiles .felt').boundingBox();
  await page.mouse.move(tile.x + 10, tile.y + 10);
  await page.mouse.down();
  await page.mouse.move(tile.x + 30, tile.y - 10);
  await page.evaluate(() => {
    window.frames_ = [];
    const tick = (now) => {
      window.frames_.push(now);
      window.ticking = requestAnimationFrame(tick);
    };
    window.ticking = requestAnimationFrame(tick);
  });
  const before = await busy();
  const begun = performance.now();
  for (let at = seconds(begun) / 4; at < 1; at = seconds(begun) / 4) {
    const x = felt.x + felt.width * (0.5 - 0.45 * Math.cos(at * 6 * Math.PI));
    const y = felt.y + felt.height * (0.1 + 0.8 * at);
    await page.mouse.move(x, y);
  }
  const used = (await busy()) - before;
  const all = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking);
    return window.frames_;
  });
  await page.mouse.up();
  await context.close();
  const gaps = all.slice(1).map((now, at) => now - all[at]);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    tiles: shown,
    fps: (1000 * gaps.length) / whole,
    late: gaps.filter((gap) => gap > 17).length / gaps.length,
    work: (1000 * used) / gaps.length,
  };
}

const results = {
  bytes: await bytes(),
  quick: await times(false),
  slow: await times(true),
  frames: await frames(false),
  slowFrames: await frames(true),
};
await browser.close();
console.log(JSON.stringify(results));
