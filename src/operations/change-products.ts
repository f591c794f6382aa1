import { z } from 'zod';
import { update_product } from '../actions/catalogue.ts';
import { type Call, assistantId, operation, orNotFound } from '../actions/action.ts';
import { identifier } from '../domain/fields.ts';
import { type WantedFields, heldBy } from '../domain/held-fields.ts';
import { type ChangedProducts, MAX_CHANGED } from '../domain/product-changes.ts';
import { SOURCED_FIELDS } from '../domain/provenance.ts';
import { manual } from '../domain/known-details.ts';
import { productBytes, requireRoom } from '../domain/quota.ts';
import { Refusal } from '../domain/refusal.ts';

const SelectedProducts = z.strictObject({ assistantId, productIds: z.array(identifier()).min(1).max(MAX_CHANGED) });
type SelectedProducts = z.infer<typeof SelectedProducts>;

const Result = z.object({
  /** For undo_product_changes; null if nothing was changed. */
  changeId: z.string().nullable(),
  changed: z.int(),
  /** Products that the catalogue does not have, or no longer has. */
  missing: z.int(),
});

/** Fields that may be the same in many products. */
const Changes = update_product.input
  .omit({ productId: true, title: true, externalId: true })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'must have at least one field');

export const change_products = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: SelectedProducts.extend({ changes: Changes }),
  output: Result,
  async run({ changes, ...choice }, call) {
    const { quotas } = call.store;
    const room = await quotas.claim(call.organizationId, { bytes: productBytes(changes) * choice.productIds.length });
    const done = await hold(call, choice, heldBy('hand', changes));
    const grown = done.changes.map(({ before, after }) => productBytes(after ?? {}) - productBytes(before ?? {}));
    requireRoom(room, { bytes: grown.reduce((sum, bytes) => sum + bytes, 0) });
    return report(call, done);
  },
});

export const release_product_fields = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: SelectedProducts.extend({ names: z.array(z.enum(SOURCED_FIELDS)).min(1).max(SOURCED_FIELDS.length) }),
  output: Result,
  run: async ({ names, ...choice }, call) =>
    report(call, await hold(call, choice, Object.fromEntries(names.map((name) => [name, null])))),
});

export const remove_products = operation({
  permission: 'catalogue:edit',
  effect: 'delete',
  input: SelectedProducts,
  output: Result,
  async run(choice, call) {
    await requireAssistant(choice, call);
    return report(call, await call.store.productChanges.remove({ ...choice, organizationId: call.organizationId }));
  },
});

export const undo_product_changes = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ changeId: identifier() }),
  output: z.object({
    restored: z.int(),
    /** Products that were changed again since, and stay as they are. */
    skipped: z.int(),
  }),
  async run({ changeId }, call) {
    const undone = await call.store.productChanges.undo(call.organizationId, changeId);
    if (!undone)
      throw new Refusal(
        'change_not_found',
        'Nothing to undo: the change was undone already, or is more than a day old.',
      );
    record(call, undone);
    for (const { before, after } of undone.details) call.changed(after.productId, manual(before), manual(after));
    return { restored: undone.changes.length + undone.details.length, skipped: undone.skipped };
  },
});

async function hold(call: Call, choice: SelectedProducts, wanted: WantedFields): Promise<ChangedProducts> {
  await requireAssistant(choice, call);
  const { organizationId, store } = call;
  const done = await store.productChanges.hold({ ...choice, organizationId }, wanted);
  if (done !== 'duplicate') return done;
  throw new Refusal(
    'duplicate_product',
    'Two products of the same page would have the same externalId. Leave out externalId, or remove one of them.',
  );
}

const requireAssistant = async (choice: SelectedProducts, { organizationId, store }: Call) =>
  orNotFound('assistant', await store.assistants.exists(organizationId, choice.assistantId, { keep: true }));

function report(call: Call, { changeId, changes, missing }: ChangedProducts): z.infer<typeof Result> {
  record(call, { changes });
  return { changeId, changed: changes.length, missing };
}

function record({ changed }: Call, { changes }: Pick<ChangedProducts, 'changes'>): void {
  for (const { before, after } of changes) changed((before ?? after)?.productId ?? '', before, after);
}
