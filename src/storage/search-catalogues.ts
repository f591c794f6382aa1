import type pg from 'pg';
import { createLruCache } from '../domain/lru-cache.ts';
import type { Stemmer } from '../search/terms.ts';
import { stemsBy } from '../search/vector.ts';
import { type Vocabulary, readVocabulary } from '../search/vocabulary.ts';
import type { Lengths } from '../search/weights.ts';
import { refreshCatalogue } from './search-refresh.ts';
import { readSynonyms } from './search-synonyms.ts';
import { fetchStems } from './search-words.ts';
import type { QueryText } from './text-query.ts';

/** What a process keeps of catalogues in bytes, and of words in stems. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const STEMS_KEPT = 50_000;
/** What one takes beside its words. */
const ENTRY_BYTES = 1_000;
/** Catalogues of which a process remembers when it refreshed them. */
const REFRESHES_KEPT = 10_000;
/** A refresh takes at most this share of the time. */
const REFRESH_SHARE = 0.05;
const REFRESH_PAUSE_MS = 1_000;
/** How long the first search of a catalogue waits for what is to be known of it. */
const FIRST_WAIT_MS = 300;

const STATE = `select state, version, language, products, lengths, complete from search_catalogues
  where organization_id = $1 and assistant_id = $2`;
const VOCABULARY = `select vocabulary from search_catalogues where organization_id = $1 and assistant_id = $2`;

interface State {
  state: 'stale' | 'refreshing' | 'fresh';
  version: number;
  language: string;
  products: number;
  lengths: Lengths;
  complete: boolean;
}

export interface KnownCatalogue {
  language: string;
  products: number;
  lengths: Lengths;
  /** Undefined until it was found out. */
  vocabulary: Vocabulary | undefined;
  synonyms: readonly (readonly string[])[];
  /** Whether the vocabulary has every word of every product. */
  isComplete: boolean;
}

/** What is known of catalogues, kept up to date behind the searches. */
export interface SearchCatalogues {
  known(organizationId: string, assistantId: string): Promise<KnownCatalogue>;
  stemmer(language: string): Stemmer;
  /** Brings what is known up to date, now. */
  refresh(organizationId: string, assistantId: string): Promise<void>;
}

type Kept = Pick<KnownCatalogue, 'vocabulary' | 'synonyms'> & { version: number };

export function createSearchCatalogues(pool: pg.Pool, queryText: QueryText): SearchCatalogues {
  const kept = createLruCache<Kept>(MEMORY_BYTES, ({ vocabulary }) => ENTRY_BYTES + (vocabulary?.bytes ?? 0));
  const stems = new Map<string, Map<string, string>>();
  const refreshes = createLruCache<{ done: Promise<void>; notBefore: number }>(REFRESHES_KEPT);

  async function stateOf(organizationId: string, assistantId: string): Promise<State | undefined> {
    const [row] = await queryText<State>(STATE, [organizationId, assistantId]);
    return row;
  }

  async function recall(organizationId: string, assistantId: string, version: number): Promise<Kept> {
    const key = `${organizationId} ${assistantId}`;
    const known = kept.get(key);
    if (known?.version === version) return known;
    const [row] = await queryText<{ vocabulary: Buffer | null }>(VOCABULARY, [organizationId, assistantId]);
    const synonyms = await readSynonyms(queryText, organizationId, assistantId);
    const vocabulary = row?.vocabulary ? readVocabulary(row.vocabulary) : undefined;
    const entry = { version, vocabulary, synonyms };
    kept.set(key, entry);
    return entry;
  }

  /** Starts one unless one is under way, or the last one was too short a time ago for what it took. */
  function refreshSoon(organizationId: string, assistantId: string): Promise<void> {
    const key = `${organizationId} ${assistantId}`;
    const last = refreshes.get(key);
    if (last && performance.now() < last.notBefore) return last.done;
    const started = performance.now();
    const entry = { done: Promise.resolve(), notBefore: Infinity };
    // A failure leaves the catalogue stale, and a later search tries again.
    entry.done = refreshCatalogue(pool, organizationId, assistantId, false)
      .catch(() => {})
      .finally(() => {
        const ended = performance.now();
        entry.notBefore = ended + Math.max(REFRESH_PAUSE_MS, (ended - started) / REFRESH_SHARE);
      });
    refreshes.set(key, entry);
    return entry.done;
  }

  return {
    async known(organizationId, assistantId) {
      let row = await stateOf(organizationId, assistantId);
      if (row?.state !== 'fresh') {
        const done = refreshSoon(organizationId, assistantId);
        if (!row || row.version === 0) {
          await within(done, FIRST_WAIT_MS);
          row = await stateOf(organizationId, assistantId);
        }
      }
      if (!row)
        return {
          language: 'english',
          products: 0,
          lengths: [],
          vocabulary: undefined,
          synonyms: [],
          isComplete: false,
        };
      const { vocabulary, synonyms } = await recall(organizationId, assistantId, row.version);
      const { language, products, lengths, state, complete } = row;
      return { language, products, lengths, vocabulary, synonyms, isComplete: complete && state === 'fresh' };
    },

    stemmer(language) {
      const cached = stems.get(language) ?? new Map<string, string>();
      stems.set(language, cached);
      return async (words) => {
        const written = new Set(words.flatMap(({ written: word, folded }) => [word, folded]));
        if (cached.size + written.size > STEMS_KEPT) cached.clear();
        const missing = [...written].filter((word) => !cached.has(word));
        for (const [word, stem] of await fetchStems(queryText, language, missing)) cached.set(word, stem);
        return stemsBy((word) => cached.get(word) ?? word);
      };
    },

    refresh: (organizationId, assistantId) => refreshCatalogue(pool, organizationId, assistantId, true),
  };
}

async function within(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
