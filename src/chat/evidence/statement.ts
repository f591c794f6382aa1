import { cutText } from '../../domain/text-limits.ts';
import type { Context } from './context.ts';
import type { ProductFacts } from './facts.ts';
import { withoutQuotations } from './quotations.ts';
import { type SentenceContent, scoreOf, wantedOf } from './sources.ts';
import { MIN_CONTENT_WORD } from './facts.ts';

/** Fewer words are not a description. */
const MIN_WORDS = 2;
/** In characters, per text. */
const MAX_EVIDENCE = 2_000;
const MAX_ROWS = 3;
const MAX_PASSAGES = 2;

const productsOf = ({ named, focus }: Context): ProductFacts[] => [
  ...new Set(named.length > 0 ? named.map(({ product }) => product) : focus),
];

/** True for a sentence that says more about a product or the shop than numbers and names, in its own words. */
export function describes(context: Context): boolean {
  const { claims, described } = statementOf(context);
  // "Costs" and "weighs" only name the numbers.
  const isClaim = [...claims].some((key) => !key.startsWith('attributes.'));
  const isOfSomething = productsOf(context).length > 0 || context.says(context.sentence, 'we');
  return isClaim || (isOfSomething && described.length >= MIN_WORDS);
}

/** Extracts the content of a sentence without quotations. */
function statementOf(context: Context): SentenceContent & { described: readonly string[] } {
  const wanted = wantedOf({ ...context, sentence: withoutQuotations(context).rest });
  return { ...wanted, described: wanted.stems.filter((stem) => stem.length >= MIN_CONTENT_WORD && !/\d/u.test(stem)) };
}

/**
 * Returns texts to compare the meaning of a sentence with: the rows that it is about, and the passages that have most
 * in common with it; none for a sentence that claims nothing or only quotes.
 */
export function evidenceFor(context: Context): string[] {
  const wanted = statementOf(context);
  const hasNumbers = /\p{Nd}/u.test(withoutQuotations(context).rest);
  if (!hasNumbers && wanted.claims.size === 0 && wanted.described.length === 0) return [];
  const passages = context.evidence.passages
    .map((facts) => ({ facts, score: scoreOf(facts, wanted) }))
    .filter(({ facts, score }) => facts.passage !== null && score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PASSAGES)
    .map(({ facts: { passage } }) => `${passage?.title}\n${passage?.text}`);
  const rows = productsOf(context)
    .slice(0, MAX_ROWS)
    .map(
      ({ product: { title, price, currency, description }, details }) =>
        `${title}\n${price ?? ''} ${currency ?? ''}\n${details}\n${description ?? ''}`,
    );
  const { contact } = context.evidence;
  const contacts = contact === null ? [] : [`The shop can be reached here:\n${contact}`];
  const texts = [...rows, ...passages, ...contacts].map((text) => cutText(text, MAX_EVIDENCE));
  return texts.length > 0 ? texts : ['The shop says nothing on this.'];
}
