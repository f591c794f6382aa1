import { detectLanguages } from '../../text/detect-language.ts';
import { prepareConcepts } from './claims.ts';
import { type ClaimChecker, createClaimChecker } from './claim-checker.ts';
import type { KnowledgeOptions } from './knowledge.ts';
import type { FairTurns } from '../fair-turns.ts';
import type { Message } from '../conversation/history.ts';
import type { Language } from '../languages/language.ts';
import type { Turn } from '../turn.ts';

interface Judged {
  turn: Turn;
  question: { messages: readonly Message[]; page?: { url: string } | undefined };
  /** The catalogue's language. */
  shopLanguage: Language;
}

/**
 * Creates the claim checker of one answer, with the turn's evidence and the shopper's messages.
 * @param turns shared with other answers
 */
export async function claimCheckerFor(
  { turn, question: { messages, page }, shopLanguage }: Judged,
  turns: FairTurns,
  { onlyQuotes }: Pick<KnowledgeOptions, 'onlyQuotes'>,
): Promise<ClaimChecker> {
  const asked = messages.flatMap(({ role, text }) => (role === 'shopper' ? text.slice(0, 2_000) : []));
  const languages = [...new Set([turn.language.code, ...detectLanguages(asked.at(-1) ?? '')])];
  await prepareConcepts([...languages, shopLanguage.code], () => turns.next(turn.organizationId));
  return createClaimChecker({
    turn,
    languages,
    catalogueLanguage: shopLanguage.code,
    asked: asked.join('\n'),
    newest: asked.at(-1) ?? '',
    pageUrl: page?.url,
    onlyQuotes,
  });
}
