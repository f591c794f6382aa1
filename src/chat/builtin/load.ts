import type { ProductDetails } from '../../domain/product-details.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { readLimits } from '../../text/limits.ts';
import { valuesIn } from '../evidence/values.ts';
import { boundIn } from './enough.ts';
import type { Fields } from './matching.ts';
import type { ParsedMessage } from './message.ts';
import type { Talk } from './talk.ts';
import { AUDIENCES, termWeight } from './weights.ts';

/** A clause as far as it says what somebody weighs. */
const CLAUSE = /[.;!?\n]|,(?!\d)/u;
const KILOS = /\d\s?(?:kg|kilo|chilo|chili|quilo)/iu;
/** In grams. What weighs less is nobody. */
const MIN_LOAD = 1_000;
/** Audiences, and pets, whose weight a clause may give: "for a dog of 28 kg". */
const SOMEBODY: ReadonlySet<string> = new Set([...AUDIENCES, 'uses.dogs', 'uses.cats']);

/**
 * Finds what somebody weighs who needs a product that bears them, or is made for them: "I'm 125 kilos".
 * @returns in grams; null if nobody's weight is given
 */
function loadIn({ text }: Pick<ParsedMessage, 'text'>, read: (clause: string) => ParsedMessage): number | null {
  if (!KILOS.test(text)) return null;
  for (const clause of text.split(CLAUSE).filter((each) => KILOS.test(each))) {
    const { cues, asked, opensAsQuestion } = read(clause);
    const isOfSomebody =
      cues.has('weightAsk') || asked.some(({ concepts }) => [...concepts].some((concept) => SOMEBODY.has(concept)));
    const load = isOfSomebody && !opensAsQuestion ? boundIn(valuesIn(clause), 'g') : null;
    if (load !== null && load >= MIN_LOAD) return load;
  }
  return null;
}

/** False if a product's rows say that it is for less: "Maximum load: 110 kg", "Size L: dogs up to 25 kg". */
function bears({ attributes }: Pick<ProductDetails, 'attributes'>, load: number): boolean {
  const bounds = attributes.flatMap(({ name, value }) => {
    const key = attributeKey(name);
    const isBound =
      key === 'max_load' || (key !== 'weight' && readLimits(`${name} ${value}`).attributeTexts.length > 0);
    const bound = isBound ? boundIn(valuesIn(value), 'g') : null;
    return bound === null ? [] : bound;
  });
  return bounds.length === 0 || Math.max(...bounds) >= load;
}

/** Omits what is made for less than somebody weighs, as this message or, unless it names another thing, an earlier one says. */
export function strongEnough(products: readonly Fields[], { turn, earlier, message, read }: Talk): readonly Fields[] {
  const isOther = message.terms.some((term) => termWeight(term) > 1);
  const said = [message, ...(isOther ? [] : earlier.map((each) => each.message).toReversed())];
  const load = said.map((each) => loadIn(each, read)).find((each) => each !== null) ?? null;
  if (load === null) return products;
  return products.filter(({ product: { productId } }) => bears(turn.read.get(productId) ?? { attributes: [] }, load));
}
