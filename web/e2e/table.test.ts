/** A table among people: invitation, two browsers, a lost connection, refusals, the keyboard. */
import type { Page, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  axe,
  command,
  fits,
  hint,
  joinIn,
  lasting,
  likes,
  noticed,
  number,
  PHONE,
  playByHint,
  playOut,
  quit,
  sitDown,
  sound,
  URL,
  visitor,
} from './kit';
import type { At, Karo8View } from '../src/wire';
import { pushService } from './push-service';
import { byClick } from './tile-player';

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
  for (const { page } of [ana, ben])
    await expect.poll(() => page.locator('.table .seats li').count()).toBe(2);
  await playOut([ana.page, ben.page]);
  await ana.page.waitForSelector('[data-over]', { state: 'attached' });
  await ben.page.waitForSelector('[data-over]', { state: 'attached' });
  await ana.leave();
  await ben.leave();
});

test('a guest without a name is an animal; an invited friend reads who invites, and names themselves', async () => {
  const ana = await visitor({ viewport: PHONE });
  await likes(ana.page, { plain: true, sound: false });
  await ana.page.goto(URL);
  await ana.page.click('[data-play="karo8"]');
  const own = ana.page.locator('.table .seats li').first();
  await own.locator('[data-avatar] svg').waitFor();
  const animal = await own.locator('[data-avatar]').getAttribute('data-avatar');
  expect((await own.locator('.name').textContent())?.toLowerCase()).toContain(animal);

  // For friends she is asked for a name, and may look like something else.
  await ana.page.goto(`${URL}/settings`);
  const [other, called] = animal === 'hedgehog' ? ['owl', 'Owl'] : ['hedgehog', 'Hedgehog'];
  await ana.page.getByRole('radio', { name: called }).check({ force: true });
  await ana.page.getByText('Saved').waitFor();
  expect(await axe(ana.page)).toEqual([]);
  await ana.page.goto(`${URL}/new/karo8`);
  await ana.page.fill('input[autocomplete=nickname]', 'Ana');
  await ana.page.click('[data-open]');
  const link = await ana.page.inputValue('.link');

  const ben = await visitor();
  await likes(ben.page, { plain: true, sound: false });
  await ben.page.goto(link);
  await ben.page.getByText('Ana invites you to this table.').waitFor();
  await ben.page.locator(`[data-avatar=${other}] svg`).waitFor();
  expect(await ben.page.locator('.link').count()).toBe(0); // it is not their table yet
  await ben.page.fill('input[autocomplete=nickname]', 'Ben Li');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ana.page.getByText('Ben Li').waitFor();
  expect(await ana.page.locator('[data-avatar=""]').textContent()).toMatch(/BL/);
  await ana.leave();
  await ben.leave();
});

