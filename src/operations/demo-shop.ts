import { z } from 'zod';
import { type Call, operation } from '../actions/action.ts';
import { start_crawl } from '../actions/crawls.ts';
import { add_knowledge } from '../actions/knowledge.ts';
import { runsInDemoShop } from '../domain/demo-shop.ts';
import { claimRoom } from '../domain/quota.ts';
import { Refusal } from '../domain/refusal.ts';
import { Empty } from './records.ts';

export const get_demo_shop = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: Empty,
  output: z.object({
    isAvailable: z.boolean(),
    /** The organization's assistant for it, if there is one. */
    assistantId: z.string().nullable(),
  }),
  run: async (_input, call) => ({
    isAvailable: call.demoShop !== undefined,
    assistantId: (await findAssistant(call))?.assistantId ?? null,
  }),
});

/** Creates a live assistant for the demo shop, and reads the shop's pages as those of any shop; or finds the existing one. */
export const open_demo_shop = operation({
  // Held by roles that may also edit catalogues.
  permission: 'assistants:edit',
  effect: 'create',
  input: Empty,
  output: z.object({ assistantId: z.string() }),
  async run(_input, call) {
    const { organizationId, store, demoShop, models, changed } = call;
    if (!demoShop) throw new Refusal('not_found', 'The demo shop is switched off. The operator can set DEMO_SHOP=on.');
    // Of two calls at once, the second finds the assistant of the first.
    await store.members.lock(organizationId);
    const existing = await findAssistant(call);
    if (existing) return existing;
    await claimRoom(store.quotas, organizationId, { assistants: 1 });
    const created = await store.assistants.insert(organizationId, { name: 'Demo', modelName: models.fast });
    const { assistantId, embedKey } = created;
    const { knowledge, ...settings } = await demoShop.describe(demoShop.urlFor(embedKey));
    const updated = await store.assistants.update(organizationId, assistantId, { ...settings, status: 'live' });
    changed(assistantId, null, updated?.after ?? created);
    for (const entry of knowledge) await add_knowledge.run({ assistantId, ...entry, sourceType: 'guide' }, call);
    await start_crawl.run({ assistantId }, call);
    return { assistantId };
  },
});

const findAssistant = async ({ organizationId, store }: Call) =>
  (await store.assistants.list(organizationId)).find(runsInDemoShop);
