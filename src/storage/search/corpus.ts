import type { QueryText } from '../text-query.ts';

/** An assistant's products, or its knowledge: each has a tag, a language and a vocabulary of its own. */
export type CorpusKind = 'products' | 'knowledge';

/** Identifies a corpus in queries, which begin with these parameters. */
export type CorpusKey = [organizationId: string, assistantId: string, kind: CorpusKind];

/** The table of a corpus, with functions to read and index it. */
export interface Corpus {
  /** The table of indexed texts, and an expression that identifies a row of an assistant in it. */
  table: string;
  rowId: string;
  /** Returns texts to detect the language of, from the oldest and the newest entries. */
  sample(queryText: QueryText, organizationId: string, assistantId: string, entries: number): Promise<string[]>;
  /** Indexes the next entries after `last` that are not in this form; returns the last of them, or null at the end. */
  reindex(
    queryText: QueryText,
    organizationId: string,
    assistantId: string,
    form: string,
    last: string,
  ): Promise<string | null>;
}

/** Incremented when texts have to be reindexed. */
const VERSION = 3;

/** Identifies the index format for texts in this language. */
export const formOf = (language: string) => `${language}/${VERSION}`;

const OWN = `select language, tag from search_catalogues where organization_id = $1 and assistant_id = $2 and kind = $3`;

/** Returns the language that a corpus is indexed in, and its tag. */
export async function readCorpus(queryText: QueryText, key: CorpusKey): Promise<{ language: string; tag: string }> {
  const [row] = await queryText<{ language: string; tag: string }>(OWN, key);
  if (!row) throw new Error(`The assistant ${key[1]} is not searchable: its row in search_catalogues is missing.`);
  return row;
}

/** Tags the lexemes of a tsvector or tsquery, as text, with those capitals that keep the words of corpora apart. */
export const tagLexemes = (tag: string, text: string): string => text.replaceAll(/'([^']+)'/g, `'${tag}$1'`);
