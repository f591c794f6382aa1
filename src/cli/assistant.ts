import type { Database } from '../storage/database.ts';

/**
 * The organization of an assistant: the operator's command line alone asks across organizations.
 * @throws when there is no such assistant
 */
export async function organizationOf({ store }: Database, assistantId: string): Promise<string> {
  const row = await store.query
    .selectFrom('assistants')
    .select('organization_id')
    .where('assistant_id', '=', assistantId)
    .executeTakeFirst();
  if (!row) throw new Error(`Assistant ${assistantId} not found.`);
  return row.organization_id;
}