test('on a phone the longest names and titles stay in their places, and a name is asked for where one types', async () => {
  const [ana, ben] = [
    await visitor({ viewport: PHONE, locale: 'pl' }),
    await visitor({ viewport: PHONE, locale: 'pl' }),
  ];
  for (const { page } of [ana, ben]) await likes(page, { sound: false });
  await ana.page.goto(URL);
  await ana.page.click('[data-pick="karo8"]');
  await ana.page.click('[data-stage="karo8"] [data-friends]');
  await ana.page.locator('#host-name').waitFor();
  await ana.page.keyboard.type('W'.repeat(24));
  await ana.page.keyboard.press('Enter');
  await ana.page.locator('.link').waitFor();

  await ben.page.goto(ana.page.url());
  await ben.page.locator('.invited').waitFor();
  await fits(ben.page);
  await ben.page.fill('input[autocomplete=nickname]', 'M'.repeat(24));
  await ben.page.keyboard.press('Enter');
  await ana.page.locator('.stack .button.main:enabled:not([data-share])').click();
  for (const { page } of [ana, ben]) {
    await page.locator('.table .tray').waitFor();
    const found = await page.evaluate(() => {
      const box = (one: Element | Range): DOMRect => one.getBoundingClientRect();
      const all = (wanted: string): Element[] => [...document.querySelectorAll(wanted)];
      const game = document.querySelector('header .game') as Element;
      const letters = document.createRange();
      letters.selectNodeContents(game);
      return {
        wide: all('.felt, .tray, .prompt').filter((one) => one.scrollWidth > one.clientWidth)
          .length,
        cut: box(letters).top < box(game).top || box(letters).bottom > box(game).bottom,
        under: box(game).right > box(document.querySelector('.seats > .you') as Element).left,
        side: all('.seats > .you .note').filter((one) => one.scrollWidth > one.clientWidth).length,
      };
    });
    expect(found).toEqual({ wide: 0, cut: false, under: false, side: 0 });
  }
  // A long name leaves room for the points that follow a round, also once its owner has gone.
  const cut = (): Promise<number> =>
    ana.page.evaluate(() => {
      const facts = document.querySelector('.seats > li:not(.you) .facts') as Element;
      const own = document.querySelector('.seats > .you .facts .number') as Element;
      const points = own.cloneNode() as Element;
      points.textContent = '−13';
      facts.prepend(points);
      const over = points.getBoundingClientRect().right - facts.getBoundingClientRect().right;
      points.remove();
      return over;
    });
  expect(await cut()).toBeLessThanOrEqual(0.5);
  await ben.leave();
  await ana.page.locator('.seats > .gone').waitFor();
  expect(await cut()).toBeLessThanOrEqual(0.5);
  await ana.leave();
});

test('one chooses whom to play with by a face, and it is kept; a host lets bots sit down', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  expect(await page.locator('[data-faces] :checked').getAttribute('value')).toBe('leo');
  await page.getByRole('radio', { name: /^Ada, strength 5 of 5/ }).check({ force: true });
  await page.click('[data-play="karo8"]');
  const other = page.locator('.table .seats li').nth(1);
  await other.waitFor();
  expect(await other.textContent()).toMatch(/Ada.*bot/s);
  await expect.poll(() => other.locator('[data-portrait=ada] svg').count()).toBe(1);

  await page.goto(`${URL}/new/karo8`);
  await page.getByLabel('Player 2').selectOption('bot');
  expect(await page.locator('[data-faces] :checked').getAttribute('value')).toBe('ada');
  await page.getByLabel('Player 2').selectOption('open');
  await page.click('[data-open]');
  await page.click('[data-seat-bot]');
  await page.getByRole('radio', { name: /^Mia, strength 1 of 5/ }).check({ force: true });
  expect(await axe(page)).toEqual([]);
  await page.click('[data-invite]');
  await page.getByText('Still learning').waitFor();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.table .seats [data-portrait=mia]').waitFor();
  await leave();
});

test('the first screen plays, recommends, and says what went wrong where one looks', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  const play = page.locator('[data-stage] [data-play]');
  const box = await play.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);

  // A game offers the numbers of players that it has.
  await page.click('[data-pick="duel"]');
  const seats = page.locator('[data-stage="duel"] .chips label');
  await seats.first().waitFor();
  expect(await seats.allTextContents().then((all) => all.map((one) => one.trim()))).toEqual([
    '2',
    '4',
  ]);
  await page.click('[data-wish="3"]');
  await page.locator('[data-pick="duel"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-pick]').count()).toBeGreaterThan(2);
  await page.click('[data-wish="3"]');

  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const last = page.locator('.game [data-play]').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  const fault = page.locator('[data-fault]');
  await fault.waitFor();
  expect(await fault.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await leave();
});

