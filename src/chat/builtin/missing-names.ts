import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { isModel } from '../evidence/proper-names.ts';
import { capitalizesNouns } from '../evidence/unknown-names.ts';
import { definiteOf, makerWordsOf } from '../languages/word-lists.ts';
import { words } from '../../text/words.ts';
import { type Found, readAll } from './finding.ts';
import type { Fields } from './matching.ts';
import type { MessageTerm, Placed } from './message.ts';
import type { ShopAnswer } from './shop-texts.ts';
import type { Talk } from './talk.ts';
import { isAmongWords, isInTitle } from './title-words.ts';
import { namesThing } from './weights.ts';

const MAX_BYTES = 20_000;
/** In letters: what is longer is more than an inflection. */
const [MIN_STEM, MAX_ENDING] = [4, 2];
/**
 * Finds names of products and brands that neither a product nor a text of the shop has: capitalized words side by side
 * with the word for a thing ("the Comet jacket", "la veste Comète", "boots by Hanwag"), or with an article alone
 * ("the Comet"). Where all nouns are capitalized, two of them side by side are one with its name ("die Jacke Komet").
 */
export async function missingNames(
  talk: Talk,
  { read }: Pick<Found, 'read'>,
  shop: ShopAnswer | null,
): Promise<readonly Placed[]> {
  const { message, turn } = talk;
  const { code } = turn.language;
  const names = message.asked.filter(
    ({ word, isCapitalized, concepts }) => isCapitalized === true && concepts.size === 0 && !isOrdinary(word, [code]),
  );
  if (names.length === 0) return [];
  const products = await readAll(talk, read);
  const said = words(shop?.passage.text ?? '', MAX_BYTES);
  const makers = makerWordsOf(turn.language);
  const termOf = new Map(message.asked.flatMap((term) => term.word.split(' ').map((word) => [word, term] as const)));
  const isOfThing = (term: MessageTerm) =>
    namesThing(term) || (term.names ?? []).length > 0 || products.some(({ product }) => isInTitle(term.word, product));

  /** True if the next word that is not of a name either, in this direction, means a thing. */
  function leadsToThing({ at, end }: Placed, step: 1 | -1): boolean {
    for (let next = step > 0 ? end : at - 1; next in message.words; next += step) {
      const word = message.words[next] ?? '';
      const term = termOf.get(word);
      if (term && isOfThing(term)) return true;
      const isBetween = isModel(word, turn.language) || (step < 0 && makers.has(word));
      if (!(term && names.includes(term)) && !isBetween) return false;
    }
    return false;
  }

  const hasThing = message.asked.some(isOfThing);
  const isAlone = ({ at }: Placed) =>
    !hasThing && !capitalizesNouns(code) && definiteOf(turn.language).has(message.words[at - 1] ?? '');
  const missing = names.filter(
    (term) =>
      !isOneOf(term.word, said) &&
      products.every((fields) => !has(fields, term)) &&
      (leadsToThing(term, 1) || leadsToThing(term, -1) || isAlone(term)),
  );
  return wholeNames(missing, message.asked);
}

/** Adds the words beside them that are capitalized as well: "Velocity Trail Pro", although the shop has a trail. */
function wholeNames(missing: readonly Placed[], asked: readonly Placed[]): readonly Placed[] {
  const isPart = ({ at, end }: Placed) => missing.some((one) => one.end === at || one.at === end);
  const more = asked.filter(
    (term) => !missing.includes(term) && term.isCapitalized === true && !namesThing(term) && isPart(term),
  );
  const found = asked.filter((term) => missing.includes(term) || more.includes(term));
  return more.length > 0 ? wholeNames(found, asked) : found;
}

/** True if a product has the word itself, not only a part of it: "Smartwool" is not wool. */
const has = ({ product, name, details, text }: Fields, { word, stems }: MessageTerm): boolean =>
  isOneOf(word, words(`${product.title} ${product.brand ?? ''} ${product.category ?? ''}`, MAX_BYTES)) ||
  [name, details, text].some((facts) =>
    stems.every((stem) => stem.length >= word.length - MAX_ENDING && facts.stems.has(stem)),
  );

/** True for one of the words with a letter mistyped, or another ending. */
const isOneOf = (word: string, all: readonly string[]): boolean =>
  isAmongWords(word, all) ||
  all.some(
    (own) =>
      Math.abs(own.length - word.length) <= MAX_ENDING &&
      Math.min(own.length, word.length) >= MIN_STEM &&
      (own.startsWith(word) || word.startsWith(own)),
  );
