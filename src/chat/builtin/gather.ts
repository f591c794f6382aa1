import type { Product } from '../../domain/product.ts';
import { readFacts } from '../evidence/facts.ts';
import { ASPECTS, cuesOf } from './aspects.ts';
import { stemsOf } from '../stems.ts';
import { type Found, NOTHING_FOUND, type ProductRequest, find, readAll } from './finding.ts';
import { fit, fitProduct } from './matching.ts';
import { type ParsedMessage, type MessageTerm, readMessage } from './message.ts';
import { asks, messageSentences } from '../../text/sentences.ts';
import { type AnsweringPassage, answeringPassages, passagesOf } from './passages.ts';
import { missingNames } from './missing-names.ts';
import { referredTo } from './references.ts';
import { isInTitle } from './title-words.ts';
import { type ShopAnswer, findFollowUp, findInShop } from './shop-texts.ts';
import type { Talk } from './talk.ts';
import { wantsChild } from './needs.ts';
import { AUDIENCES, exclusiveGroup, namesThing } from './weights.ts';

/** Everything that decides what a message means. */
export interface Evidence {
  talk: Talk;
  message: ParsedMessage;
  /** Results for the message alone, and together with the previous request. */
  alone: Found;
  together: Found | null;
  /** The previous request. */
  before: ProductRequest | null;
  /** Products that it names or refers to: "the second one", "the linen one". */
  named: readonly Product[];
  /** The product that the message is about, if any. */
  target: Product | null;
  /** Words of the message that do not match the target. */
  strange: readonly MessageTerm[];
  /** Passages of the target's texts that answer the message. */
  said: readonly AnsweringPassage[];
  shop: ShopAnswer | null;
  /** Names of products and brands that the shop does not have. */
  missing: readonly MessageTerm[];
}

/** The share of a question from which a text of the shop clearly answers it. */
const CLEAR = 0.5;

export async function gather(talk: Talk): Promise<Evidence> {
  const { message } = talk;
  const before = wishBefore(talk);
  const own = { ...requestOf(message), ...whomItIsFor(talk), declined: declinedIn(talk) };
  const shelves = talk.list.map(({ category }) => category);
  const base = before ?? (own.avoided.length > 0 && shelves.length > 0 ? NO_WISH : null);
  const joint = base && { ...join(base, own), declined: own.declined, shelves };
  const isEmpty = isNothing(own);
  const [alone, together, direct] = await Promise.all([
    isEmpty ? NOTHING_FOUND(own) : find(talk, { ...own, splits: true }),
    joint && !isEmpty ? find(talk, joint) : null,
    findInShop(talk),
  ]);
  await talk.breathe();
  const shop = await shopAnswerTo(talk, direct, alone);
  const missing = await missingNames(talk, alone, shop);
  const named = await namedIn(talk, alone, missing);
  // "Is the Comet waterproof?" is not about the jacket in view; "does it fit the Comet tent?" is.
  const isOfView = missing.length === 0 || message.cues.has('it');
  const target = named[0] ?? (isOfView ? await inFocus(talk) : null);
  const strange = target ? await strangeTo(talk, target) : message.terms;
  const question = target ? withCarriedQuestion({ ...talk, message: questionIn(talk) }, target) : message;
  const said = target ? await answersOf(talk, target, question) : [];
  return { talk, message, alone, together, before, named, target, strange, said, shop, missing };
}

/** Reads a question that no text answers clearly as one that goes on with the message before. */
async function shopAnswerTo(talk: Talk, direct: ShopAnswer | null, { kinds }: Found): Promise<ShopAnswer | null> {
  const { isQuestion, cues } = talk.message;
  const isClear = direct !== null && (direct.isOnTopic || direct.share >= CLEAR);
  if (isClear || kinds.length > 0 || !(isQuestion || cues.has('question'))) return direct;
  return (await findFollowUp(talk)) ?? direct;
}

/** Finds the first product available in L, for "Is there one in L, and what does it cost?" after a list. */
async function firstOf(talk: Talk): Promise<Product | null> {
  const { turn, message, list } = talk;
  if (message.terms.length > 0 || !message.cues.has('it') || message.cues.has('cart')) return null;
  await readAll(talk, list);
  const isThere = ({ productId }: Product) => turn.askedVariants.get(productId)?.fact.availability === 'in_stock';
  return list.find(isThere) ?? list[0] ?? null;
}

const inFocus = async (talk: Talk): Promise<Product | null> => talk.focus ?? firstOf(talk);

/** Beside a name that the shop lacks, only names count: "two Pulsar headlamps" are not the only headlamp there is. */
async function namedIn(talk: Talk, found: Found, missing: readonly MessageTerm[]): Promise<Product[]> {
  const referred = await referredTo(talk, found);
  return missing.length === 0 ? referred : referred.filter((product) => isCalledByName(talk.message, product));
}

const isCalledByName = ({ asked }: ParsedMessage, product: Product): boolean =>
  asked.some((term) => !namesThing(term) && isInTitle(term.word, product));

async function strangeTo(talk: Talk, target: Product): Promise<readonly MessageTerm[]> {
  const { turn, message } = talk;
  const [fields] = await readAll(talk, [target]);
  const chosen = turn.askedVariants.get(target.productId)?.words ?? [];
  return message.terms.filter(
    (term) => !(fields && fitProduct(term, fields) > 0) && !isInTitle(term.word, target) && !chosen.includes(term.word),
  );
}