test('friends come by a code, and a table with bots is given up and taken back', async () => {
  const ana = await visitor({ viewport: PHONE });
  const ben = await visitor();
  for (const { page } of [ana, ben]) await likes(page, { plain: true, sound: false });
  await lasting(ben.page);
  await ana.page.goto(URL);
  await ana.page.click('[data-pick="karo8"]');
  await ana.page.click('[data-friends]');
  await ana.page.fill('#host-name', 'Ana');
  await ana.page.keyboard.press('Enter');
  const link = await ana.page.inputValue('.link');

  await ben.page.goto(URL);
  await ben.page.fill('#join', 'not a table');
  await ben.page.keyboard.press('Enter');
  await ben.page.locator('#join-wrong').waitFor();
  await ben.page.fill('#join', link.split('/').at(-1) ?? '');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByText('Ana').first().waitFor();

  // One tap leads back to the last table; × gives up, and can be undone.
  await ben.page.goto(URL);
  await ben.page.click('.game [data-play="karo8"]');
  await ben.page.waitForSelector('.table');
  const table = ben.page.url();
  await ben.page.goto(URL);
  await ben.page.click('[data-latest]');
  await ben.page.waitForSelector('.table');
  expect(ben.page.url()).toBe(table);
  await ben.page.goto(URL);
  await ben.page.click('[data-give-up]');
  await expect.poll(() => ben.page.locator('[data-latest]').count()).toBe(0);
  await ben.page.locator('[data-undo] button').click();
  await ben.page.locator('[data-latest]').waitFor();
  await ben.page.click('[data-give-up]');
  await ben.page.locator('footer a[href="/matches"]').click();
  await expect
    .poll(async () => (await ben.page.request.get(`${URL}/api/me/matches?which=over`)).json())
    .toMatchObject({ matches: [{ table: table.split('/').at(-1) }] });
  await ana.leave();
  await ben.leave();
});

test('on a phone a line of chat is noticed, and a quick word is shown beside its player', async () => {
  const ana = await visitor();
  const ben = await visitor({ viewport: PHONE });
  await lasting(ben.page);
  const id = await sitDown(ana.page, { game: 'gin', seats: ['me', 'open'] });
  await joinIn(ben.page, id, 'Ben');
  await command(ana.page, id, { do: 'start' });
  for (const { page } of [ana, ben]) await page.waitForSelector('.table .seats');
  const { page } = ben;
  const badge = page.locator('[data-unread]');
  expect(await badge.count()).toBe(0);
  await ana.page.getByPlaceholder('Say something').fill('Have fun');
  await ana.page.keyboard.press('Enter');
  await page.locator('[data-talk-notice]').getByText('Have fun').waitFor();
  await expect.poll(() => badge.textContent()).toBe('1');
  expect(await axe(page)).toEqual([]);
  // It stands in the head: the players and what they do stay in sight.
  const notice = await page.locator('[data-talk-notice]').boundingBox();
  const seat = await page.locator('.seats li:not(.you)').boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(seat?.y ?? 0);

  // The line is read once the chat is open, also after a reload.
  await page.click('[data-talk-notice]');
  await page.locator('dialog[open] .lines').getByText('Have fun').waitFor();
  await expect.poll(() => badge.count()).toBe(0);
  await page.reload();
  await page.waitForSelector('[data-talk]');
  expect(await badge.count()).toBe(0);

  // It is shown for a few seconds, in which a busy machine may not look.
  const thanked = await noticed(ana.page, '.seats > :not(.you) [data-reaction=thanks]');
  await page.click('[data-talk]');
  await page.click('dialog[open] [data-react=thanks]');
  await expect.poll(thanked).toBe(true);
  await ana.page.locator('[data-reaction]').waitFor({ state: 'detached' });

  // Whom one does not want to hear is not heard.
  await page.click('[data-talk]');
  await page.locator('dialog[open] summary').click();
  await page.click('dialog[open] [data-mute="0"]');
  await page.locator('dialog[open]').getByText('Unmute').waitFor();
  await expect.poll(() => page.locator('dialog[open] .lines p').count()).toBe(0);
  await command(ana.page, id, { do: 'say', text: 'Hello?', key: 'hello' });
  await command(ben.page, id, { do: 'say', text: 'Quiet here', key: 'quiet' });
  await page.locator('dialog[open] .lines').getByText('Quiet here').waitFor();
  expect(await page.getByText('Hello?').count()).toBe(0);
  await ana.leave();
  await ben.leave();
});

