import type { KnowledgePassage } from '../../domain/knowledge-search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { countContacts } from '../evidence/contacts.ts';
import { OF_SHOP, isOfShop } from '../evidence/groups.ts';
import { type Facts, readFacts } from '../evidence/facts.ts';
import { scopesIn } from '../evidence/scopes.ts';
import { BY_MEANING, fit } from './matching.ts';
import { isDenied } from './passages.ts';
import { grammarWordsOf } from '../languages/word-lists.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import { namesOfTerms } from './names-of-concepts.ts';
import type { Talk } from './talk.ts';
import { termWeight } from './weights.ts';
import { hasTimeOfDay } from '../../text/clock.ts';
import { CONTACT_QUERY, PHONE_OR_EMAIL_QUERY } from '../../text/lexicon/contact-words.ts';

export interface ShopAnswer {
  passage: KnowledgePassage;
  quote: string;
  /** Share of the question that it has, from 0 to 1. */
  share: number;
  /** True if it is on a topic that only a shop's texts cover: deliveries, returns, payment. */
  isOnTopic: boolean;
  /** True if only the message before tells what the question is about. */
  isFollowUp?: boolean;
}

const MAX_PASSAGES = 6;
/** Maximum number of names of one thing: a shop's texts are few, and may use any of them. */
const MAX_NAMES = 10;
const MAX_TITLE_BYTES = 2_000;
/** In characters. Shorter passages are quoted whole. */
const MAX_QUOTE = 420;
const TOPIC_BONUS = 1.5;
const TITLE_BONUS = 0.5;
/**
 * Bonus for the country or the day asked about, as much as for the topic in text and title together. Its name may be part
 * of a longer phrase: "deliver to Germany".
 */
const SCOPE_BONUS = 2 * TOPIC_BONUS;
/** Share of that bonus for a text that only names a whole with the country in it, such as the EU. */
const BY_WHOLE = 0.3;
/** A text that names the country is about where the shop delivers, whatever else it says. */
const COUNTRIES = 'shopTopics.countries';

/** Finds the passage of the shop's texts that answers a message. */
export async function findInShop(talk: Talk): Promise<ShopAnswer | null> {
  const { turn, sources, message, catalogueCode, reader } = talk;
  const { organizationId, assistantId } = turn;
  const terms = message.asked;
  const names = namesOfTerms(terms, catalogueCode, MAX_NAMES);
  // "The gift cards" may be the title of a text, although neither word alone says much.
  const grammar = grammarWordsOf(turn.language);
  const said = terms.length > 0 ? terms.map(({ word }) => word) : message.words.filter((word) => !grammar.has(word));
  const query = cutText([...said, ...names].join(' '), TEXT_LIMITS.search);
  if (query.trim() === '') return null;
  const passages = await sources.knowledge.search(organizationId, assistantId, query, MAX_PASSAGES);
  await talk.breathe();
  const topics = [
    ...[...message.groups].filter((group) => OF_SHOP.has(group)),
    ...new Set(terms.flatMap(({ concepts }) => [...concepts].filter((key) => key.startsWith('shopTopics.')))),
  ];
  const shareOf = ({ claims }: Facts, isPlaced = false): number => {
    const own = new Set([...claims.keys()].flatMap((claim) => [claim, claim.split('.', 1)[0] ?? '']));
    if (isPlaced) own.add(COUNTRIES);
    return topics.filter((topic) => own.has(topic)).length / Math.max(1, topics.length);
  };
  const whole = terms.reduce((sum, term) => sum + termWeight(term), 0);
  const scoped = scopeBonus(talk);
  const judged = passages.map((passage, at) => {
    const title = readFacts(passage.title, reader);
    const text = readFacts(`${passage.title}.\n${passage.text}`, reader);
    // "Use no vinegar" answers "Can I use vinegar?"; that the shop is not open then does not tell when it is.
    const fitOf = (term: MessageTerm) =>
      fit(term, text) || (isDenied(term, text) && !isOfMatter(term) ? BY_MEANING : 0);
    const has = terms.reduce((sum, term) => sum + fitOf(term) * termWeight(term), 0);
    const inTitle = terms.some((term) => fit(term, title) > 0);
    const bonus = scoped(passage.text);
    const [onTopic, titled] = [namesTitle(message, passage.title) ? 1 : shareOf(text, bonus > 0), shareOf(title)];
    // "Is it free to return from France?" is not answered by where the shop delivers.
    const placed = bonus * (topics.length > 0 ? Math.min(1, onTopic + titled) : 1);
    const score = has + TOPIC_BONUS * (onTopic + titled) + (inTitle ? TITLE_BONUS : 0) + placed - at / 20;
    // Texts that mention other payment methods in passing don't answer "PayPal".
    const isMissing = titled === 0 && terms.some((term) => isOfPayment(term) && fit(term, text) === 0);
    return { passage, isMissing, score, share: whole === 0 ? 0 : has / whole, isOnTopic: onTopic + titled > 0 };
  });
  const [best] = judged.filter(({ isMissing }) => !isMissing).toSorted((a, b) => b.score - a.score);
  // "Call us from nine to six" answers a question about opening hours.
  const isOfHours = terms.some(({ concepts }) => concepts.has('contact.openingHours'));
  if (isOfHours && !(best?.isOnTopic && hasTimeOfDay(best.passage.text))) {
    const contact = await findContact(talk);
    if (contact && hasTimeOfDay(contact.passage.text)) return { ...contact, share: 1, isOnTopic: true };
  }
  if (!best || (best.share === 0 && !best.isOnTopic)) return null;
  turn.passages.push(best.passage);
  return { ...best, quote: quoteOf(best.passage.text, terms, reader, scoped) };
}

