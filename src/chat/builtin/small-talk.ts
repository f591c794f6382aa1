import { anyOf } from '../languages/language.ts';
import type { Answer } from './answer.ts';
import { compile, readingOf } from './reading.ts';
import type { Situation } from './situation.ts';

/** Polite phrases in a message that asks for no product: "thanks, that was all". */
export function courtesy({ message, language, shop }: Situation): Answer {
  const { vocabulary, phrases } = language;
  const reading = readingOf(message);
  if (reading.has(vocabulary.bye)) return { text: phrases.bye, answered: true };
  if (reading.has(vocabulary.thanks)) return { text: phrases.thanks, answered: true };
  return { text: reading.has(vocabulary.hello) ? phrases.hello(shop) : phrases.ask, answered: true };
}

/** A greeting, thanks, a farewell or a question about the assistant itself, and nothing else. */
export function smallTalk({ message, language, shop }: Situation): Answer | undefined {
  const { vocabulary, phrases } = language;
  const plain = readingOf(message)
    .plain.replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  if (plain === '') return { text: phrases.ask, answered: true };
  // Remove phrases one by one: a single repeated group would backtrack over each way to divide "bye bye bye bye".
  const only = (list: string) => plain.replaceAll(compile(`(?<!\\S)(?:${anyOf(list)})(?: |$)`, 'gu'), '') === '';
  if (only(vocabulary.bye)) return { text: phrases.bye, answered: true };
  if (only(vocabulary.hello)) return { text: phrases.hello(shop), answered: true };
  if (only(`${vocabulary.thanks} ${vocabulary.bye}`)) return { text: phrases.thanks, answered: true };
  if (compile(`(?:^|[^\\p{L}])(?:${vocabulary.aboutPattern})(?!\\p{L})`).test(plain))
    return { text: phrases.about(shop), answered: true };
  if (compile(vocabulary.asidePattern).test(plain)) return { text: phrases.aside(shop), answered: true };
  return undefined;
}
