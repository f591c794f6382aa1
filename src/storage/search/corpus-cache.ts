import { LRUCache } from 'lru-cache';
import type { KnownCatalogue } from '../../search/stored-catalogue.ts';
import { type WordChange, addChanges, withChanges } from '../../search/vocabulary-changes.ts';
import { type Vocabulary, readVocabulary } from '../../search/vocabulary.ts';
import type { QueryText } from '../text-query.ts';
import { type CorpusKey, formOf } from './corpus.ts';

/** Cache size for vocabularies; a larger one counts as this much, so that it is cached alone. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Memory use of a corpus besides its words. */
const ENTRY_BYTES = 1_000;
/** Logged changes kept at most, and words in them: a refresh adds the others to the vocabulary. */
const MAX_CHANGES = 64;
const MAX_CHANGED_WORDS = 20_000;
/** Logged changes to read at once. */
const MAX_READ_BYTES = 1024 * 1024;

/**
 * State of a corpus, and up to $5 of the logged changes that this process does not have yet ($4), all of one moment.
 * The lengths of words are read without the words.
 */
const stateWith = (
  columns: string,
) => `select c.version, c.synonyms_version as "synonymsVersion", c.tag, c.language, c.form,
    c.counted as "isCounted", c.complete, c.products, c.length_sums as "lengthSums", c.length_counts as "lengthCounts",
    ${columns}
    (select count(*) from search_changes h
      where h.organization_id = $1 and h.assistant_id = $2 and h.kind = $3) as pending,
    array(
      select json_build_object('id', change_id, 'texts', texts, 'words', words, 'forms', forms)
      from (
        select *, sum(octet_length(words)) over (order by change_id) - octet_length(words) as before
        from search_changes h
        where h.organization_id = $1 and h.assistant_id = $2 and h.kind = $3 and h.change_id <> all ($4::bigint[])
        order by change_id limit $5
      ) h where before is null or before < ${MAX_READ_BYTES}
    ) as changes
  from search_catalogues c where c.organization_id = $1 and c.assistant_id = $2 and c.kind = $3`;
const STATE = stateWith('');
const WHOLE = stateWith(`c.vocabulary,
    array(select to_jsonb(phrases) from search_synonyms s
      where s.organization_id = $1 and s.assistant_id = $2 order by position) as synonyms,`);

interface LoggedChange {
  id: number;
  texts: number;
  words: string | null;
  forms: string[];
}

/** A row of `STATE`. */
interface StateRow {
  version: number;
  synonymsVersion: number;
  tag: string;
  language: string;
  form: string | null;
  isCounted: boolean;
  complete: boolean;
  products: number;
  lengthSums: number[];
  lengthCounts: number[];
  pending: number;
  changes: LoggedChange[];
}

/** A row of `WHOLE`. */
interface WholeRow extends StateRow {
  vocabulary: Buffer | null;
  synonyms: string[][];
}

/** A version of a corpus as cached by a process; changes are added to it. */
interface Kept {
  version: number;
  synonymsVersion: number;
  synonyms: string[][];
  vocabulary: Vocabulary;
  changeIds: Set<number>;
  words: Map<string, WordChange>;
  texts: number;
  /** True if all changes are in the language of the corpus and counted. */
  isWhole: boolean;
}

const roomIn = ({ changeIds, words }: Kept) => (words.size < MAX_CHANGED_WORDS ? MAX_CHANGES - changeIds.size : 0);

/** A corpus as of now, with what is known of its refresh. */
interface CachedCorpus extends KnownCatalogue {
  tag: string;
  version: number;
  form: string | null;
  isCounted: boolean;
  /** Number of changes that no refresh has added yet, and of the words in them. */
  pending: number;
  pendingWords: number;
}

/** Caches vocabularies by version; each read adds the changes that were committed since the last one. */
export function createCorpusCache(queryText: QueryText) {
  const cache = new LRUCache<string, Kept>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ vocabulary }) => Math.min(ENTRY_BYTES + vocabulary.bytes, MAX_CACHE_BYTES),
  });

  function keep(key: CorpusKey, { version, synonymsVersion, synonyms, vocabulary }: WholeRow): Kept {
    const words = new Map<string, WordChange>();
    const kept: Kept = {
      version,
      synonymsVersion,
      synonyms,
      vocabulary: withChanges(readVocabulary(vocabulary ?? Buffer.alloc(0)), words),
      changeIds: new Set(),
      words,
      texts: 0,
      isWhole: true,
    };
    cache.set(key.join(' '), kept);
    return kept;
  }

  /** Reads the state and what is kept of it; all of it if this process has another version, or none. */
  async function readState(key: CorpusKey): Promise<{ row: StateRow; kept: Kept } | undefined> {
    const kept = cache.get(key.join(' '));
    if (kept) {
      const [row] = await queryText<StateRow>(STATE, [...key, [...kept.changeIds], roomIn(kept)]);
      if (row?.version === kept.version && row.synonymsVersion === kept.synonymsVersion) return { row, kept };
    }
    const [row] = await queryText<WholeRow>(WHOLE, [...key, [], MAX_CHANGES]);
    return row && { row, kept: keep(key, row) };
  }

  return {
    /** Returns undefined if there is no such assistant. */
    async read(key: CorpusKey): Promise<CachedCorpus | undefined> {
      const read = await readState(key);
      if (!read) return undefined;
      const { row, kept } = read;
      take(kept, row);
      const { products, isCounted, lengthSums, lengthCounts, changes: _taken, ...state } = row;
      return {
        ...state,
        isCounted,
        products: Math.max(0, products + kept.texts),
        lengths: lengthSums.map((sum, part) => sum / (lengthCounts[part] || 1)),
        // Of words that were never counted, an upgrade may have brought some.
        vocabulary: isCounted || row.version > 0 ? kept.vocabulary : undefined,
        synonyms: kept.synonyms,
        isComplete:
          isCounted &&
          row.complete &&
          kept.isWhole &&
          kept.changeIds.size >= row.pending &&
          row.form === formOf(row.language),
        pendingWords: kept.words.size,
      };
    },
  };
}

/** Adds changes to what is kept; concurrent reads may return the same ones. */
function take(kept: Kept, { changes, language }: StateRow): void {
  for (const { id, texts, words, forms } of changes) {
    if (kept.changeIds.has(id)) continue;
    if (words === null || forms.some((form) => form !== formOf(language))) kept.isWhole = false;
    kept.changeIds.add(id);
    kept.texts += texts;
    addChanges(kept.words, words ?? '');
  }
}
