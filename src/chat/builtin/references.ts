import type { Product } from '../../domain/product.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { words } from '../../text/words.ts';
import { conceptsOf } from '../evidence/claims.ts';
import { scopesIn } from '../evidence/scopes.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { stemsOf } from '../stems.ts';
import { byChoice, byVariant, choosesOf, choosesOption } from './choices.ts';
import { callsBySize } from './cues.ts';
import { type Found, readAll } from './finding.ts';
import { BY_MEANING, type Fields, denies, descriptionOf, fit, fitProduct, isRefused } from './matching.ts';
import type { MessageTerm, ParsedMessage } from './message.ts';
import { type Talk, isAboutPage, isOnItsPage } from './talk.ts';
import { byPrice } from './references-by-price.ts';
import { areCognates, isInTitle, titleWords } from './title-words.ts';
import { isOfTopics, termWeight } from './weights.ts';

const MAX_BYTES = 2_000;
/** In letters. Shorter words are not names by themselves. */
const MIN_NAME = 4;
/** Maximum number of products that may share a name. */
const MAX_SHARING = 2;
/** If as many products have a word in their texts but not in their titles, it is not a name. */
const MAX_SAYING = 2;
/** In words. Longer phrases are not names, but may contain one. */
const MAX_THING = 3;
/** In letters: the "S" and "SW" after a name tell models apart. */
const MAX_MODEL = 2;
const POSITIONS = ['first', 'second', 'third', 'fourth'] as const;

/**
 * Finds the products that a message names by words of their titles ("the Stormholt"), or refers to by position ("the
 * second one", "both") or by what sets them apart from the others in view ("the linen one"). Names take precedence,
 * even of products that are not in view.
 */
export async function referredTo(talk: Talk, found: Found): Promise<Product[]> {
  const { message, list, page } = talk;
  const seen = spokenOf(talk);
  if (choosesOption(talk) || isAboutPage(talk)) return [];
  const named = await byName(talk, distinct([...list, ...(page ? [page] : []), ...seen, ...found.read]), seen);
  if (named.length === 1 && message.cues.has('compare')) {
    const other = seen.find(({ productId }) => productId !== named[0]?.productId);
    return other ? [other, ...named] : named;
  }
  if (named.length > 0) return named;
  const sibling = message.cues.has('compare') ? siblingOf(talk, found) : null;
  if (sibling) return sibling;
  const isChosen = list.some((product) => choosesOf(talk, product));
  const pointed = [referencedProducts(talk, seen), isChosen ? [] : await byPrice(talk, seen)].find(
    (each) => each.length > 0,
  );
  return pointed ?? byWhatIsSaid(talk, seen, found);
}

/** Finds what the words fit best: of several in view, or else of what was shown before or is found. */
async function byWhatIsSaid(talk: Talk, seen: readonly Product[], found: Found): Promise<Product[]> {
  const { message, list } = talk;
  const some =
    list.length > 1 ? ([await callSome(talk, list), byVariant(talk, list)].find((each) => each.length > 0) ?? []) : [];
  if (some.length > 0 || !(mayGoBack(talk) || message.cues.has('decide'))) return some;
  // "Rather trainers in white" is a search.
  const isSearch = message.cues.has('instead') || message.cues.has('have');
  const other = isSearch ? [] : await byChoice(talk, distinct([...seen, ...found.read]));
  if (other.length > 0 || !mayGoBack(talk)) return other;
  // "The nut-free one, please", after something else was in view.
  return seen.length > list.length ? callSome(talk, seen) : [];
}

/**
 * "How is it different from the classic one?": finds the only product of that name in the same category, and returns
 * it after the one in view.
 */
function siblingOf({ message, focus }: Talk, { read }: Found): Product[] | null {
  if (!focus) return null;
  const isCalled = (product: Product) => message.asked.some(({ word }) => titleWords(product).includes(word));
  const siblings = read.filter(
    ({ productId, category }) => productId !== focus.productId && category === focus.category,
  );
  const [only, ...others] = siblings.filter(isCalled);
  return only && others.length === 0 ? [focus, only] : null;
}

