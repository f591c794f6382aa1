import type { KnowledgeSearch } from '../domain/knowledge-search.ts';
import { cutText } from '../domain/text-limits.ts';
import { sentencesOf } from '../text/sentences.ts';
import { words } from '../text/words.ts';
import { conceptsOf } from './evidence/claims.ts';
import type { Turn } from './turn.ts';

/** A search query for contact details and opening hours, in every language that the shop's texts may be in. */
export const CONTACT_QUERY =
  'contact kontakt contacto contatti opening hours Öffnungszeiten horaires ouverture horario apertura orari openingstijden godziny otwarcia horário funcionamento öppettider åbningstider åpningstider aukioloajat';
const MAX_PASSAGES = 4;
const MAX_SENTENCES = 3;
const MAX_LENGTH = 300;
const MAX_BYTES = 4_000;
/** "10:00", "9 am", "9h", "9 Uhr". */
export const TIME_OF_DAY =
  /(?<!\p{Nd})\d{1,2}(?:[:.]\d{2}(?!\p{Nd})| ?(?:am|pm|a\.m|p\.m|h|uhr|uur|ore)(?!\p{L})| ?h ?\d{2})/iu;

/** Quotes the opening hours from the shop's knowledge; null if it has none. */
export async function findOpeningHours(
  { organizationId, assistantId }: Turn,
  knowledge: KnowledgeSearch,
  languages: readonly string[],
): Promise<string | null> {
  const find = conceptsOf(languages);
  const claims = (text: string) => find(words(text, MAX_BYTES)).map(({ table, concept }) => `${table}.${concept}`);
  const speaksOfHours = (text: string) => claims(text).includes('contact.openingHours');
  const passages = await knowledge.search(organizationId, assistantId, CONTACT_QUERY, MAX_PASSAGES);
  for (const { title, text } of passages) {
    const quotes: string[] = [];
    let isAboutHours = speaksOfHours(title);
    for (const line of text.split('\n')) {
      // The text below another heading may be about something else.
      if (line.startsWith('#')) isAboutHours = speaksOfHours(line);
      else
        quotes.push(
          ...sentencesOf(line).filter(
            (sentence) =>
              TIME_OF_DAY.test(sentence) && (isAboutHours || speaksOfHours(sentence)) && !isShipping(sentence),
          ),
        );
    }
    if (quotes.length > 0) return cutText(quotes.slice(0, MAX_SENTENCES).join('\n'), MAX_LENGTH);
  }
  return null;

  /** True for "Ordered before 14:00, it leaves the same day." */
  function isShipping(sentence: string): boolean {
    return claims(sentence).some((claim) => claim.startsWith('delivery.') || claim === 'discourse.shipping');
  }
}
