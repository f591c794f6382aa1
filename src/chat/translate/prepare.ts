import { detectLanguages } from '../../text/detect-language.ts';
import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Message } from '../history.ts';
import type { Language } from '../languages/language.ts';
import type { Models, Resolved } from '../models/registry.ts';
import type { Turn } from '../turn.ts';
import type { Lexicographer } from './lexicographer.ts';
import type { Translator } from './translator.ts';

interface TranslationService {
  translator: Translator | undefined;
  lexicographer: Lexicographer | undefined;
  models: Models;
}

interface PendingAnswer {
  turn: Turn;
  /** The catalogue's, and what the shopper's messages reveal. */
  shopLanguage: Language;
  shopperLanguage: Language | undefined;
  messages: readonly Message[];
  /** The model that answers. */
  resolved: Resolved;
}

/** The shopper's language, if it is another than the catalogue's: one that we do not speak, too. */
function foreignCode({ shopperLanguage, shopLanguage, messages }: PendingAnswer): string | null {
  const code = shopperLanguage?.code ?? detectLanguages(messages.at(-1)?.text ?? '')[0];
  return code === undefined || code === shopLanguage.code ? null : code;
}

/**
 * Of an answer in another language than the catalogue's: has what it may speak of translated, by the model that verifies, and the
 * catalogue's lexicon written, which the built-in model reads when that model fails.
 */
export function translationFor({ translator, lexicographer, models }: TranslationService, draft: PendingAnswer) {
  const to = foreignCode(draft);
  if (to === null) return undefined;
  const { turn, resolved } = draft;
  const model = models.verifierOf(resolved.name);
  return async (): Promise<void> => {
    await Promise.all([translator?.prepare(turn, to, model), lexicographer?.entriesFor(turn, to, model)]);
  };
}

/** Looks up what the catalogue's words are called in the shopper's language, if it is another one. */
export async function lexiconFor(
  { lexicographer, models }: TranslationService,
  draft: PendingAnswer,
): Promise<readonly LexiconEntry[]> {
  const to = foreignCode(draft);
  if (to === null || !lexicographer) return [];
  return lexicographer.entriesFor(draft.turn, to, models.verifierOf(draft.resolved.name));
}