/** Resolves "both", "the last one" and "the second one". */
function referencedProducts({ message, list }: Talk, seen: readonly Product[]): Product[] {
  const { cues } = message;
  if (cues.has('both') || cues.has('compare')) {
    const [latest, before] = seen;
    if (list.length === 2) return [...list];
    // The last two products that were mentioned.
    if (list.length === 1 && latest && before) return [before, latest];
  }
  const other = cues.has('other') && !cues.has('have') ? otherOf(message, list, seen) : undefined;
  if (other) return [other];
  if (list.length < 2) return [];
  const one = cues.has('last') ? list.at(-1) : list[POSITIONS.findIndex((cue) => cues.has(cue))];
  return one ? [one] : [];
}

/**
 * Of two products, the one that is not turned down or, if none is, was not spoken of last, which is shown first: "the other
 * one, then".
 */
function otherOf({ excluded }: ParsedMessage, list: readonly Product[], seen: readonly Product[]): Product | undefined {
  const [latest, ...others] = list;
  if (!latest || others.length > 1) return undefined;
  // "Pas du déca" turns down the "décaféiné".
  const isDown = (product: Product) =>
    excluded.some(({ word }) => word.length >= MIN_NAME && titleWords(product).some((own) => own.startsWith(word)));
  const [only, ...several] = list.filter((product) => !isDown(product));
  if (list.length === 2 && only && several.length === 0) return only;
  return others[0] ?? seen.find((each) => each.productId !== latest.productId && each.category === latest.category);
}

/** True for a message that may refer to products shown before those in view. */
const mayGoBack = ({ message: { cues, numbers, terms, isQuestion } }: Talk): boolean =>
  cues.has('cart') ||
  cues.has('please') ||
  cues.has('it') ||
  (cues.has('also') && !isQuestion) ||
  (numbers.length > 0 && !(isQuestion && terms.length > 2) && !cues.has('have'));

/** Returns all products of the conversation, the latest first. */
const spokenOf = ({ earlier }: Talk): Product[] => distinct(earlier.toReversed().flatMap(({ shown }) => shown));

const distinct = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((product) => [product.productId, product] as const)).values(),
];

interface Titled {
  fields: Fields;
  /** The words of its description. */
  text: ReadonlySet<string>;
  /** Words of the message that are in its title, up to a typo. */
  names: ReadonlySet<string>;
  /** Fit of its title with the message. */
  score: number;
  /** True if the message has the whole title. */
  isWhole: boolean;
}

/**
 * Finds products that a message names by their titles: by the whole title, or by a word that is not an ordinary one and
 * that hardly any other product has. Of several products with such a word, the best match counts: "the Fjordbook 13".
 */
