import type { AdviserVocabulary } from '../languages/language.ts';
import { type Answer, answerByHandover } from './answer.ts';
import { type Reading, isQuestion, openingPattern, readMessage } from './reading.ts';
import type { Grade } from './grade.ts';
import type { Situation } from './situation.ts';

/** "What is the weather tomorrow?", "write me a poem": off-topic, unless the shop sells just that. */
export function answerOffTopic({ message, language, shop }: Situation, { grade, lacking }: Grade): Answer | undefined {
  const { vocabulary, phrases } = language;
  const reading = readMessage(message);
  const misses = grade !== 'found' || (lacking.length > 0 && begins(reading, vocabulary));
  const isSum =
    /^\W*\d{1,15}\s{0,9}[+*×/]\s{0,9}\d{1,15}[\s=?]{0,20}$/.test(message) ||
    (/\d\s{0,9}[-+*x×/]\s{0,9}\d{1,15}[\s=?]{0,20}$/.test(message) && begins(reading, vocabulary));
  if (!isSum && !(misses && reading.has(vocabulary.foreign))) return undefined;
  return { text: phrases.offTopic(shop), outcome: 'refused' };
}

/** Answers a message that nothing else matches; returns undefined if it names a thing that the shop does not have. */
export function answerUnmatched(situation: Situation): Answer | undefined {
  const { message, language, shop } = situation;
  const { vocabulary, phrases } = language;
  const reading = readMessage(message);
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return { text: phrases.speaks, outcome: 'unanswered' };
  if (reading.matches(vocabulary.havePattern)) return undefined;
  if (begins(reading, vocabulary) && !reading.has(vocabulary.ours))
    return { text: phrases.offTopic(shop), outcome: 'refused' };
  return isQuestion(message, vocabulary) && asks(reading, vocabulary)
    ? answerByHandover('unanswered', situation)
    : undefined;
}

const begins = (reading: Reading, { wonderPattern }: AdviserVocabulary): boolean =>
  reading.matches(openingPattern(wonderPattern));

/** True for a question that has a verb or addresses the shop; "umbrellas?" does neither. */
const asks = (reading: Reading, vocabulary: AdviserVocabulary): boolean =>
  begins(reading, vocabulary) || reading.has(vocabulary.ours);
