import type { ProductDetails } from '../../domain/product-details.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { valuesIn } from '../evidence/values.ts';
import { boundIn } from './enough.ts';
import type { Fields } from './matching.ts';
import type { ParsedMessage } from './message.ts';
import type { Talk } from './talk.ts';
import { isThing } from './weights.ts';

/** A clause as far as it says what somebody weighs. */
const CLAUSE = /[.;!?\n]|,(?!\d)/u;
const KILOS = /\d\s?(?:kg|kilo|chilo|chili|quilo)/iu;
/** In grams. What weighs less is nobody. */
const MIN_LOAD = 1_000;
/** A product that bears much less than a person weighs is not made to bear people: a rucksack, a shelf. */
const MAX_TIMES = 3;

/**
 * Finds what somebody weighs who needs something that bears them: "I'm 125 kilos", "my brother weighs 118 kg".
 * @returns in grams; null if nobody's weight is given
 */
function loadIn({ text }: Pick<ParsedMessage, 'text'>, read: (clause: string) => ParsedMessage): number | null {
  if (!KILOS.test(text)) return null;
  for (const clause of text.split(CLAUSE).filter((each) => KILOS.test(each))) {
    const { cues, terms, opensAsQuestion } = read(clause);
    const isMere = terms.every(({ word }) => /^\d/u.test(word));
    // "How much does it weigh, under 5 kg?" asks for a weight instead.
    const isOfSomebody = isMere || (cues.has('weightAsk') && (!opensAsQuestion || cues.has('have')));
    const load = isOfSomebody ? boundIn(valuesIn(clause), 'g') : null;
    if (load !== null && load >= MIN_LOAD) return load;
  }
  return null;
}

/** False if a product's rows say that it bears less: "Maximum load: 110 kg". */
function bears({ attributes }: Pick<ProductDetails, 'attributes'>, load: number): boolean {
  const bounds = attributes.flatMap(({ name, value }) =>
    attributeKey(name) === 'max_load' ? (boundIn(valuesIn(value), 'g') ?? []) : [],
  );
  const most = Math.max(...bounds);
  return bounds.length === 0 || most >= load || most * MAX_TIMES < load;
}

const thingsIn = ({ terms }: ParsedMessage): string[] =>
  terms.flatMap(({ concepts }) => [...concepts].filter((concept) => isThing(concept)));

/** Omits what bears less than somebody weighs, as this message says, or an earlier one about the same kind of thing. */
export function strongEnough(products: readonly Fields[], { turn, earlier, message, read }: Talk): readonly Fields[] {
  const things = new Set(thingsIn(message));
  const isSame = (before: ParsedMessage) => things.size === 0 || thingsIn(before).some((thing) => things.has(thing));
  const said = [
    message,
    ...earlier
      .map((each) => each.message)
      .filter(isSame)
      .toReversed(),
  ];
  const load = said.map((each) => loadIn(each, read)).find((each) => each !== null) ?? null;
  if (load === null) return products;
  return products.filter(({ product: { productId } }) => bears(turn.read.get(productId) ?? { attributes: [] }, load));
}
