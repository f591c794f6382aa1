import type { Database } from '../storage/database.ts';

/**
 * Finds an assistant's organization: only the operator's command line queries across organizations.
 * @throws when the assistant does not exist
 */
export async function organizationOf({ store }: Database, assistantId: string): Promise<string> {
  const row = await store.query
    .selectFrom('assistants')
    .select('organization_id')
    .where('assistant_id', '=', assistantId)
    .executeTakeFirst();
  if (!row)
    throw new Error(
      `Assistant ${assistantId} not found. Check its identifier, and that DATA_DIR or DATABASE_URL names its data.`,
    );
  return row.organization_id;
}
