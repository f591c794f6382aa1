import { detectLanguages } from '../../text/detect-language.ts';
import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Message } from '../conversation/history.ts';
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
  /** The catalogue's language, and the shopper's as far as messages reveal it. */
  shopLanguage: Language;
  shopperLanguage: Language | undefined;
  messages: readonly Message[];
  /** The model that answers. */
  resolved: Resolved;
}

/** Returns the shopper's language if it differs from the catalogue's, even one that we do not speak. */
function foreignCode({ shopperLanguage, shopLanguage, messages }: PendingAnswer): string | null {
  const code = shopperLanguage?.code ?? detectLanguages(messages.at(-1)?.text ?? '')[0];
  return code === undefined || code === shopLanguage.code ? null : code;
}

/**
 * For an answer in another language than the catalogue's, has the found products translated by the verifying model, and
 * the catalogue's lexicon written, which the built-in model reads if the answering model fails.
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

/** Looks up the lexicon of the catalogue's words in the shopper's language, if that is another one. */
export async function lexiconFor(
  { lexicographer, models }: TranslationService,
  draft: PendingAnswer,
): Promise<readonly LexiconEntry[]> {
  const to = foreignCode(draft);
  if (to === null || !lexicographer) return [];
  return lexicographer.entriesFor(draft.turn, to, models.verifierOf(draft.resolved.name));
}