async function byName(talk: Talk, candidates: readonly Product[], seen: readonly Product[]): Promise<Product[]> {
  const { turn, message, catalogueCode, list, page } = talk;
  const codes = [turn.language.code, catalogueCode];
  const titled = (await readAll(talk, candidates)).map((each) => titleIn(talk, each));
  const inView = titled.filter(({ fields }) => isAmong(fields.product, list));
  // "How thick is the foam?" on the page of a foam mattress is not about the shampoo "Foam".
  const open = message.isQuestion && isOnItsPage(talk) ? inView.map(({ fields }) => fields) : [];
  const isOfPage = (term: MessageTerm) => open.some((fields) => fitProduct(term, fields) > 0);
  // In a purchase, each word refers to one thing: a word that no product in view has names another product.
  const isStrange = (term: MessageTerm) =>
    (message.cues.has('cart') || (inView.length > 0 && mayGoBack(talk) && !message.isQuestion)) &&
    inView.every(({ fields }) => (termWeight(term) > 1 ? fit(term, fields.name) : fitProduct(term, fields)) === 0);
  const meansOne = message.cues.has('cart') || message.cues.has('please') || message.cues.has('compare');
  const isName = ({ word, concepts }: MessageTerm) =>
    concepts.size === 0 &&
    scopesIn(word, codes).length === 0 &&
    titled.filter(({ names, text }) => !names.has(word) && text.has(word)).length < MAX_SAYING;
  const named = oneByOne(message.asked, codes)
    .filter(
      ({ word, isDefinite }) =>
        (word.length >= MIN_NAME && !/^\d+$/u.test(word) && !isOrdinary(word, codes)) ||
        // "The One" of the two coffee makers that were shown.
        (isDefinite === true &&
          word.length > 1 &&
          word.length < MIN_NAME &&
          seen.filter((product) => isInTitle(word, product)).length === 1),
    )
    .filter((term) => inView.length === 0 || !(callsBySize(term.word, turn.language.code) || isOfPage(term)))
    .flatMap((term) => {
      const calledSo = isName(term) ? titled.filter(({ names }) => names.has(term.word)) : [];
      if (calledSo.length > 0) return closest(bestOf(calledSo), list, seen);
      // "The muesli" is the product with that name, even if the granola in view is a muesli too.
      const literal =
        (meansOne || (term.isDefinite && inView.length > 0 && !page)) &&
        !inView.some(({ names }) => names.has(term.word))
          ? titled.filter(({ names }) => names.has(term.word))
          : [];
      const isElse = term.isDefinite && inView.length > 0 && !page && isStrangeTo(inView, term, message.isQuestion);
      // "Compare the pencils and the paints", of several in view.
      const among = isStrange(term) || isElse ? titled : message.cues.has('compare') ? inView : [];
      const byConcept = bestOf(among.filter(({ fields }) => meansThing(term, fields) && isInflected(term, fields)));
      const known = byConcept.filter(({ fields }) => isAmong(fields.product, seen));
      return [literal, byConcept, known].find((each) => each.length === 1) ?? [];
    });
  const whole = bestOf(titled.filter(({ isWhole }) => isWhole));
  const found = [...named, ...(whole.length === 1 ? whole : [])];
  // "The rabbit, the small one" is the rabbit in view, not a product with "Small" in its name.
  const nearest = Math.max(0, ...inView.map(({ score }) => score));
  const isNearer = found.every(({ fields, score }) => !isAmong(fields.product, list) && score <= nearest);
  return isNearer ? [] : distinct(found.map(({ fields }) => fields.product));
}

/** "Three of the small bags": how things are packed names none of them. */
const meansThing = (term: MessageTerm, { thing }: Fields): boolean =>
  fit(term, thing) >= BY_MEANING && !(term.concepts.size > 0 && isOfTopics(term));

/** False for a word of no meaning that only shares its stem with a title: a "bote" is none of the "botas". */
const isInflected = ({ word, concepts }: MessageTerm, { product }: Fields): boolean =>
  concepts.size > 0 ||
  word.split(' ').every((part) => titleWords(product).some((own) => own.startsWith(part) || part.startsWith(own))) ||
  isInTitle(word, product);

/** Adds the single words of long phrases: "how long does the Mote last" is one phrase, but "Mote" is a name. */
const oneByOne = (asked: readonly MessageTerm[], codes: readonly string[]): MessageTerm[] => {
  const meaningsOf = conceptsOf(codes);
  return asked.flatMap((term) => [
    term,
    ...(term.word.split(' ').length > MAX_THING ? term.word.split(' ') : [])
      .filter((word) => meaningsOf([word]).length === 0)
      .map((word) => ({ word, stems: stemsOf(word), concepts: NO_CONCEPTS })),
  ]);
};
const NO_CONCEPTS: ReadonlySet<string> = new Set();

/** True for "And how heavy is the hammer drill?" if no product in view is one or has one. */
const isStrangeTo = (inView: readonly Titled[], term: MessageTerm, isQuestion: boolean): boolean =>
  // "Is the cable in the box?" is answered by the row "Cable included: no".
  inView.every(({ fields }) => fitProduct(term, fields) === 0 && !(isQuestion && isRefused(term, fields)));

