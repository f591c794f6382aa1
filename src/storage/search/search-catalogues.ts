import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { KnownCatalogue } from '../../search/stored-catalogue.ts';
import type { Stemmer } from '../../search/terms.ts';
import { stemsBy } from '../../search/vector.ts';
import { readVocabulary } from '../../search/vocabulary.ts';
import type { Lengths } from '../../search/weights.ts';
import { refreshCatalogue } from './search-refresh.ts';
import { readSynonyms } from './search-synonyms.ts';
import { fetchStems } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Cache size for catalogues; a larger catalogue counts as this much, so that it is cached alone. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Memory use of a catalogue besides its words. */
const ENTRY_BYTES = 1_000;
/** Cached words per language. */
const MAX_STEMS = 50_000;
/** Number of catalogues whose last refresh a process remembers. */
const MAX_REFRESHES = 10_000;
/** Maximum share of the time spent on refreshing. */
const REFRESH_SHARE = 0.05;
const REFRESH_PAUSE_MS = 1_000;
/** Time that the first search of a catalogue waits for its search data. */
const FIRST_WAIT_MS = 300;

const STATE = `select state, version, language, products, lengths, complete from search_catalogues
  where organization_id = $1 and assistant_id = $2`;
const VOCABULARY = `select vocabulary from search_catalogues where organization_id = $1 and assistant_id = $2`;

interface CatalogueState {
  state: 'stale' | 'refreshing' | 'fresh';
  version: number;
  language: string;
  products: number;
  lengths: Lengths;
  complete: boolean;
}

/** Search data of catalogues, refreshed in the background of searches. */
export interface SearchCatalogues {
  known(organizationId: string, assistantId: string): Promise<KnownCatalogue>;
  stemmer(language: string): Stemmer;
  /** Refreshes the search data now. */
  refresh(organizationId: string, assistantId: string): Promise<void>;
}

type Kept = Pick<KnownCatalogue, 'vocabulary' | 'synonyms'> & { version: number };

export function createSearchCatalogues(pool: pg.Pool, queryText: QueryText): SearchCatalogues {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ vocabulary }) => Math.min(ENTRY_BYTES + (vocabulary?.bytes ?? 0), MAX_CACHE_BYTES),
  });
  const stems = new Map<string, LRUCache<string, string>>();
  const refreshes = new LRUCache<string, { done: Promise<void>; notBefore: number }>({ max: MAX_REFRESHES });

  async function stateOf(organizationId: string, assistantId: string): Promise<CatalogueState | undefined> {
    const [row] = await queryText<CatalogueState>(STATE, [organizationId, assistantId]);
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

  /** Starts a refresh unless one is running, or the last one is too recent for the time it took. */
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
      const cached = stems.get(language) ?? new LRUCache<string, string>({ max: MAX_STEMS });
      stems.set(language, cached);
      return async (words) => {
        const written = new Set(words.flatMap(({ written: word, folded }) => [word, folded]));
        // Copied, because the cache may evict a word during other searches.
        const known = new Map([...written].map((word) => [word, cached.get(word)]));
        const missing = [...written].filter((word) => known.get(word) === undefined);
        for (const [word, stem] of await fetchStems(queryText, language, missing)) {
          cached.set(word, stem);
          known.set(word, stem);
        }
        return stemsBy((word) => known.get(word) ?? word);
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