/** Returns the bonus of a text for the countries and days that a message names, in whatever language. */
function scopeBonus({ message, turn, catalogueCode }: Talk): (text: string) => number {
  const languages = [turn.language.code, catalogueCode];
  const asked = scopesIn(message.text, languages).flatMap(({ keys }) => (keys.length === 1 ? keys : []));
  if (asked.length === 0) return () => 0;
  return (text) => {
    const named = scopesIn(text, languages);
    const has = asked.map((key) => {
      const own = named.filter(({ keys }) => keys.includes(key));
      if (own.length === 0) return 0;
      return own.some(({ keys }) => keys.length === 1) ? 1 : BY_WHOLE;
    });
    return (SCOPE_BONUS * has.reduce((sum: number, each) => sum + each, 0)) / asked.length;
  };
}

/**
 * Finds the answer to a message that goes on with the shop's matters without naming them: "and how long does that take?"
 * after a question about repairs; null if the message before was not about them.
 */
export async function findFollowUp(talk: Talk): Promise<ShopAnswer | null> {
  const { message, earlier } = talk;
  const before = earlier.at(-1);
  if (!before || before.shown.length > 0) return null;
  const about = await findInShop({ ...talk, message: before.message });
  if (!about?.isOnTopic) return null;
  const asked = [...message.asked, ...before.message.asked];
  const found = await findInShop({ ...talk, message: { ...message, asked, groups: before.message.groups } });
  return found && { ...found, isOnTopic: false, isFollowUp: true };
}

/** Maximum number of passages to search for contact details; most shops have hardly more. */
const MAX_CONTACTS = 20;

/** Finds the passage of the shop's texts with the most phone numbers and email addresses. */
export async function findContact({ turn, sources }: Talk): Promise<Pick<ShopAnswer, 'passage' | 'quote'> | null> {
  const { organizationId, assistantId } = turn;
  // Two searches, because a search query has a maximum length.
  const found = await Promise.all(
    [PHONE_OR_EMAIL_QUERY, CONTACT_QUERY].map((query) =>
      sources.knowledge.search(organizationId, assistantId, query, MAX_CONTACTS),
    ),
  );
  const passages = [...new Map(found.flat().map((passage) => [passage.text, passage] as const)).values()];
  const counted = passages.map((passage) => ({ passage, count: countContacts(passage.text) }));
  const [best] = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (!best) return null;
  turn.passages.push(best.passage);
  const plain = plainOf(best.passage.text);
  const sentences = sentencesOf(plain);
  const quote = plain.length <= MAX_QUOTE ? sentences : sentences.filter((each) => countContacts(each) > 0);
  return { passage: best.passage, quote: quote.join(' ') };
}

const isOfPayment = ({ concepts }: MessageTerm): boolean =>
  [...concepts].some((concept) => concept.startsWith('payment.'));

/** "What should I know about “Caring for wool”?" */
const namesTitle = ({ words: said }: ParsedMessage, title: string): boolean =>
  ` ${said.join(' ')} `.includes(` ${words(title, MAX_TITLE_BYTES).join(' ')} `);

const plainOf = (text: string): string => text.replaceAll(/^#+\s.*$/gmu, '').trim();

/** Quotes the sentences around the one that answers best. */
function quoteOf(
  text: string,
  terms: readonly MessageTerm[],
  reader: Talk['reader'],
  scoped: (sentence: string) => number,
): string {
  const plain = plainOf(text);
  if (plain.length <= MAX_QUOTE)
    return plain
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
  const sentences = sentencesOf(plain);
  const scores = sentences.map((sentence) => {
    const facts = readFacts(sentence, reader);
    return terms.reduce((sum, term) => sum + fit(term, facts) * termWeight(term), scoped(sentence));
  });
  let from = scores.indexOf(Math.max(...scores));
  let to = from + 1;
  const length = () => sentences.slice(from, to).join(' ').length;
  // Add the better neighbour as long as there is room.
  for (;;) {
    const [before = -1, after = -1] = [scores[from - 1], scores[to]];
    if (before < 0 && after < 0) break;
    const next = after >= before ? { from, to: to + 1 } : { from: from - 1, to };
    if (sentences.slice(next.from, next.to).join(' ').length > MAX_QUOTE) break;
    ({ from, to } = next);
  }
  return length() > 0 ? sentences.slice(from, to).join(' ') : '';
}

const isOfMatter = ({ concepts }: MessageTerm): boolean =>
  [...concepts].some((concept) => concept.startsWith('shopTopics.') || isOfShop(concept));
