import { anyOf } from '../languages/language.ts';
import type { Answer } from './answer.ts';
import { compile, readMessage } from './reading.ts';
import type { Situation } from './situation.ts';

/** Polite phrases in a message that asks for no product: "thanks, that was all". */
export function answerCourtesy({ message, language, shop }: Situation): Answer {
  const { vocabulary, phrases } = language;
  const reading = readMessage(message);
  if (reading.has(vocabulary.bye)) return { text: phrases.bye, outcome: 'answered' };
  if (reading.has(vocabulary.thanks)) return { text: phrases.thanks, outcome: 'answered' };
  return { text: reading.has(vocabulary.hello) ? phrases.hello(shop) : phrases.ask, outcome: 'answered' };
}

/** A greeting, thanks, a farewell or a question about the assistant itself, and nothing else. */
export function answerSmallTalk({ message, language, shop }: Situation): Answer | undefined {
  const { vocabulary, phrases } = language;
  const plain = readMessage(message)
    .plain.replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  if (plain === '') return { text: phrases.ask, outcome: 'answered' };
  // Remove phrases one by one: a single repeated group would backtrack over each way to divide "bye bye bye bye".
  const only = (list: string) => plain.replaceAll(compile(`(?<!\\S)(?:${anyOf(list)})(?: |$)`, 'gu'), '') === '';
  if (only(vocabulary.bye)) return { text: phrases.bye, outcome: 'answered' };
  if (only(vocabulary.hello)) return { text: phrases.hello(shop), outcome: 'answered' };
  if (only(`${vocabulary.thanks} ${vocabulary.bye}`)) return { text: phrases.thanks, outcome: 'answered' };
  if (compile(`(?:^|[^\\p{L}])(?:${vocabulary.aboutPattern})(?!\\p{L})`).test(plain))
    return { text: phrases.about(shop), outcome: 'answered' };
  if (compile(vocabulary.offTopicPattern).test(plain)) return { text: phrases.offTopic(shop), outcome: 'refused' };
  return undefined;
}
