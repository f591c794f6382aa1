import type { Store } from '../domain/ports.ts';
import type { Topic } from './server/changes.ts';
import type { Replica } from './server/replica.ts';

type Reads = { readonly [P in keyof Store]?: { readonly [M in keyof Store[P]]?: readonly Topic[] } };

const SHOP = ['shop'] as const;
const BOTH = ['shop', 'talk'] as const;

/**
 * The reads that a replica may answer, with what they depend on: searches, and results of any length. Reads of single
 * rows stay with the primary, and so do all that decide whether something may be changed.
 */
export const REPLICA_READS = {
  assistants: { list: SHOP, overview: BOTH },
  catalogue: { list: SHOP },
  search: { search: SHOP, similar: SHOP, facets: SHOP },
  passages: { search: SHOP },
  knowledge: { list: SHOP, browse: BOTH, uses: BOTH },
  catalogueBrowser: { page: SHOP, count: SHOP },
  productHistory: { ages: SHOP, changes: SHOP, changesOfRun: SHOP },
  crawls: { list: SHOP },
  insight: {
    series: BOTH,
    tops: BOTH,
    conversations: BOTH,
    conversation: BOTH,
    exportedExchanges: BOTH,
    openQuestions: BOTH,
  },
  conversations: { reformulations: BOTH, material: SHOP },
  audit: { list: SHOP },
  testQuestions: { runs: SHOP },
} as const satisfies Reads;

type StoreRead = (organizationId: string, ...rest: unknown[]) => Promise<unknown>;
type Port = Readonly<Record<string, StoreRead>>;

/**
 * Adds a replica to a store. What fails there, for whatever reason, is read from the primary.
 * @param mirror the same store over the replica
 */
export function readFromReplica<S extends Store>(store: S, mirror: Store, { has }: Pick<Replica, 'has'>): S {
  const ports = Object.entries(REPLICA_READS).map(([name, reads]) => {
    const [own, mirrored] = [store, mirror].map((each) => each[name as keyof Store] as unknown as Port);
    const routed = Object.entries(reads).map(([method, topics]): [string, StoreRead] => [
      method,
      async (organizationId, ...rest) => {
        const read = own?.[method] as StoreRead;
        if (!has(organizationId, topics)) return read(organizationId, ...rest);
        const there = mirrored?.[method] as StoreRead;
        return there(organizationId, ...rest).catch(() => read(organizationId, ...rest));
      },
    ]);
    return [name, { ...own, ...Object.fromEntries(routed) }];
  });
  return { ...store, ...Object.fromEntries(ports) };
}
