import type { Product } from '../../domain/records.ts';
import { readFacts } from '../evidence/facts.ts';
import { ASPECTS } from './aspects.ts';
import { stemsOf } from '../stems.ts';
import { type Found, NOTHING_FOUND, type Wish, find, readAll } from './finding.ts';
import { fit, fitProduct } from './matching.ts';
import { type Message, type Term, readMessage } from './message.ts';
import { type Answering, answering, passagesOf } from './passages.ts';
import { isInTitle, referredTo } from './references.ts';
import { type ShopAnswer, findInShop } from './shop-texts.ts';
import type { Talk } from './talk.ts';
import { exclusiveGroup } from './weights.ts';

/** Everything that decides what a message means. */
export interface Evidence {
  talk: Talk;
  message: Message;
  /** What the message alone asks for, and what it asks for together with the wish before it. */
  alone: Found;
  together: Found | null;
  /** What the shopper was looking for before. */
  before: Wish | null;
  /** Products that it names, or points at: "the second one", "the linen one". */
  named: readonly Product[];
  /** The product that it is about, if it is about one. */
  target: Product | null;
  /** Words of the message that the target has nothing of. */
  strange: readonly Term[];
  /** What the target's texts say on it. */
  said: readonly Answering[];
  shop: ShopAnswer | null;
}

export async function gather(talk: Talk): Promise<Evidence> {
  const { message } = talk;
  const before = wishBefore(talk);
  const own = wishOf(message);
  const shelves = talk.list.map(({ category }) => category);
  const base = before ?? (own.avoided.length > 0 && shelves.length > 0 ? NO_WISH : null);
  const joint = base && { ...join(base, own), shelves };
  const isEmpty = isNothing(own);
  const [alone, together, shop] = await Promise.all([
    isEmpty ? NOTHING_FOUND(own) : find(talk, own),
    joint && !isEmpty ? find(talk, joint) : null,
    findInShop(talk),
  ]);
  await talk.breathe();
  const named = await referredTo(talk, alone);
  const target = named[0] ?? talk.focus ?? (await firstOf(talk));
  const strange = target ? await strangeTo(talk, target) : message.terms;
  const question = target ? withCarriedQuestion({ ...talk, message: questionIn(talk) }, target) : message;
  const said = target ? await answersOf(talk, target, question) : [];
  return { talk, message, alone, together, before, named, target, strange, said, shop };
}

/** "Is there one in L, and what does it cost?", after a list: the first that is there in L. */
async function firstOf(talk: Talk): Promise<Product | null> {
  const { turn, message, list } = talk;
  if (message.terms.length > 0 || !message.cues.has('it') || message.cues.has('cart')) return null;
  await readAll(talk, list);
  const isThere = ({ productId }: Product) => turn.askedVariants.get(productId)?.fact.availability === 'in_stock';
  return list.find(isThere) ?? list[0] ?? null;
}

async function strangeTo(talk: Talk, target: Product): Promise<readonly Term[]> {
  const { turn, message } = talk;
  const [fields] = await readAll(talk, [target]);
  const chosen = turn.askedVariants.get(target.productId)?.words ?? [];
  return message.terms.filter(
    (term) => !(fields && fitProduct(term, fields) > 0) && !isInTitle(term.word, target) && !chosen.includes(term.word),
  );
}

/** "Will it stand all the rain? I live in Galicia": what is not asked is no part of the question. */
function questionIn({ message, turn, catalogueCode }: Talk): Message {
  const sentences = message.text.split(/(?<=[.!?])\s+/u);
  const asked = sentences.filter((sentence) => sentence.trim().endsWith('?'));
  if (asked.length === 0 || asked.length === sentences.length) return message;
  return readMessage(asked.join(' '), turn.language, [...new Set([turn.language.code, catalogueCode])]);
}

/** What a product's texts say on a question, beside its name and the variant that was asked for. */
async function answersOf(talk: Talk, target: Product, question: Message): Promise<readonly Answering[]> {
  const passages = await passagesOf(talk, target);
  const variant = talk.turn.askedVariants.get(target.productId);
  const options = variant?.fact.choice.map(({ name }) => `${name}:`) ?? [];
  const others = passages.filter(({ text }) => !options.some((option) => text.startsWith(option)));
  const chosen = [...(variant?.words ?? []), ...options].join(' ');
  return answering(question, others, readFacts(`${target.title}. ${chosen}`, talk.reader));
}

/** "And the other one?": asks the same of another product. */
function withCarriedQuestion({ message, earlier, focus }: Talk, target: Product): Message {
  const before = earlier.at(-1)?.message;
  const name = stemsOf(target.title);
  const isBare = message.terms.every(({ stems }) => stems.every((stem) => name.includes(stem)));
  const isSame = target.productId === focus?.productId && message.terms.length === 0;
  const asksOwn = Object.keys(ASPECTS).some((cue) => message.cues.has(cue as keyof typeof ASPECTS));
  if (!before || asksOwn || !isBare || isSame || message.asked.length > message.terms.length + 1) return message;
  return { ...message, asked: before.asked, cues: new Set([...before.cues, ...message.cues]) };
}

const wishOf = ({ terms, excluded, limits, measures, avoided, people, age }: Message): Wish => ({
  terms,
  excluded,
  limits,
  measures,
  avoided,
  people,
  age,
});

/** True of a message that wishes for nothing. */
const isNothing = ({ terms, excluded, limits, measures, avoided, people }: Omit<Wish, 'age'>): boolean =>
  terms.length + excluded.length + measures.length + avoided.length + people.size + Object.keys(limits).length === 0;

export const NO_WISH: Wish = {
  terms: [],
  excluded: [],
  limits: {},
  measures: [],
  avoided: [],
  people: new Set(),
  age: null,
};

/** What the shopper was looking for when the products in view were shown. */
function wishBefore({ earlier, reader }: Talk): Wish | null {
  const last = earlier.findLastIndex(({ shown }) => shown.length > 0);
  let wish: Wish | null = null;
  for (let at = last; at >= 0 && at > last - 4; at--) {
    const exchange = earlier[at];
    if (!exchange) break;
    const { message, shown } = exchange;
    const own = wishOf(message);
    wish = wish ? join(own, wish) : own;
    const facts = shown.map(({ title, category }) => readFacts(`${title}. ${category ?? ''}`, reader));
    if (message.terms.some((term) => facts.some((each) => fit(term, each) > 0))) break;
  }
  return wish && !isNothing(wish) ? wish : null;
}

/** The later one counts where they contradict each other. */
function join(before: Wish, { terms, excluded, limits, measures, avoided, people, age }: Wish): Wish {
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

/** Of these, a later word takes the place of an earlier one: "in blue" after "in red", "for women" after "for men". */
const exclusiveGroups = ({ concepts }: Term): string[] =>
  [...concepts].flatMap((concept) => exclusiveGroup(concept) ?? []);
