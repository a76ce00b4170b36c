import { expect, test } from 'vitest';
import { rival } from '../src/lib/rivals.svelte';

test('several bots are different people, and as strong as the one that was chosen', () => {
  rival.choose('nora');
  expect(rival.company(1)).toEqual(['bot:nora']);
  expect(rival.company(3)).toEqual(['bot:nora', 'bot:leo', 'bot:viktor']);
  rival.choose('ada');
  expect(rival.company(2)).toEqual(['bot:ada', 'bot:ada']);
});
