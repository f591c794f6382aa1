import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Reformulation } from '../../domain/conversation.ts';
import type { Language } from '../languages/language.ts';
import { createMemo } from '../memo.ts';
import type { Sources, Turn } from '../turn.ts';
import { type ParsedMessage, type MessageTerm, readMessage } from './message.ts';

/** If two messages differ in more words, the second is a new question. */
const MAX_WORDS = 2;

type Place = Pick<Turn, 'organizationId' | 'assistantId' | 'language'>;

/** Looks up names learned from shoppers' reformulations; cached for a minute. */
export function createLearnedNames(reformulations: Sources['reformulations']) {
  const kept = createMemo(({ organizationId, assistantId }: Omit<Place, 'language'>) =>
    reformulations ? reformulations(organizationId, assistantId) : Promise.resolve([]),
  );
  const learned = new WeakMap<readonly Reformulation[], Map<string, readonly LexiconEntry[]>>();

  /** @param catalogueCode ISO 639-1 */
  return async (turn: Place, catalogueCode: string): Promise<readonly LexiconEntry[]> => {
    const rows = await kept.of(turn);
    const byLanguage = learned.get(rows) ?? new Map<string, readonly LexiconEntry[]>();
    learned.set(rows, byLanguage);
    const { language } = turn;
    let entries = byLanguage.get(language.code);
    if (!entries) byLanguage.set(language.code, (entries = learnNames(rows, language, [language.code, catalogueCode])));
    return entries;
  };
}

/**
 * Learns the shop's names for things from reformulations: shoppers who found nothing for "davenport" wrote "sofa" next.
 * @param codes ISO 639-1, as for reading a message
 */
function learnNames(
  reformulations: readonly Reformulation[],
  language: Language,
  codes: readonly string[],
): LexiconEntry[] {
  const read = (text: string) => readMessage(text, language, codes);
  return reformulations.flatMap(({ said, rephrased }) => {
    const [before, after] = [read(said), read(rephrased)];
    const [lost, found] = [beyond(before, after), beyond(after, before)];
    if (lost.length === 0 || found.length === 0 || lost.length > MAX_WORDS || found.length > MAX_WORDS) return [];
    return [{ name: phraseOf(found), words: [phraseOf(lost)] }];
  });
}

/** Returns the terms of one message that the other does not have. */
function beyond({ terms }: ParsedMessage, other: ParsedMessage): MessageTerm[] {
  const shared = new Set(other.terms.map(({ stems }) => stems.join(' ')));
  return terms.filter(({ stems }) => !shared.has(stems.join(' ')));
}

const phraseOf = (terms: readonly MessageTerm[]): string => terms.map(({ word }) => word).join(' ');
