/** A player of the tile games who builds each turn tile by tile, by clicks or by drags. */
import { expect } from 'vitest';
import { drag, SOAK, sound, type Page, type Perform } from './play';

interface Lying {
  /** The meld's name in the page. */
  meld: string;
  pieces: string[];
}

const bare = (piece: string): string => (piece.startsWith('*') ? '*' : piece);
const sorted = (pieces: readonly string[]): string => pieces.map(bare).sort().join(' ');

/** The melds on the table, as the page shows them. */
export function lying(page: Page): Promise<Lying[]> {
  return page.locator('[data-meld]').evaluateAll((all) =>
    all.map((node) => ({
      meld: (node as HTMLElement).dataset['meld'] ?? '',
      pieces: [...node.querySelectorAll<HTMLElement>('[data-piece]')].map(
        (tile) => tile.dataset['piece'] ?? '',
      ),
    })),
  );
}
export const melds = async (page: Page): Promise<string[]> =>
  (await lying(page)).map(({ pieces }) => pieces.join(' '));
export const rackSize = (page: Page): Promise<number> => page.locator('.rack button').count();

const onTable = (meld: string, piece: string): string =>
  piece === '*'
    ? `[data-meld="${meld}"] [data-piece^="*"][aria-pressed="false"]`
    : `[data-meld="${meld}"] [data-piece="${piece}"][aria-pressed="false"]`;
const onRack = (piece: string): string =>
  `.rack button[data-piece="${piece}"][aria-pressed="false"]`;

async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

/** How tiles come to a place on the table. */
type Bring = (page: Page, tiles: readonly string[], to: string) => Promise<void>;

const picked: Bring = async (page, tiles, to) => {
  for (const tile of tiles) await press(page, tile);
  await press(page, to);
};

const dragged: Bring = async (page, tiles, to) => {
  for (const tile of tiles) await drag(page, tile, to);
};

/** Which tiles of a wanted meld come from which meld on the table; the rest is on the rack. */
function sources(wanted: readonly string[], table: readonly Lying[]): [Lying, string[]][] {
  let missing = wanted.map(bare);
  const steps: [Lying, string[]][] = [];
  const shared = (one: Lying): string[] => {
    const rest = [...missing];
    return one.pieces.map(bare).filter((piece) => {
      const at = rest.indexOf(piece);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };
  const left = [...table];
  for (;;) {
    // Where most of it lies already, the rest comes to; whole melds before parts of others.
    left.sort((a, b) => shared(b).length - shared(a).length);
    const best = left.shift();
    const part = best ? shared(best) : [];
    if (!best || !part.length) return steps;
    steps.push([best, part]);
    for (const piece of part) missing.splice(missing.indexOf(piece), 1);
    missing = [...missing];
  }
}

/** Builds one meld out of what lies on the table and on the rack. */
async function build(
  page: Page,
  wanted: readonly string[],
  done: Set<string>,
  bring: Bring,
): Promise<void> {
  const table = (await lying(page)).filter(({ meld }) => !done.has(meld));
  const parts = sources(wanted, table);
  const rack = wanted.map(bare);
  for (const [, part] of parts) for (const piece of part) rack.splice(rack.indexOf(piece), 1);
  const [first, ...others] = parts;
  const own = rack.map(onRack);
  let home = '';
  if (first && first[1].length === first[0].pieces.length) home = first[0].meld;
  else {
    const before = new Set((await lying(page)).map(({ meld }) => meld));
    const tiles = (first?.[1] ?? []).map((piece) => onTable(first?.[0].meld ?? '', piece));
    tiles.push(...own.splice(0));
    // What is dragged comes tile by tile: the first makes the meld, the others come to it.
    await bring(page, bring === dragged ? tiles.splice(0, 1) : tiles.splice(0), '[data-new]');
    const fresh = async (): Promise<string | undefined> =>
      (await lying(page)).find(({ meld }) => !before.has(meld))?.meld;
    await expect.poll(fresh).toBeDefined();
    home = (await fresh()) ?? '';
    if (tiles.length) await bring(page, tiles, `[data-meld="${home}"]`);
  }
  const place = `[data-meld="${home}"]${bring === dragged ? '' : ' button[data-item]'}`;
  for (const [from, part] of others) {
    const tiles = part.map((piece) => onTable(from.meld, piece));
    await bring(page, tiles, place);
  }
  if (own.length) await bring(page, own, place);
  done.add(home);
}

/** Says what the jokers stand for, where that is asked. */
async function declare(page: Page, wanted: readonly string[][]): Promise<void> {
  for (const meld of wanted) {
    for (const joker of meld.filter((piece) => piece.startsWith('*='))) {
      const home = (await lying(page)).find(({ pieces }) => sorted(pieces) === sorted(meld));
      if (!home) continue;
      await press(page, `[data-meld="${home.meld}"] [data-piece^="*"]`);
      await page.locator('.context[data-answered]').waitFor();
      const choice = page.locator(`[data-choice="${joker}"]`);
      if (await choice.count()) await choice.click(); // else there is but one reading
      await page.keyboard.press('Escape');
    }
  }
}

/** Pieces of a turn that the page does not show: a position that has just come is drawn in parts. */
async function missing(page: Page, wanted: readonly string[][]): Promise<string[]> {
  const rack = await page
    .locator('.rack button')
    .evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset['piece'] ?? ''));
  const there = [...(await lying(page)).flatMap(({ pieces }) => pieces), ...rack].map(bare);
  return wanted
    .flat()
    .map(bare)
    .filter((piece) => {
      const at = there.indexOf(piece);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    });
}

/** Lays out the whole new table and says “Done”. */
async function lay(page: Page, text: string, bring: Bring): Promise<void> {
  const wanted = text.split(' | ').map((meld) => meld.split(' '));
  await expect.poll(() => missing(page, wanted), { message: 'the tiles are there' }).toEqual([]);
  const table = await lying(page);
  const done = new Set<string>();
  const open: string[][] = [];
  for (const meld of wanted) {
    const same = table.find((one) => !done.has(one.meld) && sorted(one.pieces) === sorted(meld));
    if (same) done.add(same.meld);
    else open.push(meld);
  }
  for (const meld of open) await build(page, meld, done, bring);
  const checked = page.locator('[data-done][data-check]');
  const legal = async (): Promise<boolean> => (await checked.getAttribute('data-check')) === 'true';
  if (!(await legal())) {
    await declare(page, open);
    if (!(await legal())) {
      const status = await page.locator('#tiles-status').textContent();
      expect.fail(`“${text}” can't be laid: ${status}; on the table: ${await melds(page)}`);
    }
  }
  if (SOAK) await sound(page);
  await checked.click();
}

const played =
  (bring: Bring): Perform =>
  async (page, move, turn) => {
    const [word = '', piece = ''] = move.split(' ');
    switch (word) {
      case 'lay':
        return lay(page, move.slice(4), bring);
      case 'draw':
      case 'take': {
        const heap = page.locator(`button[data-heap="${word === 'draw' ? 'pool' : 'scrap'}"]`);
        return turn % 2 ? heap.click() : press(page, `[data-move="${word}"]`);
      }
      case 'exchange':
      case 'reject':
        if (!(await page.locator('.rack [aria-pressed="true"]').count()))
          await press(page, onRack(piece));
        return press(page, `[data-give="${move}"]`);
      default:
        return press(page, `[data-move="${move}"]`);
    }
  };

/** One move by clicks. */
export const byClick = played(picked);
/** One move in which tiles are dragged to the table. */
export const byDrag = played(dragged);