function titleIn({ message, turn, catalogueCode }: Talk, fields: Fields): Titled {
  const codes = [turn.language.code, catalogueCode];
  const title = titleWords(fields.product);
  const telling = title.filter((word) => !(STOP_WORDS[catalogueCode] ?? '').split(' ').includes(word));
  // "The one with 7 steps" is not the "ladder, 6 steps".
  const isOtherNumber = (word: string): boolean => {
    const [own, said] = [title, message.words].map((all) => Number(all[all.indexOf(word) - 1]));
    return own !== said && Number.isInteger(own) && Number.isInteger(said);
  };
  const isForeign = turn.language.code !== catalogueCode;
  const isName = (word: string): boolean =>
    (isInTitle(word, fields.product) && !isOtherNumber(word)) ||
    (isForeign && title.some((own) => areCognates(own, word)));
  const names = new Set(oneByOne(message.asked, codes).flatMap(({ word }) => (isName(word) ? word : [])));
  const worth = message.asked.map((term) => (names.has(term.word) ? 1 : fit(term, fields.name)));
  // "Stille 700" is not the Stille 400: numbers tell products of the same name apart.
  const pairs = new Set(message.words.map((word, at) => `${message.words[at - 1] ?? ''} ${word}`));
  const follows = (word: string, at: number) => at > 0 && pairs.has(`${title[at - 1] ?? ''} ${word}`);
  const numbers = title.filter((word, at) =>
    /\d/u.test(word) ? message.words.includes(word) : word.length <= MAX_MODEL && follows(word, at),
  );
  const isWhole = telling.length > 1 && telling.every((word) => names.has(word) || numbers.includes(word));
  const text = new Set(words(descriptionOf(fields.product), MAX_BYTES));
  return { fields, text, names, score: worth.reduce((sum, each) => sum + each, numbers.length), isWhole };
}

const isAmong = ({ productId }: Product, products: readonly Product[]): boolean =>
  products.some((each) => each.productId === productId);

function bestOf(titled: readonly Titled[]): Titled[] {
  const most = Math.max(...titled.map(({ score }) => score));
  return titled.filter(({ score }) => score === most);
}

/** Picks among products that share a name: those in view, or else those shown before; none if that does not help. */
function closest(sharing: readonly Titled[], list: readonly Product[], seen: readonly Product[]): readonly Titled[] {
  const inView = sharing.filter(({ fields }) => isAmong(fields.product, list));
  if (inView.length > 0) return inView.length === list.length && list.length > 1 ? [] : inView;
  const known = sharing.filter(({ fields }) => isAmong(fields.product, seen));
  const nearest = known.length > 0 ? known : sharing;
  return nearest.length <= MAX_SHARING ? nearest : [];
}

/** Finds the only product in view that matches the message best. */
async function callSome(talk: Talk, list: readonly Product[]): Promise<Product[]> {
  const { message } = talk;
  const fields = await readAll(talk, list);
  const telling = message.terms.filter((term) => {
    const having = fields.filter((each) => fitProduct(term, each) > 0).length;
    return having > 0 && having < fields.length;
  });
  if (telling.length === 0) return withoutExcluded(talk, list, fields);
  const scores = fields.map(({ name, family, details }) =>
    telling.reduce((sum, term) => sum + Math.max(fit(term, name), fit(term, family), fit(term, details) / 2), 0),
  );
  const most = Math.max(...scores);
  const best = list.filter((_, at) => scores[at] === most);
  return most > 0 && best.length === 1 ? best : [];
}

/** Finds "the one without perfume", if only one of those in view says that it has none. */
function withoutExcluded(
  { message: { excluded } }: Talk,
  list: readonly Product[],
  fields: readonly Fields[],
): Product[] {
  const free = list.filter((_, at) => {
    const own = fields[at];
    return own !== undefined && excluded.every((term) => denies(term, own));
  });
  return excluded.length > 0 && free.length === 1 ? free : [];
}
