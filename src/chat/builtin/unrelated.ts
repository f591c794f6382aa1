import { grammarWordsOf } from '../languages/word-lists.ts';
import type { Evidence } from './gather.ts';
import type { MessageTerm } from './message.ts';
import { asksFact, says } from './scores.ts';

/** In words. A question of fewer may well be about the product in view. */
const MIN_UNRELATED = 2;

/** True for "Who won the match last night?": neither the shop nor the product in view has a word of the question. */
export const isUnrelated = (evidence: Evidence): boolean => {
  const { message, named, said } = evidence;
  return (
    (message.isQuestion || says(evidence, 'question')) &&
    isInShopsLanguage(evidence) &&
    named.length + said.length + message.excluded.length === 0 &&
    message.terms.length >= MIN_UNRELATED &&
    message.asked.every((term) => term.concepts.size === 0 && !isKnown(term, evidence)) &&
    !pointsAtView(evidence) &&
    !says(evidence, 'have', 'cart', 'reviews', 'similar', 'goesWith', 'more', 'gift', 'you')
  );
};

/** True if the message is in the shop's language: whether it has words in another one cannot be known. */
const isInShopsLanguage = ({ talk: { turn, catalogueCode }, message: { words } }: Evidence): boolean =>
  turn.language.code === catalogueCode && words.some((word) => grammarWordsOf(turn.language).has(word));

/** True for "Do the hinges squeak?", "Does it …?" and "How heavy …?" */
const pointsAtView = (evidence: Evidence): boolean =>
  asksFact(evidence) ||
  says(evidence, 'it', 'them', 'here') ||
  (evidence.target !== null && evidence.message.terms.some(({ isDefinite }) => isDefinite));

const isKnown = (term: MessageTerm, { alone, target, strange, shop }: Evidence): boolean =>
  alone.hits.some(({ lacks }) => !lacks.includes(term)) ||
  (target !== null && !strange.includes(term)) ||
  shop?.isOnTopic === true ||
  (shop?.share ?? 0) >= 1 / 2;