test('the host changes how fast bots move, and everybody sees it', async () => {
  const ana = await visitor({ viewport: PHONE });
  const ben = await visitor();
  const seats = ['me', 'open', 'bot:greedy'];
  const id = await sitDown(ana.page, { game: 'karo8', seats });
  await joinIn(ben.page, id, 'Ben');
  await command(ana.page, id, { do: 'start' });
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('.table .tray');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForSelector('[data-pace=natural]');
  }
  expect(await ben.page.locator('[data-pace] input').count()).toBe(0);
  await ana.page.getByRole('radio', { name: 'at once' }).click();
  for (const { page } of [ana, ben]) await page.waitForSelector('[data-pace=at-once]');
  expect(await axe(ana.page)).toEqual([]);
  await ana.leave();
  await ben.leave();
});

test('the end is seen, explained, pushed aside and shared as a picture', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.click('.game [data-play="karo8"]');
  await page.waitForSelector('.table');
  await playOut([page]);
  await page.waitForSelector('dialog[open] [data-win]');
  await expect.poll(() => page.locator('[data-end-row]').count()).toBe(2);
  expect(await page.locator('[data-entries]').first().textContent()).toContain('Round won');
  const address = `/api/tables/${page.url().split('/').at(-1)}`;
  const { position } = (await (await page.request.get(address)).json()) as At;
  const hands = (position?.view as Karo8View).counts.filter((count) => count > 0);
  await expect.poll(() => page.locator('[data-left-hand]').count()).toBe(hands.length);
  // The match may end a moment after its last round.
  await page.locator('dialog .kind', { hasText: 'The match is over' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.click('[data-aside]');
  await page.click('[data-show-result]');
  const download = page.waitForEvent('download');
  await page.click('[data-share]');
  expect((await download).suggestedFilename()).toMatch(/^rummel-.*\.png$/);
  await page.locator('dialog').getByText('The picture is among your downloads.').waitFor();
  expect(await axe(page)).toEqual([]);
  await leave();
});

test('two strangers find each other; one of them is reported and blocked', async () => {
  const ana = await visitor({ viewport: PHONE });
  const ben = await visitor({ locale: 'de' });
  for (const { page } of [ana, ben]) await likes(page, { plain: true, sound: false });
  await ana.page.goto(`${URL}/quick/karo8`);
  expect(await axe(ana.page)).toEqual([]);
  await ana.page.click('[data-find]');
  await ana.page.waitForSelector('[data-looking]');
  expect(await ana.page.locator('[data-meanwhile]').count()).toBe(0); // for twenty seconds
  expect(await axe(ana.page)).toEqual([]);

  await ben.page.goto(`${URL}/quick`);
  await ben.page.locator('main select').selectOption({ label: 'Karo 8' });
  await ben.page.getByText('Gerade sucht eine Person genau das.').waitFor();
  await ben.page.click('[data-find]');
  for (const { page } of [ana, ben]) await page.waitForURL(/\/t\//);
  for (const { page } of [ana, ben]) await page.locator('.table .seats').waitFor();
  expect(ana.page.url()).toBe(ben.page.url());

  const { page } = ana;
  await page.click('[data-talk]');
  await page.locator('dialog[open] summary').click();
  await page.click('dialog[open] [data-report]');
  await page.getByLabel('cheating').check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText('Thank you.').waitFor();
  await page.click('dialog[open] [data-block]');
  await page.locator('dialog[open]').getByText('will never be matched with you').waitFor();

  // Now they don't meet any more; who waits long is offered a bot, and can tell it from people.
  const waits = async (route: Route): Promise<void> => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"waited":[^,}]+/, '"waited":60');
    await route.fulfill({ response: answer, body });
  };
  await page.route('**/api/quick', waits);
  for (const one of [ana, ben]) {
    await one.page.goto(`${URL}/quick/karo8`);
    await one.page.click('[data-find]');
  }
  await page.locator('[data-meanwhile]').waitFor();
  expect(await axe(page)).toEqual([]);
  await ben.page.waitForSelector('[data-looking]');
  await ben.page.click('[data-stop]');
  await ben.page.waitForSelector('[data-find]');
  await page.getByRole('button', { name: 'Play the bot' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.table .seats [data-portrait]').first().waitFor();

  // A block can be taken back.
  await page.goto(`${URL}/account`);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('button', { name: 'Unblock' }).waitFor({ state: 'detached' });
  await ana.leave();
  await ben.leave();
});

test('somebody who is not at the table is told that it is their turn', async () => {
  const service = await pushService();
  const ana = await visitor({ viewport: PHONE, permissions: ['notifications'] }, { whole: true });
  const ben = await visitor();
  // A browser without a way to its maker's service has one on this machine.
  await ana.page.addInitScript((subscription) => {
    if (!('PushManager' in window)) return;
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription };
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
    Notification.requestPermission = () => Promise.resolve('granted');
  }, service.subscription);
  const setup = { pace: 'correspondence', clock: { kind: 'turn', seconds: 86_400 } };
  const id = await sitDown(ana.page, { game: 'karo8', seats: ['me', 'open'], setup });
  await joinIn(ben.page, id, 'Ben');
  await command(ana.page, id, { do: 'start' });
  for (const { page } of [ana, ben]) await page.waitForSelector('.table .tray');

  // The table offers it, and says in the title whose turn it is.
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.click('[data-push]');
  await expect.poll(() => ana.page.locator('[data-push]').count()).toBe(0);
  const turn = (page: Page): Promise<boolean> =>
    page.title().then((title) => title === 'Your turn: Karo 8');
  await expect
    .poll(async () => Number(await turn(ana.page)) + Number(await turn(ben.page)))
    .toBe(1);
  // Whoever draws the first eight lays it too (KAR-12).
  const playTurn = async (page: Page): Promise<void> => {
    for (;;) {
      const { position } = (await (await page.request.get(`/api/tables/${id}`)).json()) as At;
      const [move] = position?.view.legal ?? [];
      if (!position || !move) return;
      const { number } = position;
      await command(page, id, { do: 'play', number, move, key: `move ${number}` });
    }
  };
  if (await turn(ana.page)) await playTurn(ana.page);
  await expect.poll(() => turn(ben.page)).toBe(true);
  await ana.page.goto(`${URL}/rules`);
  await expect
    .poll(async () => {
      const { table } = (await (await ben.page.request.get(`/api/tables/${id}`)).json()) as At;
      return table.seats[0]?.here;
    })
    .toBe(false);
  await playTurn(ben.page);
  await expect
    .poll(() => service.delivered)
    .toEqual([{ title: 'Karo 8', body: 'It’s your turn.', url: `/t/${id}` }]);

  // The worker of the pages shows it.
  const tools = await ana.page.context().newCDPSession(ana.page);
  const registered = new Promise<string>((known) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) known(one.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await ana.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const data = JSON.stringify(service.delivered[0]);
  const registrationId = await registered;
  // Chromium may lose one that comes while it starts the worker; the same one again changes nothing.
  const shown = async (): Promise<string[]> => {
    await tools.send('ServiceWorker.deliverPushMessage', { origin: URL, registrationId, data });
    return ana.page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  };
  await expect.poll(shown).toEqual(['Karo 8: It’s your turn.']);
  service.close();
  await ana.leave();
  await ben.leave();
});

test('three people at one table see the same, and play to the end', async () => {
  const all = [
    await visitor(),
    await visitor({ viewport: PHONE }),
    await visitor({ locale: 'de' }),
  ];
  const [ana, ben, cyd] = all.map(({ page }) => page) as [Page, Page, Page];
  const id = await sitDown(ana, {
    game: 'rummikub',
    options: { players: 3, hand: 7, minimum: 0, rounds: 1, max_turns: 9 },
    seats: ['me', 'open', 'open'],
  });
  await joinIn(ben, id, 'Ben');
  await joinIn(cyd, id, 'Cyd');
  await command(ana, id, { do: 'start' });
  for (const page of [ana, ben, cyd]) await page.waitForSelector('.tiles');
  const table = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('.felt .meld')
      .evaluateAll((stacks) => stacks.map((one) => one.querySelectorAll('.piece').length + ''));
  /** How many different things the three pages show. */
  const shown = async (look: (page: Page) => Promise<unknown>): Promise<number> =>
    new Set((await Promise.all([ana, ben, cyd].map(look))).map(String)).size;
  await playByHint([ana, ben, cyd], byClick, async () => {
    await expect.poll(() => shown(number)).toBe(1);
    await expect.poll(() => shown(table)).toBe(1);
  });
  const totals: string[][] = [];
  for (const page of [ana, ben, cyd]) {
    await page.waitForSelector('[data-over]', { state: 'attached' });
    await page.waitForSelector('dialog[open] [data-end-row]');
    totals.push(await page.locator('dialog[open] [data-end-row] .points').allTextContents());
  }
  expect(totals[0]).toHaveLength(3);
  expect(totals[1]).toEqual(totals[0]);
  expect(totals[2]).toEqual(totals[0]);

  // Another match: one asks, the others are told wherever they look, and all are taken there.
  const replies = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('dialog[open] [data-reply]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-reply')));
  await ben.keyboard.press('Escape'); // looks at the table instead
  await ana.click('dialog[open] [data-rematch=yes]');
  await ben.locator('.bar [data-rematch-asked]').waitFor();
  await cyd.locator('dialog[open] [data-rematch-asked]').waitFor();
  await expect.poll(() => replies(ana)).toEqual(['open', 'open']);
  await cyd.click('dialog[open] [data-rematch=yes]');
  await expect.poll(() => replies(ana)).toEqual(['open', 'yes']);
  await ben.click('.bar [data-rematch=no]');
  await expect.poll(() => replies(ana)).toEqual(['no', 'yes']);
  expect(await axe(ana)).toEqual([]);
  await command(ben, id, { do: 'rematch' }); // changes his mind
  const next = /\/t\/(?!ID)/.source.replace('ID', id);
  for (const page of [ana, cyd]) await page.waitForURL(new RegExp(next));
  await ben.waitForURL(new RegExp(next));
  for (const page of [ana, ben, cyd]) await page.waitForSelector('.tiles');
  for (const one of all) await one.leave();
});

