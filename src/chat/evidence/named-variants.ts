import type { Variant } from '../../domain/product-details.ts';
import { words } from '../../text/words.ts';
import { type Claim, claimKey } from './claims.ts';
import type { Context } from './context.ts';
import type { NamedChoice, ProductFacts } from './facts.ts';
import { isSameValue } from './same-value.ts';
import { type AnswerValue, valuesIn } from './values.ts';

const MAX_BYTES = 8_000;
/** In letters. Shorter values, such as sizes, are only named as written: "l'article" is not size L. */
const MAX_LETTERS = 3;
/** Values of a product whose meaning is read, and their characters; of further and longer ones, only the words count. */
const MAX_READ = { values: 100, length: 60 };

/** Returns the variants that are named in the first of some texts that names any. */
export function chosenVariants(product: ProductFacts, texts: readonly string[], context: Context): readonly Variant[] {
  for (const text of texts) {
    const named = variantsIn(product, text, context);
    if (named.length > 0) return named;
  }
  return [];
}

/**
 * Finds the variants with the most values in a text: "80 × 160 cm", "blue with 6 gears". A value is named by its words, by
 * the same colour or material in another language, or by the same measure.
 */
export function variantsIn(
  { choices }: ProductFacts,
  text: string,
  { claimsIn, languages }: Pick<Context, 'claimsIn' | 'languages'>,
): readonly Variant[] {
  if (choices.length === 0) return [];
  const said = ` ${words(text, MAX_BYTES).join(' ')} `;
  const claims = claimsIn(text);
  const measures = valuesIn(text, languages).filter(({ kind }) => kind === 'measure');
  const isSaid = ({ value }: NamedChoice): boolean =>
    value.length <= MAX_LETTERS ? isWritten(value, text) : said.includes(` ${words(value, MAX_BYTES).join(' ')} `);
  const isMeant = ({ value, facts }: NamedChoice): boolean =>
    value.length <= MAX_READ.length &&
    (claims.some((claim) => isChoice(claim) && facts.claims.get(claimKey(claim))?.isAsserted) ||
      (measures.length > 0 && isMeasured(facts.values, measures)));
  const all = new Map(choices.flatMap(({ chosen }) => chosen).map((choice) => [choice.value, choice]));
  const isNamed = (choice: NamedChoice, at: number) => isSaid(choice) || (at < MAX_READ.values && isMeant(choice));
  const named = new Set([...all.values()].filter(isNamed).map(({ value }) => value));
  const counted = choices.map(({ variant, chosen }) => ({
    variant,
    count: chosen.filter(({ value }) => named.has(value)).length,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ variant }) => variant);
}

const isChoice = ({ group, isDenied }: Claim): boolean => !isDenied && (group === 'colours' || group === 'materials');

/** 1 TB is not another way to write 512 GB, however it is rounded. */
const exactly = (value: AnswerValue): AnswerValue => ({ ...value, precision: 0 });

/** True if a text has all measures of a value, and it has any. */
function isMeasured(own: readonly AnswerValue[], said: readonly AnswerValue[]): boolean {
  const measures = own.filter(({ kind }) => kind === 'measure');
  return measures.length > 0 && measures.every((each) => said.some((measure) => isSameValue(exactly(measure), each)));
}

const WORD = /[\p{L}\p{Nd}'’]+/gu;

/** True if a text has a word as it is written. */
const isWritten = (word: string, text: string): boolean =>
  text.includes(word) && [...text.matchAll(WORD)].some(([each]) => each === word);
