import { words } from '../../text/words.ts';
import type { Context } from './context.ts';

const MAX_BYTES = 8_000;
/** In words: fewer are no quotation. */
const MIN_QUOTED = 6;
/** What stands between quotation marks, or where sentences end. */
const QUOTABLE = /(?:[^.!?„“”"«»‹›]|[.!?](?!\s|$)){20,1000}/gu;

/** A sentence with blanks in place of what repeats a row or a passage to the letter: by itself, or in quotation marks. */
export function withoutQuotations({
  sentence,
  evidence,
  question,
}: Pick<Context, 'sentence' | 'evidence' | 'question'>): { rest: string; count: number } {
  let count = 0;
  const rest = sentence.replaceAll(QUOTABLE, (part) => {
    const said = words(part, MAX_BYTES);
    const text = said.join(' ');
    const isQuoted =
      said.length >= MIN_QUOTED &&
      !question.text.includes(text) &&
      [...evidence.products, ...evidence.passages].some((facts) => facts.text.includes(text));
    count += Number(isQuoted);
    return isQuoted ? ' '.repeat(part.length) : part;
  });
  return { rest, count };
}
