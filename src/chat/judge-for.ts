import { detectLanguages } from '../text/detect-language.ts';
import { type Judge, createJudge } from './evidence/judge.ts';
import type { Message } from './history.ts';
import type { Language } from './languages/language.ts';
import type { Turn } from './turn.ts';

interface Judged {
  turn: Turn;
  question: { messages: readonly Message[]; page?: { url: string } | undefined };
  /** The catalogue's language. */
  shopLanguage: Language;
}

/** The judge of one answer: it knows what was found for it, and what the shopper has said. */
export function judgeFor({ turn, question: { messages, page }, shopLanguage }: Judged): Judge {
  const asked = messages.flatMap(({ role, text }) => (role === 'shopper' ? text.slice(0, 2_000) : []));
  return createJudge({
    turn,
    languages: [...new Set([turn.language.code, ...detectLanguages(asked.at(-1) ?? '')])],
    catalogueLanguage: shopLanguage.code,
    asked: asked.join('\n'),
    newest: asked.at(-1) ?? '',
    pageUrl: page?.url,
  });
}
