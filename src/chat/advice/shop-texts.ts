import type { KnowledgePassage } from '../../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { OF_SHOP } from '../evidence/groups.ts';
import { readFacts } from '../evidence/facts.ts';
import { fit } from './matching.ts';
import type { Message, Term } from './message.ts';
import { namesOf } from './names-of-concepts.ts';
import type { Talk } from './talk.ts';
import { termWeight } from './weights.ts';

export interface ShopAnswer {
  passage: KnowledgePassage;
  quote: string;
  /** How much of the question it has, from 0 to 1. */
  share: number;
  /** True if it is about what only a shop's texts are about: deliveries, returns, payment. */
  isOnTopic: boolean;
}

const MAX_PASSAGES = 6;
const MAX_TITLE_BYTES = 2_000;
/** In characters: a shorter passage is quoted whole. */
const MAX_QUOTE = 420;
const TOPIC_BONUS = 1.5;
const TITLE_BONUS = 0.5;

/** Finds what the shop's texts say on a message. */
export async function findInShop({ turn, sources, message, catalogueCode, reader }: Talk): Promise<ShopAnswer | null> {
  const { organizationId, assistantId } = turn;
  const terms = message.asked;
  const names = terms.flatMap(({ concepts }) => [...concepts].flatMap((concept) => namesOf(concept, catalogueCode)));
  const query = cutText([...terms.map(({ word }) => word), ...names].join(' '), TEXT_LIMITS.search);
  if (query.trim() === '') return null;
  const passages = await sources.knowledge.search(organizationId, assistantId, query, MAX_PASSAGES);
  const topics = [...message.groups].filter((group) => OF_SHOP.has(group));
  const whole = terms.reduce((sum, term) => sum + termWeight(term), 0);
  const judged = passages.map((passage, at) => {
    const title = readFacts(passage.title, reader);
    const text = readFacts(`${passage.title}.\n${passage.text}`, reader);
    const groups = new Set([...text.claims.keys()].map((claim) => claim.split('.', 1)[0] ?? ''));
    const titled = new Set([...title.claims.keys()].map((claim) => claim.split('.', 1)[0] ?? ''));
    const has = terms.reduce((sum, term) => sum + fit(term, text) * termWeight(term), 0);
    const inTitle = terms.some((term) => fit(term, title) > 0);
    const isOnTopic = topics.some((topic) => groups.has(topic)) || namesTitle(message, passage.title);
    const isTitled = topics.some((topic) => titled.has(topic));
    const score =
      has + (isOnTopic ? TOPIC_BONUS : 0) + (isTitled ? TOPIC_BONUS : 0) + (inTitle ? TITLE_BONUS : 0) - at / 20;
    return { passage, score, share: whole === 0 ? 0 : has / whole, isOnTopic: isOnTopic || isTitled };
  });
  const [best] = judged.toSorted((a, b) => b.score - a.score);
  if (!best || (best.share === 0 && !best.isOnTopic)) return null;
  turn.passages.push(best.passage);
  return { ...best, quote: quoteOf(best.passage.text, terms, reader) };
}

/** "What should I know about “Caring for wool”?" */
const namesTitle = ({ words: said }: Message, title: string): boolean =>
  ` ${said.join(' ')} `.includes(` ${words(title, MAX_TITLE_BYTES).join(' ')} `);

/** The sentences around the one that says most of what was asked. */
function quoteOf(text: string, terms: readonly Term[], reader: Talk['reader']): string {
  const plain = text.replaceAll(/^#+\s.*$/gmu, '').trim();
  if (plain.length <= MAX_QUOTE)
    return plain
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ');
  const sentences = plain.split('\n').flatMap(sentencesOf);
  const scores = sentences.map((sentence) => {
    const facts = readFacts(sentence, reader);
    return terms.reduce((sum, term) => sum + fit(term, facts) * termWeight(term), 0);
  });
  let from = scores.indexOf(Math.max(...scores));
  let to = from + 1;
  const length = () => sentences.slice(from, to).join(' ').length;
  // The neighbour that says more comes along, as long as there is room.
  for (;;) {
    const [before = -1, after = -1] = [scores[from - 1], scores[to]];
    if (before < 0 && after < 0) break;
    const next = after >= before ? { from, to: to + 1 } : { from: from - 1, to };
    if (sentences.slice(next.from, next.to).join(' ').length > MAX_QUOTE) break;
    ({ from, to } = next);
  }
  return length() > 0 ? sentences.slice(from, to).join(' ') : '';
}
