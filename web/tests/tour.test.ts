/** Where the callouts of the tour go. */
import { expect, test } from 'vitest';
import { FAMILIES } from '../src/games';
import { overlap, placed, type Box } from '../src/tour/place';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 740, height: 360 };
const SIZE = { width: 320, height: 120 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

test.each([
  ['a rack', box(8, 500, 344, 140), PHONE, []],
  ['a pile in a corner', box(8, 120, 80, 90), PHONE, []],
  ['a button below a rack', box(240, 690, 110, 44), PHONE, [box(8, 500, 344, 140)]],
  ['a button next to a fan, in landscape', box(560, 300, 120, 44), WIDE, [box(20, 220, 500, 100)]],
  ['a pile at the top, lying down', box(20, 60, 70, 90), WIDE, []],
])('%s is never covered, nor is what is played with', (_, target, room, busy) => {
  const spot = placed(target, SIZE, room, busy);
  expect(spot).not.toBeNull();
  const callout = { ...SIZE, left: spot?.left ?? 0, top: spot?.top ?? 0 };
  for (const one of [target, ...busy]) expect(overlap(callout, one)).toBe(0);
  expect(callout.left).toBeGreaterThanOrEqual(0);
  expect(callout.top).toBeGreaterThanOrEqual(0);
  expect(callout.left + SIZE.width).toBeLessThanOrEqual(room.width);
  expect(callout.top + SIZE.height).toBeLessThanOrEqual(room.height);
});

test('it goes a little further to keep what matters visible, but not to the other end', () => {
  const [hand, prompt] = [box(40, 600, 280, 80), box(8, 560, 344, 30)];
  const rows = box(8, 240, 344, 240);
  expect(placed(hand, SIZE, PHONE, [prompt], [box(8, 340, 344, 220)])?.top).toBeLessThan(220);
  expect(placed(hand, SIZE, PHONE, [prompt], [rows, box(0, 0, 360, 120)])?.top).toBeGreaterThan(
    400,
  );
});

test('where there is no room it is not shown', () => {
  expect(placed(box(0, 0, 360, 740), SIZE, PHONE, [])).toBeNull();
});

test('every family has a tour of four to six steps', () => {
  for (const steps of Object.values(FAMILIES).map((family) => family.tour)) {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  }
});
