import type { Language } from '../languages/language.ts';
import { findOpeningHours } from '../opening-hours.ts';
import type { Part } from '../parts.ts';
import type { Sources, Turn } from '../turn.ts';

/** Returns the shop's contact if the answer refers the shopper to a person. */
export async function handoverPart(
  turn: Turn,
  { knowledge }: Pick<Sources, 'knowledge'>,
  shopLanguage: Language,
): Promise<Part | undefined> {
  const { contact, handover: reason } = turn;
  if (!contact || reason === null) return undefined;
  const languages = [shopLanguage.code, turn.language.code, 'en'];
  return { type: 'handover', contact, hours: await findOpeningHours(turn, knowledge, languages), reason };
}
