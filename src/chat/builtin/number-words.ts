import { words } from '../../text/words.ts';
import type { Language } from '../languages/language.ts';

const MAX_BYTES = 2_000;
const numberWords = new Map<string, ReadonlyMap<string, number>>();

/** What a language's words for numbers stand for, up to twelve, and for a half. */
export function numberWordsOf({ code, cues }: Language): ReadonlyMap<string, number> {
  let known = numberWords.get(code);
  if (!known) numberWords.set(code, (known = readNumberWords(cues.numbers)));
  return known;
}

/** "one, two, three; 1=single; 2=couple; 6=half a dozen" */
function readNumberWords(list: string): Map<string, number> {
  const folded = (form: string) => words(form, MAX_BYTES).join(' ');
  const [plain = '', ...others] = list.split(';');
  const found = new Map(plain.split(',').map((word, at) => [folded(word), at + 1]));
  for (const other of others) {
    const [number = '', forms = ''] = other.split('=');
    for (const form of forms.split('|')) found.set(folded(form), Number(number));
  }
  found.delete('');
  return found;
}
