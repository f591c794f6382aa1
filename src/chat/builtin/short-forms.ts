import type { Language } from '../languages/language.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const shortForms = new Map<string, ReadonlyMap<string, string>>();

/** "q taladro me pillo", "gimme two": the words that short forms stand for. */
export function spellOut(text: string, { code, words: { informal } }: Language): string {
  let forms = shortForms.get(code);
  if (!forms) {
    const pairs = informal.split(' ').map((pair) => pair.replaceAll('~', ' ').split('=') as [string, string]);
    shortForms.set(code, (forms = new Map(pairs)));
  }
  // Behind a number, a letter is a unit.
  const isUnit = (at: number): boolean => /\d/u.test(text.slice(Math.max(0, at - 2), at));
  return text.replaceAll(WORD, (word, at: number) => (isUnit(at) ? word : (forms.get(word.toLowerCase()) ?? word)));
}