test('the others sit there with face, cards and deeds; who is away is seen; the log folds away', async () => {
  const ana = await visitor({ bypassCSP: true });
  const ben = await visitor({ viewport: PHONE, bypassCSP: true });
  const id = await sitDown(ana.page, {
    game: 'romme',
    seats: ['me', 'open', 'bot:nora', 'bot:leo', 'bot:mia', 'bot:ada'],
    options: { players: 6 },
  });
  await joinIn(ben.page, id, 'Ben');
  await command(ana.page, id, { do: 'start' });
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('.table .tray');
    await expect.poll(() => page.locator('.seats [data-hand] .back').count()).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.seats [data-portrait]').count()).toBe(4);
    // Nothing of what stands beside a name wraps.
    const tall = await page
      .locator('.seats .facts')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
    expect(tall).toBeLessThan(30);
    await sound(page);
  }
  const seat = ana.page.locator('.seats > [data-seat="1"]');
  await seat.locator('.away').waitFor({ state: 'detached' });
  await ben.leave();
  await seat.locator('.away').waitFor();
  expect(await seat.locator('.away').textContent()).toBe('away');

  const log = ana.page.locator('aside .log');
  expect(await log.isVisible()).toBe(true);
  expect(await ana.page.locator('aside .chat').isVisible()).toBe(true);
  await ana.page.click('[data-beside]');
  expect(await log.isVisible()).toBe(false);
  await ana.page.reload();
  await ana.page.waitForSelector('.table .tray');
  expect(await log.isVisible()).toBe(false);

  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.locator('dialog[open] .choices').getByText('Rules').first().waitFor();
  const choices = await ana.page.locator('dialog[open] .choices > *').allTextContents();
  const place = (words: string): number => choices.findIndex((one) => one.includes(words));
  expect(place('Rules')).toBeLessThan(place('Type a move'));
  await ana.page.click('[data-menu="settings"]');
  await ana.page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect
    .poll(() => ana.page.evaluate(() => document.documentElement.dataset['look']))
    .toBe('dark');
  await sound(ana.page);
  await ana.leave();
});

