import { isLanguage } from '../../search/languages.ts';
import { type Stems, formsOf } from '../../search/vector.ts';
import type { Word } from '../../text/words.ts';
import type { QueryText } from '../text-query.ts';

const STEMS = `select (ts_lexize($1::regdictionary, word))[1] as stem from unnest($2::text[]) with ordinality as t(word, n) order by n`;

type Forms = Map<string, readonly string[]>;

/** Words whose forms to remember in a generation: as many as a large catalogue has. */
const GENERATION = 50_000;

/**
 * Forms by language and written word, because a dictionary always answers the same, and a question waits for every query. When
 * a generation is full, only the words of the one before it that are used again are kept.
 */
let newer = new Map<string, Forms>();
let older = new Map<string, Forms>();

function generationOf(language: string): Forms {
  if (newer.values().reduce((sum, { size }) => sum + size, 0) > GENERATION) {
    older = newer;
    newer = new Map();
  }
  const forms = newer.get(language) ?? new Map<string, readonly string[]>();
  newer.set(language, forms);
  return forms;
}

/**
 * Returns the forms of these words by PostgreSQL's dictionary of the language, which is asked once for all that are not
 * known yet. A language without a dictionary, and a word that is not among these, is its own stem.
 */
export async function stemsFor(queryText: QueryText, language: string, words: Iterable<Word>): Promise<Stems> {
  const forms = generationOf(language);
  const earlier = older.get(language);
  const missing = new Map<string, Word>();
  for (const word of words) {
    const { written } = word;
    if (forms.has(written)) continue;
    const known = earlier?.get(written);
    if (known) forms.set(written, known);
    else missing.set(written, word);
  }
  if (missing.size > 0) {
    const stems = await fetchStems(queryText, language, [...missing.values()]);
    for (const [written, word] of missing)
      forms.set(
        written,
        formsOf(word, (asked) => stems.get(asked) ?? asked),
      );
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
