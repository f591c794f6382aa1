import { grammarWordsOf } from '../languages/word-lists.ts';
import type { Evidence } from './gather.ts';
import type { MessageTerm } from './message.ts';
import { asksFact, says } from './scores.ts';

/** In words. A question of fewer may well be about the product in view. */
const MIN_UNRELATED = 2;

/** True for "Who won the match last night?": neither the shop nor the product in view has a word of the question. */
export const isUnrelated = (e: Evidence): boolean =>
  (e.message.isQuestion || says(e, 'question')) &&
  // Of words in another language than the shop's, nobody knows whether it has them.
  e.talk.turn.language.code === e.talk.catalogueCode &&
  e.message.words.some((word) => grammarWordsOf(e.talk.turn.language).has(word)) &&
  e.named.length + e.said.length === 0 &&
  (e.shop?.share ?? 0) < 1 / 2 &&
  e.shop?.isOnTopic !== true &&
  e.message.terms.length >= MIN_UNRELATED &&
  e.message.excluded.length === 0 &&
  e.message.asked.every((term) => term.concepts.size === 0 && !isKnown(term, e)) &&
  !asksFact(e) &&
  !says(e, 'have', 'cart', 'reviews', 'similar', 'goesWith', 'more', 'gift', 'you');

const isKnown = (term: MessageTerm, { alone, target, strange }: Evidence): boolean =>
  alone.hits.some(({ lacks }) => !lacks.includes(term)) || (target !== null && !strange.includes(term));