test('beside a table with bots alone there is no chat', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'karo8' });
  await page.locator('aside .log').waitFor();
  expect(await page.locator('aside .chat').count()).toBe(0);
  await leave();
});

test('a lost connection comes back, and nothing is lost', async () => {
  const { page, leave } = await visitor();
  await likes(page, { plain: true, sound: false });
  const cuts: (() => Promise<void>)[] = [];
  const addresses: string[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    addresses.push(socket.url());
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.locator('[data-move]').first().waitFor();
  const before = await number(page);
  const lost = await noticed(page, '.lost');
  await cuts[0]?.();
  await expect.poll(lost).toBe(true);
  await page.waitForSelector('.dot.open');
  expect(addresses.at(-1)).toContain(`after=${before}`);
  expect(await number(page)).toBe(before);
  await page.locator('[data-move]').first().click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await leave();
});

/** Opens the line for typed commands, whatever the language. */
async function typed(page: Page, text: string): Promise<void> {
  const line = page.locator('dialog[open] form input');
  if (!(await line.count())) {
    await page.locator('[aria-haspopup=dialog]').click();
    await page.locator('[data-menu="type"]').click();
  }
  await line.fill(text);
  await line.press('Enter');
}

test.each([
  ['en', '“spread” is not possible at this point of your turn. Look at the moves that are.'],
  ['de', '„spread“ geht an dieser Stelle deines Zugs nicht. Sieh nach, was möglich ist.'],
  ['pl', 'W tej chwili twojej tury nie można zagrać „spread”. Zobacz, jakie ruchy są możliwe.'],
])('a refusal is worded to the letter, %s', async (locale, words) => {
  const { page, leave } = await visitor({ locale });
  await sitDown(page, { game: 'gin' });
  await page.locator('.actions [data-do]').first().waitFor();
  await typed(page, 'spread');
  const refusal = page.locator('dialog[open] .refusal span');
  await expect.poll(() => refusal.textContent()).toBe(words);
  // A piece that there is not is named as it was written.
  await typed(page, 'discard 5x');
  await expect.poll(() => refusal.textContent()).toContain('5x');
  await leave();
});

test('typed commands play a turn', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'karo8' }); // no round of it is over so soon
  for (let moves = 0; moves < 3;) {
    const before = await number(page);
    const [move] = (await hint(page)) ?? [];
    if (!move) {
      await page.waitForTimeout(25);
      continue;
    }
    await typed(page, move);
    await expect.poll(() => number(page)).toBeGreaterThan(before);
    moves++;
  }
  await leave();
});

test('a page that is reloaded still shows what has happened', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'gin' });
  await page.locator('.actions [data-do]').first().waitFor();
  const log = page.locator('aside [role=log] p');
  await page.waitForFunction(() => document.querySelectorAll('aside [role=log] p').length > 1);
  const before = await log.allTextContents();
  await page.reload();
  await expect
    .poll(async () => (await log.allTextContents()).slice(0, before.length))
    .toEqual(before);
  await leave();
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
  const before = await number(page);
  await page.locator('[data-move]').first().click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
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
