import type { Topic } from '../languages/language.ts';
import { type Answer, answerByHandover } from './answer.ts';
import { readMessage, wordsPattern } from './reading.ts';
import type { Situation } from './situation.ts';

type Asked = 'request' | 'complaint' | 'order';

const asksFor = (reason: Asked, { message, language }: Situation): boolean =>
  readMessage(message).matches(wordsPattern(language.vocabulary.handoverPatterns[reason]));

/** "I want to talk to a person", "I have a complaint". */
export function answerPersonally(situation: Situation): Answer | undefined {
  const reason = (['request', 'complaint'] as const).find((each) => asksFor(each, situation));
  return reason && answerByHandover(reason, situation);
}

/** True for a question about an order that the shopper has placed: "where is my parcel", "I got the wrong item". */
export const isAboutOrder = (situation: Situation, topic: Topic | undefined): boolean =>
  topic === 'order' || asksFor('order', situation);
