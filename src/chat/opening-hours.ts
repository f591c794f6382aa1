import type { KnowledgeSearch } from '../domain/knowledge-search.ts';
import { cutText } from '../domain/text-limits.ts';
import { sentencesOf } from '../text/sentences.ts';
import { words } from '../text/words.ts';
import { conceptsOf } from './evidence/claims.ts';
import type { Turn } from './turn.ts';
import { hasTimeOfDay } from '../text/clock.ts';
import { CONTACT_QUERY } from '../text/lexicon/contact-words.ts';

const MAX_PASSAGES = 4;
const MAX_SENTENCES = 3;
const MAX_LENGTH = 300;
const MAX_BYTES = 4_000;

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
            (sentence) => hasTimeOfDay(sentence) && (isAboutHours || speaksOfHours(sentence)) && !isShipping(sentence),
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
