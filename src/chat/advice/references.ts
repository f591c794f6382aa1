import type { Product } from '../../domain/records.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { words } from '../../text/words.ts';
import { conceptsOf } from '../evidence/claims.ts';
import { isOrdinary } from '../evidence/ordinary-words.ts';
import { type Found, readAll } from './finding.ts';
import { fit, fitProduct } from './matching.ts';
import type { Talk } from './talk.ts';

const MAX_BYTES = 2_000;
/** In letters: a shorter word names nothing by itself. */
const MIN_NAME = 4;
/** From this length on, one letter may be wrong. */
const MIN_TYPO = 6;
/** Products with a word in common that may still be its name. */
const MAX_SHARING = 2;
const POSITIONS = ['first', 'second', 'third', 'fourth'] as const;

/**
 * The products that a message names by a word of their own ("the Stormholt"), points at ("the second one", "both"), or calls by what sets
 * them apart from the others in view ("the linen one").
 */
export async function referredTo(talk: Talk, found: Found): Promise<Product[]> {
  const { message, list, page } = talk;
  const candidates = distinct([...list, ...(page ? [page] : []), ...found.read]);
  const inView = byName(message.words, list, talk);
  if (inView.length > 0 && inView.length < Math.max(2, list.length)) return inView;
  const position = POSITIONS.findIndex((cue) => message.cues.has(cue));
  if (list.length > 1) {
    if (message.cues.has('both')) return [...list];
    const last = list.at(-1);
    if (message.cues.has('last') && last) return [last];
    const at = list[position];
    if (at) return [at];
    const some = await callSome(talk, list);
    if (some.length > 0) return some;
  }
  const elsewhere = byName(message.words, candidates, talk);
  if (elsewhere.length > 0) return elsewhere;
  // "The nut-free one, please", after something else was in view.
  const seen = distinct(talk.earlier.flatMap(({ shown }) => shown));
  return seen.length > list.length && (message.cues.has('cart') || message.cues.has('it')) ? callSome(talk, seen) : [];
}

const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((product) => [product.productId, product] as const)).values(),
];

/** Those with a word in their title that is no ordinary word, and that hardly another one has. */
function byName(said: readonly string[], candidates: readonly Product[], { turn, catalogueCode }: Talk): Product[] {
  const codes = [turn.language.code, catalogueCode];
  const titles = candidates.map((product) => ({ product, words: words(product.title, MAX_BYTES) }));
  const meaning = conceptsOf(codes);
  const isName = (word: string) =>
    word.length >= MIN_NAME &&
    !/^\d+$/u.test(word) &&
    !isOrdinary(word, codes) &&
    meaning([word]).length === 0 &&
    titles.filter(({ words: own }) => own.includes(word)).length <= MAX_SHARING;
  const isSaid = (word: string) =>
    said.some(
      (each) =>
        each === word || (word.length >= MIN_TYPO && each.length >= MIN_TYPO && editDistance(each, word, 1) <= 1),
    );
  const scored = titles.map(({ product, words: own }) => ({
    product,
    names: namesIn(own.filter((word) => isName(word) && isSaid(word)).length, own, said),
  }));
  const most = Math.max(1, ...scored.map(({ names }) => names));
  return scored.filter(({ names }) => names === most).map(({ product }) => product);
}

/** "Stille 700" is not the Stille 400: a number tells apart what a name is shared by. */
const namesIn = (names: number, title: readonly string[], said: readonly string[]): number =>
  names === 0 ? 0 : names + title.filter((word) => /\d/u.test(word) && said.includes(word)).length;

/** Of the products in view, the one that alone has what the message says. */
async function callSome(talk: Talk, list: readonly Product[]): Promise<Product[]> {
  const { message } = talk;
  const fields = await readAll(talk, list);
  const telling = message.terms.filter((term) => {
    const having = fields.filter((each) => fitProduct(term, each) > 0).length;
    return having > 0 && having < fields.length;
  });
  if (telling.length === 0) return [];
  const scores = fields.map(({ name, family, details }) =>
    telling.reduce((sum, term) => sum + Math.max(fit(term, name), fit(term, family), fit(term, details) / 2), 0),
  );
  const most = Math.max(...scores);
  const best = list.filter((_, at) => scores[at] === most);
  return most > 0 && best.length === 1 ? best : [];
}
