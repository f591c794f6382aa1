import { LRUCache } from 'lru-cache';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { cueFinderOf } from '../builtin/cues.ts';

/** Minimum length of a word for sizes that may end a compound: "Schuhgröße 42". */
const MIN_COMPOUND_END = 4;
/** Cached, because the word before every number is checked. */
const sizeWords = new LRUCache<string, boolean>({ max: 2_000 });

/** True for "size" and, in languages that write compounds, for words that end with it. */
export function isSizeWord(text: string, code: string): boolean {
  const id = `${code} ${text}`;
  let known = sizeWords.get(id);
  if (known === undefined) sizeWords.set(id, (known = attributeKey(text) === 'size' || saysSize(text, code)));
  return known;
}

function saysSize(word: string, code: string): boolean {
  const find = cueFinderOf(code);
  // "Schuhgröße" ends with "größe".
  const ends = Array.from({ length: Math.max(0, word.length - MIN_COMPOUND_END) }, (_, at) => word.slice(at + 1));
  return [word, ...ends].some((each) => find([each]).some(({ concept }) => concept === 'size'));
}
