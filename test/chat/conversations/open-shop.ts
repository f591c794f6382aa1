import { createAdviser } from '../../../src/chat/adviser.ts';
import { BUILTIN, createModels } from '../../../src/chat/models/registry.ts';
import { sourcesOf } from '../../../src/chat/sources.ts';
import { createLog } from '../../../src/log.ts';
import type { DatabaseStore } from '../../../src/storage/store.ts';
import type { Place } from './grade.ts';
import { shopNamed, storeShop } from './shops.ts';

/** Stores a shop of the conversations, advised by the built-in model. */
export async function openShop(store: DatabaseStore, name: string): Promise<Place> {
  const shop = shopNamed(name);
  const { organizationId } = await store.organizations.insert(name);
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: BUILTIN });
  const products = await storeShop(store, organizationId, assistantId, shop);
  const adviser = createAdviser({
    ...sourcesOf(store),
    modelBudget: store.modelBudget,
    models: createModels({}),
    log: createLog('silent'),
  });
  return { shop, modelName: BUILTIN, organizationId, assistantId, adviser, products };
}
