import type { Variant } from '../../domain/product-details.ts';
import { FORMER_PRICE } from '../../text/lexicon/former-price.ts';
import { SAVING } from '../../text/lexicon/saving.ts';
import { words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import type { Context } from './context.ts';
import type { Facts, ProductFacts } from './facts.ts';
import { type Cues, follows } from './reckoning.ts';
import { type Value, countsIn, isSameValue } from './values.ts';

const MAX_BYTES = 8_000;
const MIN_WORD = 4;
/** Products of which a sentence may calculate. */
const MAX_THINGS = 5;
/** Values of the answer so far that it may go on calculating with. */
const MAX_EARLIER = 5;

/** True if a value is in the evidence of what it is about, or follows from it. */
export function isWitnessed(value: Value, about: readonly ProductFacts[], clause: string, context: Context): boolean {
  const { sentence, evidence, question, named, spoken, says, shown } = context;
  if (value.kind === 'count' && isPlainCount(value, sentence, context)) return true;
  const subjects = about.length > 0 ? about : evidence.products;
  if (subjects.some((product) => has(product, value, context))) return true;
  const isOfShop = named.length === 0 || mentionsShop(clause, context);
  const passages = evidence.passages.filter((passage) => isOfShop || shares(passage, sentence, context));
  if (passages.some(({ values }) => values.some((each) => isSameValue(value, each)))) return true;
  const isWish = says(sentence, 'you') || about.length === 0;
  if (isWish && question.values.some((each) => isSameValue(value, each))) return true;
  const cues: Cues = {
    isSum: says(sentence, 'sum'),
    isDifference: says(sentence, 'difference'),
    isRemainder: says(sentence, 'remainder'),
    isEach: says(sentence, 'each'),
    isRatio: says(sentence, 'ratio'),
  };
  const things = [...new Set([...named.map(({ product }) => product), ...about, ...spoken.toReversed(), ...shown])];
  const numbersOf = (product: ProductFacts): number[] =>
    value.kind === 'money'
      ? [...product.prices, ...product.formerPrices]
      : product.values
          .filter((each) => each.unit === value.unit && each.kind === value.kind)
          .flatMap((each) => each.numbers);
  const earlier = context.accepted
    .slice(-MAX_EARLIER)
    .filter(({ kind, unit }) => kind === value.kind && unit === value.unit)
    .map(({ numbers }) => numbers.slice(0, 1));
  const counts = [...countsIn(sentence), ...countsIn(question.text)];
  const limits = [...evidence.passages.flatMap(({ values }) => values), ...question.values];
  return value.numbers.some((number) =>
    follows(
      number,
      {
        things: [...things.slice(0, MAX_THINGS).map(numbersOf), ...earlier],
        counts,
        limits: limits.filter(({ kind }) => kind === value.kind).flatMap(({ numbers }) => numbers),
      },
      cues,
    ),
  );
}

/** A price is that of the variant which the sentence names; one before a reduction has to be called so. */
function has(product: ProductFacts, value: Value, { sentence, question }: Context): boolean {
  if (value.kind !== 'money') return product.values.some((each) => isSameValue(value, each));
  const named = variantsIn(product, sentence);
  const chosen = named.length > 0 ? named : variantsIn(product, question.text);
  const prices = chosen.length > 0 ? chosen.flatMap(({ price }) => price ?? []) : product.prices;
  const is = (price: number) => value.numbers.includes(price);
  return prices.some(is) || (product.formerPrices.some(is) && isReduced(sentence));
}

const isReduced = (sentence: string): boolean => FORMER_PRICE.test(sentence) || SAVING.test(sentence);

/** The variants of which a text names most values: "80 × 160 cm", "blue with 6 gears". */
function variantsIn({ variants }: ProductFacts, text: string): readonly Variant[] {
  const said = ` ${words(text, MAX_BYTES).join(' ')} `;
  const isNamed = (value: string | null) => value !== null && said.includes(` ${words(value, MAX_BYTES).join(' ')} `);
  const counted = variants.map((variant) => ({ variant, count: variant.values.filter(isNamed).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ variant }) => variant);
}

/** A number of things, such as how many are shown, or the number of an item. */
function isPlainCount(value: Value, sentence: string, { named, shown, question }: Context): boolean {
  const [number = 0] = value.numbers;
  if (number === 0) return true;
  if (/^\s*\d{1,2}[.)]/u.test(sentence) && value.start < 4) return true;
  if (value.isInWords && number <= 12) return true;
  return number === named.length || number === shown.length || question.values.some((each) => isSameValue(value, each));
}

const mentionsShop = (clause: string, { says }: Context): boolean => says(clause, 'we');

/** True if a passage has words of the sentence that are not those of products' names. */
function shares(passage: Facts, sentence: string, { names }: Context): boolean {
  const own = new Set(stemsOf(sentence, MAX_BYTES).filter((stem) => stem.length >= MIN_WORD && !names.stems.has(stem)));
  return [...own].filter((stem) => includesStem(passage.stems, stem)).length > 1;
}
