import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { KnowledgeEntries } from '../../domain/knowledge-entries.ts';
import type { KnowledgeSearch } from '../../domain/knowledge-search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { detectCatalogueLanguage } from '../../search/catalogue-language.ts';
import { type KnowledgeIndex, findPassages, indexKnowledge } from '../../search/knowledge.ts';
import type { SearchCatalogues } from './search-catalogues.ts';
import { stemsFor } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Cache size for indexes; a larger index counts as this much, so that it is cached alone. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Detects whether the entries have changed. */
const VERSION = `select concat_ws(' ', count(*), max(knowledge_id), max(updated_at)) as version from knowledge
  where organization_id = $1 and assistant_id = $2`;

/** Searches an assistant's knowledge; the index is built on the first question, and rebuilt after a change. */
export function createKnowledgeSearch(
  queryText: QueryText,
  entries: Pick<KnowledgeEntries, 'list'>,
  catalogues: SearchCatalogues,
): KnowledgeSearch {
  const kept = new LRUCache<string, { version: string; index: KnowledgeIndex }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ index }) => Math.min(index.bytes, MAX_CACHE_BYTES),
  });
  /** Concurrent questions to one assistant share one index build. */
  const underWay = new Map<string, { version: string; index: Promise<KnowledgeIndex> }>();

  async function indexOf(organizationId: string, assistantId: string, storedLanguage: string): Promise<KnowledgeIndex> {
    const key = `${organizationId} ${assistantId}`;
    const [row] = await queryText<{ version: string | null }>(VERSION, [organizationId, assistantId]);
    const version = row?.version ?? '';
    const known = kept.get(key);
    if (known?.version === version) return known.index;
    const making = underWay.get(key);
    if (making?.version === version) return making.index;
    const index = makeIndex(organizationId, assistantId, storedLanguage);
    underWay.set(key, { version, index });
    try {
      kept.set(key, { version, index: await index });
      return await index;
    } finally {
      if (underWay.get(key)?.index === index) underWay.delete(key);
    }
  }

  async function makeIndex(
    organizationId: string,
    assistantId: string,
    storedLanguage: string,
  ): Promise<KnowledgeIndex> {
    const list = (await entries.list(organizationId, assistantId)).map((entry) => ({
      ...entry,
      title: cutText(entry.title, TEXT_LIMITS.title),
      content: cutText(entry.content, TEXT_LIMITS.content),
    }));
    const texts = list.flatMap(({ title, content }) => [title, content]);
    const language = (await detectCatalogueLanguage(texts, storedLanguage)) ?? storedLanguage;
    return indexKnowledge(list, language, (words) => stemsFor(queryText, language, words));
  }

  /** Questions that waited for the same index are answered one per turn of the event loop. */
  let lastTurn = Promise.resolve();
  const nextTurn = () => (lastTurn = lastTurn.then(() => setImmediate()));

  return {
    async search(organizationId, assistantId, query, limit) {
      const { language, synonyms } = await catalogues.known(organizationId, assistantId);
      const index = await indexOf(organizationId, assistantId, language);
      await nextTurn();
      const found = await findPassages(index, query, { synonyms, stemmer: catalogues.stemmer(index.language) });
      return found.slice(0, limit);
    },
  };
}
