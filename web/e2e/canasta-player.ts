/** A player of Canasta who asks for the best move and then does it by clicks, drags or keys. */
import { drag, type Page, type Perform } from './play';
import { byClick, type Ways } from './romme-gin';

const card = (piece: string): string => `.fan button[data-piece="${piece}"]`;

/** Melds of a text; in `take` the first one has the top card of the pile, which is not in hand. */
const melds = (text: string): string[][] => text.split('|').map((meld) => meld.trim().split(' '));

async function build(page: Page, ways: Ways, all: readonly string[][]): Promise<void> {
  for (const meld of all) {
    await ways.pick(page, meld);
    await ways.press(page, '[data-do="set-aside"]');
  }
}

/** Does one move, as the table wants it done. */
export const performed =
  (ways: Ways): Perform =>
  (page, text, turn) =>
    perform(page, ways, text, turn);

async function perform(page: Page, ways: Ways, text: string, turn: number): Promise<void> {
  const [word = '', first = '', ...more] = text.split(' ');
  const rest = text.slice(word.length + 1);
  const dragging = ways === byClick && turn % 3 === 0;
  switch (word) {
    case 'draw':
      if (dragging) return drag(page, '[data-spot="stock"]', '.fan');
      return ways.press(page, turn % 2 ? '[data-spot="stock"]' : '[data-do="draw"]');
    case 'take': {
      const [taken = [], ...others] = melds(rest);
      const hand = await page
        .locator('.fan button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')));
      // The one that is not in hand lies on the pile; if all are, it is a double of one of them.
      const top = taken.findIndex((piece) => {
        const at = hand.indexOf(piece);
        if (at >= 0) hand.splice(at, 1);
        return at < 0;
      });
      taken.splice(Math.max(0, top), 1);
      await build(page, ways, others);
      await ways.pick(page, taken);
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="take"]');
    }
    case 'lay':
      await build(page, ways, melds(rest));
      await page.locator('[data-check="true"]').waitFor();
      return ways.press(page, '[data-do="lay"]');
    case 'add':
      if (dragging && more.length === 1) {
        await ways.pick(page, []);
        return drag(page, card(more[0] ?? ''), `[data-meld="${first}"]`);
      }
      await ways.pick(page, more);
      return ways.press(page, `[data-meld="${first}"] .cover`);
    case 'discard':
      await ways.pick(page, dragging ? [] : [first]);
      if (dragging) return drag(page, card(first), '[data-spot="discards"]');
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="discard"]');
    case 'answer': {
      const buttons = page.locator('[data-do="answer"]');
      return buttons.nth(first === 'yes' ? 0 : 1).click();
    }
    case 'ask':
      // The first press says what a yes means.
      await ways.press(page, '[data-do="ask"]');
      return ways.press(page, '[data-do="ask"]');
    default:
      return ways.press(page, `[data-do="${word}"]`);
  }
}
