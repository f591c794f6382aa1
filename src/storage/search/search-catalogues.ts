import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { KnownCatalogue } from '../../search/stored-catalogue.ts';
import type { Stemmer } from '../../search/terms.ts';
import { type CorpusKey, formOf } from './corpus.ts';
import { createCorpusCache } from './corpus-cache.ts';
import { refreshCatalogue } from './search-refresh.ts';
import { stemsFor } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Number of corpora whose last refresh a process remembers. */
const MAX_REFRESHES = 10_000;
/** Maximum share of the time spent on refreshing. */
const REFRESH_SHARE = 0.05;
const REFRESH_PAUSE_MS = 1_000;
/** Time that the first search of a corpus waits for its counts, and for texts that an upgrade left unindexed. */
const FIRST_WAIT_MS = 300;
const UNINDEXED_WAIT_MS = 10_000;
/** Logged changes, and words in them, above which a refresh adds them to the vocabulary. */
const MAX_PENDING = 16;
const MAX_PENDING_WORDS = 5_000;
/** A tenth of a corpus has changed: its language may have, too. */
const PENDING_SHARE = 10;

/** A corpus with what the database knew of it when a search began. */
export interface OpenCorpus {
  known: KnownCatalogue;
  tag: string;
}

/** Search data of corpora, refreshed in the background of searches. */
export interface SearchCatalogues {
  open(key: CorpusKey): Promise<OpenCorpus>;
  stemmer(language: string): Stemmer;
  /** Refreshes the search data of an assistant's products and knowledge now. */
  refresh(organizationId: string, assistantId: string): Promise<void>;
}

const NOWHERE: OpenCorpus = {
  known: { language: 'english', products: 0, lengths: [], vocabulary: undefined, synonyms: [], isComplete: false },
  tag: '',
};

/** Starts a refresh unless one is running, or the last one is too recent for the time it took. */
export type RefreshSoon = (key: CorpusKey) => Promise<void>;

/** @param pool connections to the primary */
export function createRefreshSoon(pool: pg.Pool): RefreshSoon {
  const refreshes = new LRUCache<string, { done: Promise<void>; notBefore: number }>({ max: MAX_REFRESHES });
  return (key) => {
    const name = key.join(' ');
    const last = refreshes.get(name);
    if (last && performance.now() < last.notBefore) return last.done;
    const started = performance.now();
    const entry = { done: Promise.resolve(), notBefore: Infinity };
    // After a failure, a later search tries again.
    entry.done = refreshCatalogue(pool, key, false)
      .catch(() => {})
      .finally(() => {
        const ended = performance.now();
        entry.notBefore = ended + Math.max(REFRESH_PAUSE_MS, (ended - started) / REFRESH_SHARE);
      });
    refreshes.set(name, entry);
    return entry.done;
  };
}

/**
 * Each server needs a cache of its own: what is kept is what that server had committed.
 * @param pool connections to the primary, for refreshes
 * @param isReplica true if `queryText` reads from a replica, which a refresh reaches later
 */
export function createSearchCatalogues(
  pool: pg.Pool,
  queryText: QueryText,
  refreshSoon: RefreshSoon,
  isReplica = false,
): SearchCatalogues {
  const cache = createCorpusCache(queryText);

  return {
    async open(key) {
      let corpus = await cache.read(key);
      if (!corpus) return NOWHERE;
      if (isReplica && corpus.version === 0) throw new Error('The replica has no counts of this corpus yet.');
      const { pending, pendingWords, products } = corpus;
      const isDue = pending > MAX_PENDING || pendingWords > MAX_PENDING_WORDS || pending * PENDING_SHARE > products;
      if (corpus.version === 0 || !corpus.isCounted || corpus.form !== formOf(corpus.language) || isDue) {
        const done = refreshSoon(key);
        if (corpus.version === 0) {
          await within(done, products === 0 && pending === 0 ? UNINDEXED_WAIT_MS : FIRST_WAIT_MS);
          corpus = (await cache.read(key)) ?? corpus;
        }
      }
      const { tag, language, lengths, vocabulary, synonyms, isComplete } = corpus;
      return { tag, known: { language, products: corpus.products, lengths, vocabulary, synonyms, isComplete } };
    },

    stemmer: (language) => (words) => stemsFor(queryText, language, words),

    async refresh(organizationId, assistantId) {
      await refreshCatalogue(pool, [organizationId, assistantId, 'products'], true);
      await refreshCatalogue(pool, [organizationId, assistantId, 'knowledge'], true);
    },
  };
}

async function within(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([done, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
