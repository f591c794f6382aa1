import { LRUCache } from 'lru-cache';
import { isLanguage } from '../../search/languages.ts';
import { type Stems, formsOf } from '../../search/vector.ts';
import { RecentMap } from '../../text/recent-map.ts';
import type { Word } from '../../text/words.ts';
import type { QueryText } from '../text-query.ts';

const STEMS = `select (ts_lexize($1::regdictionary, word))[1] as stem from unnest($2::text[]) with ordinality as t(word, n) order by n`;

/**
 * Forms by language, then by written word, because a dictionary always answers the same, and a question waits for every
 * query. A key of both would have to be hashed for each word of an import.
 */
const knownForms = new LRUCache<string, RecentMap<readonly string[]>>({ max: 4 });
const KNOWN_FORMS = 50_000;

function knownFormsIn(language: string): RecentMap<readonly string[]> {
  const known = knownForms.get(language) ?? new RecentMap(KNOWN_FORMS);
  knownForms.set(language, known);
  return known;
}

/**
 * Returns the forms of these words by PostgreSQL's dictionary of the language, which is asked once for all that are not
 * known yet. A language without a dictionary, and a word that is not among these, is its own stem.
 */
export async function stemsFor(queryText: QueryText, language: string, words: Iterable<Word>): Promise<Stems> {
  const knownHere = knownFormsIn(language);
  const forms = new Map<string, readonly string[]>();
  const missing = new Map<string, Word>();
  for (const word of words) {
    const { written } = word;
    if (forms.has(written) || missing.has(written)) continue;
    const known = knownHere.get(written);
    if (known) forms.set(written, known);
    else missing.set(written, word);
  }
  if (missing.size > 0) {
    const stems = await fetchStems(queryText, language, [...missing.values()]);
    for (const [written, word] of missing) {
      const found = formsOf(word, (asked) => stems.get(asked) ?? asked);
      forms.set(written, found);
      knownHere.set(written, found);
    }
  }
  return (word) => forms.get(word.written) ?? formsOf(word, (written) => written);
}

async function fetchStems(
  queryText: QueryText,
  language: string,
  words: readonly Word[],
): Promise<Map<string, string>> {
  if (!isLanguage(language)) return new Map();
  const written = [...new Set(words.flatMap((word) => [word.written, word.folded]))];
  const rows = await queryText<{ stem: string | null }>(STEMS, [`aisle_${language}_stem`, written]);
  return new Map(written.map((word, index) => [word, rows[index]?.stem ?? word]));
}
