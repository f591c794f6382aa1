import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Reformulation } from '../../domain/chat.ts';
import type { Language } from '../languages/language.ts';
import { createMemo } from '../memo.ts';
import type { Sources, Turn } from '../turn.ts';
import { type Message, type Term, readMessage } from './message.ts';

/** A pair that differs in more words is another question. */
const MAX_WORDS = 2;

type Place = Pick<Turn, 'organizationId' | 'assistantId' | 'language'>;

/** Looks up what shoppers have taught a shop; read once a minute. */
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
 * Learns from shoppers what the shop calls things: "davenport", which finds nothing, from those who wrote "sofa" next.
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

/** What one message speaks of, but the other does not. */
function beyond({ terms }: Message, other: Message): Term[] {
  const shared = new Set(other.terms.map(({ stems }) => stems.join(' ')));
  return terms.filter(({ stems }) => !shared.has(stems.join(' ')));
}

const phraseOf = (terms: readonly Term[]): string => terms.map(({ word }) => word).join(' ');