/** Keeps only the sentences that ask: "Will it stand all the rain? I live in Galicia". */
function questionIn({ message, turn, catalogueCode }: Talk): ParsedMessage {
  const sentences = messageSentences(message.text);
  const asked = sentences.filter(asks);
  if (asked.length === 0 || asked.length === sentences.length) return message;
  return readMessage(asked.join(' '), turn.language, [...new Set([turn.language.code, catalogueCode])]);
}

/** Finds answers in a product's texts, apart from its name and the variant that was asked for. */
async function answersOf(talk: Talk, target: Product, question: ParsedMessage): Promise<readonly AnsweringPassage[]> {
  const passages = await passagesOf(talk, target);
  const variant = talk.turn.askedVariants.get(target.productId);
  const options = variant?.fact.choice.map(({ name }) => `${name}:`) ?? [];
  const others = passages.filter(({ text }) => !options.some((option) => text.startsWith(option)));
  const chosen = [...(variant?.words ?? []), ...options].join(' ');
  return answeringPassages(question, others, readFacts(`${target.title}. ${chosen}`, talk.reader));
}

/** "And the other one?" repeats the previous question for another product. */
function withCarriedQuestion({ message, earlier, focus }: Talk, target: Product): ParsedMessage {
  const before = earlier.at(-1)?.message;
  const name = stemsOf(target.title);
  const isBare = message.terms.every(({ stems }) => stems.every((stem) => name.includes(stem)));
  const isSame = target.productId === focus?.productId && message.terms.length === 0;
  const asksOwn = (['price', 'inStock', ...cuesOf(ASPECTS)] as const).some((cue) => message.cues.has(cue));
  if (!before || asksOwn || !isBare || isSame || message.asked.length > message.terms.length + 1) return message;
  return { ...message, asked: before.asked, cues: new Set([...before.cues, ...message.cues]) };
}

/** "No, I want something milder" turns down what is in view. */
function declinedIn({ message: { cues }, focus }: Talk): ReadonlySet<string> {
  const isDeclined = cues.has('decline') && (cues.has('have') || cues.has('instead'));
  return new Set(isDeclined && focus ? [focus.productId] : []);
}

/** "And boots for her?" is for the little girl who was mentioned before, not for a woman. */
function whomItIsFor({ message, earlier }: Talk): Partial<Pick<ProductRequest, 'people' | 'age'>> {
  const isPronoun = message.people.size > 0 && !message.asked.some(namesAudience) && message.age === null;
  const before = isPronoun ? earlier.findLast(({ message: { people, age } }) => people.size > 0 || age !== null) : null;
  return before && wantsChild(before.message) ? { people: before.message.people, age: before.message.age } : {};
}

const namesAudience = ({ concepts }: MessageTerm): boolean => [...concepts].some((concept) => AUDIENCES.has(concept));

const requestOf = ({ terms, excluded, limits, measures, avoided, people, age }: ParsedMessage): ProductRequest => ({
  terms,
  excluded,
  limits,
  measures,
  avoided,
  people,
  age,
});

/** True for an empty request. */
const isNothing = ({ terms, excluded, limits, measures, avoided, people }: Omit<ProductRequest, 'age'>): boolean =>
  terms.length + excluded.length + measures.length + avoided.length + people.size + Object.keys(limits).length === 0;

export const NO_WISH: ProductRequest = {
  terms: [],
  excluded: [],
  limits: {},
  measures: [],
  avoided: [],
  people: new Set(),
  age: null,
};

/** Restores the request that led to the products in view. */
function wishBefore({ earlier, reader }: Talk): ProductRequest | null {
  const last = earlier.findLastIndex(({ shown }) => shown.length > 0);
  let request: ProductRequest | null = null;
  for (let at = last; at >= 0 && at > last - 4; at--) {
    const exchange = earlier[at];
    if (!exchange) break;
    const { message, shown } = exchange;
    const own = requestOf(message);
    request = request ? join(own, request) : own;
    const facts = shown.map(({ title, category }) => readFacts(`${title}. ${category ?? ''}`, reader));
    if (message.terms.some((term) => facts.some((each) => fit(term, each) > 0))) break;
  }
  return request && !isNothing(request) ? request : null;
}

/** Merges two requests; the later one wins where they contradict each other. */
function join(
  before: ProductRequest,
  { terms, excluded, limits, measures, avoided, people, age }: ProductRequest,
): ProductRequest {
  const isNew = new Set(terms.map(({ word }) => word));
  const isOut = new Set(excluded.map(({ word }) => word));
  const groups = new Set(terms.flatMap(exclusiveGroups));
  const kept = before.terms.filter(
    (term) =>
      !isNew.has(term.word) && !isOut.has(term.word) && !exclusiveGroups(term).some((group) => groups.has(group)),
  );
  return {
    terms: [...kept, ...terms],
    excluded: [...before.excluded, ...excluded],
    limits: { ...before.limits, ...limits },
    measures: [...before.measures, ...measures],
    avoided: [...before.avoided, ...avoided],
    people: people.size > 0 ? people : before.people,
    age: age ?? (people.size > 0 ? null : before.age),
  };
}

/** Groups in which a later word replaces an earlier one: "in blue" after "in red", "for women" after "for men". */
const exclusiveGroups = ({ concepts }: MessageTerm): string[] =>
  [...concepts].flatMap((concept) => exclusiveGroup(concept) ?? []);
