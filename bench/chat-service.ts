import type { Database } from '../src/storage/database.ts';
import { type MonitoredService, withMonitoredService } from './monitored-service.ts';
import { fillShops } from './search-shops.ts';

export interface ChatService extends Pick<MonitoredService, 'vitals'> {
  /** The URLs of its widget API, by assistant. */
  builtin: string;
  scripted: string;
}

/** Runs `work` with the service in a process of its own, and two assistants of as many generated products, one with a model. */
export async function withChatService(
  products: number,
  modelUrl: string,
  work: (service: ChatService) => Promise<void>,
): Promise<void> {
  const env = {
    WIDGET_RATE_LIMIT: '0',
    OPENAI_COMPATIBLE_URL: modelUrl,
    OPENAI_COMPATIBLE_MODELS: 'scripted',
    MODEL_PRICES: 'compatible/scripted=0/0',
  };
  const seed = (database: Database) => seedAssistants(database, products);
  await withMonitoredService({ seed, env, role: 'web' }, async (service, keys) => {
    const at = `${service.url}/api/widget/`;
    await work({ builtin: at + keys.builtin, scripted: at + keys.scripted, vitals: () => service.vitals() });
  });
}

async function seedAssistants(database: Database, products: number) {
  const { store } = database;
  const shops = await fillShops(database, 2, products);
  const models = ['builtin/retrieval', 'compatible/scripted'];
  const keys: string[] = [];
  for (const [at, { organizationId, assistantId }] of shops.entries()) {
    await store.search.refresh(organizationId, assistantId);
    const patch = { status: 'live' as const, modelName: models[at] ?? '' };
    keys.push((await store.assistants.update(organizationId, assistantId, patch))?.after.embedKey ?? '');
  }
  const [builtin = '', scripted = ''] = keys;
  return { builtin, scripted };
}
