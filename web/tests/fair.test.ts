import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { belongs } from '../src/lib/fair';

const hash = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

test('a seed belongs to the commitment of its own round only', async () => {
  const third = '11'.repeat(32);
  const second = hash(third);
  const first = hash(second);
  const commit = hash(first);
  expect(await belongs(first, 1, commit)).toBe(true);
  expect(await belongs(third, 3, commit)).toBe(true);
  expect(await belongs(third, 2, commit)).toBe(false);
  expect(await belongs('22'.repeat(32), 3, commit)).toBe(false);
});
