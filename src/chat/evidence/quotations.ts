import { words } from '../../text/words.ts';
import type { Context } from './context.ts';

const MAX_BYTES = 8_000;
/** In words. Fewer are not a quotation. */
const MIN_QUOTED = 6;
/** Text between quotation marks or ends of sentences. */
const QUOTABLE = /(?:[^.!?„“”"«»‹›]|[.!?](?!\s|$)){8,1000}/gu;

/** Blanks out parts of a sentence that repeat a row or passage verbatim, with or without quotation marks. */
export function withoutQuotations({
  sentence,
  evidence,
  question,
  focus,
}: Pick<Context, 'sentence' | 'evidence' | 'question' | 'focus'>): { rest: string; count: number } {
  let count = 0;
  const rest = sentence.replaceAll(QUOTABLE, (part) => {
    const said = words(part, MAX_BYTES);
    const text = said.join(' ');
    const isLong =
      said.length >= MIN_QUOTED &&
      !question.text.includes(text) &&
      [...evidence.products, ...evidence.passages].some((facts) => facts.text.includes(text));
    const isQuoted = isLong || focus.some(({ details }) => isRowOf(part, details));
    count += Number(isQuoted);
    return isQuoted ? ' '.repeat(part.length) : part;
  });
  return { rest, count };
}

/** A whole row of a product's table counts as a quotation, however short it is. */
const isRowOf = (part: string, details: string): boolean =>
  part.includes(':') && details.split('\n').includes(part.trim());
