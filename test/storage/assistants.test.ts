import { expect, it } from 'vitest';
import { ASSISTANT_FIELDS } from '../../src/domain/assistant.ts';
import { sharedDatabase } from '../setup/service.ts';

const { store, pool } = await sharedDatabase();

it('gives a new assistant the default of each field', async () => {
  const { organizationId } = await store.organizations.insert('Shop');
  await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'a/b' });
  const { rows } = await pool.query<Record<string, unknown>>('select * from assistants');
  const defaults = Object.values(ASSISTANT_FIELDS).flatMap((field) =>
    'default' in field ? [[field.column, field.default]] : [],
  );
  expect(defaults).not.toEqual([]);
  expect(rows).toEqual([expect.objectContaining(Object.fromEntries(defaults))]);
});

it('has a field for every column of the table', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'assistants'`,
  );
  const columns = Object.values(ASSISTANT_FIELDS).map(({ column }) => column);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    ['handover_secret', 'organization_id', ...columns].toSorted(),
  );
});
