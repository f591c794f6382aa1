import { expect, it } from 'vitest';
import { FILES, wordsIn } from './words.ts';

it.each(FILES)('%s takes its words from the texts', (file) => {
  expect(wordsIn(file)).toEqual([]);
});
