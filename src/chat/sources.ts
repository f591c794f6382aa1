import type { Store } from '../domain/ports.ts';
import type { Sources } from './turn.ts';

/** What an adviser answers from, as a store has it. */
export const sourcesOf = ({
  search,
  passages,
  catalogue,
}: Pick<Store, 'search' | 'passages' | 'catalogue'>): Sources => ({
  search,
  knowledge: passages,
  catalogue,
});
