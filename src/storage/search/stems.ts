import { isLanguage } from '../../search/languages.ts';
import { type Stems, formsOf } from '../../search/vector.ts';
import { RecentMap } from '../../text/recent-map.ts';
import type { Word } from '../../text/words.ts';
import type { QueryText } from '../text-query.ts';

const STEMS = `select (ts_lexize($1::regdictionary, word))[1] as stem from unnest($2::text[]) with ordinality as t(word, n) order by n`;

/** Forms by language and written word, because a dictionary always answers the same, and a question waits for every query. */
const knownForms = new RecentMap<readonly string[]>(50_000);

/**
 * Returns the forms of these words by PostgreSQL's dictionary of the language, which is asked once for all that are not
 * known yet. A language without a dictionary, and a word that is not among these, is its own stem.
 */
export async function stemsFor(queryText: QueryText, language: string, words: Iterable<Word>): Promise<Stems> {
  const forms = new Map<string, readonly string[]>();
  const missing = new Map<string, Word>();
  for (const word of words) {
    const { written } = word;
    if (forms.has(written) || missing.has(written)) continue;
    const known = knownForms.get(`${language} ${written}`);
    if (known) forms.set(written, known);
    else missing.set(written, word);
  }
  if (missing.size > 0) {
    const stems = await fetchStems(queryText, language, [...missing.values()]);
    for (const [written, word] of missing) {
      const found = formsOf(word, (asked) => stems.get(asked) ?? asked);
      forms.set(written, found);
      knownForms.set(`${language} ${written}`, found);
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
