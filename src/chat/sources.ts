import type { Store } from '../domain/ports.ts';
import { createKnowledgeSearch } from './knowledge-index.ts';
import type { Sources } from './turn.ts';

/** What an adviser answers from, as a store has it. */
export const sourcesOf = (store: Pick<Store, 'search' | 'knowledge' | 'catalogue'>): Sources => ({
  search: store.search,
  knowledge: createKnowledgeSearch(store.knowledge),
  catalogue: store.catalogue,
});
