import { expect, it, onTestFinished } from 'vitest';
import { createQueryBuilder } from '../../src/storage/server/connection.ts';
import { type Connections, openConnections } from '../../src/storage/server/connections.ts';
import { createDatabaseStore } from '../../src/storage/store.ts';
import { replicaReads, writeShop } from '../setup/replica-reads.ts';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();
const { store, place } = database;
const { organizationId } = await store.organizations.insert('Lamps');
const shop = await writeShop(database, organizationId, 'one');
await store.search.refresh(organizationId, shop.assistantId);
const reads = replicaReads(shop);

function connect(more: object): Connections {
  const connections = openConnections({ ...place, max: 4, ...more });
  onTestFinished(connections.close);
  return connections;
}

/** Nothing answers there. */
const nowhere = () => connect({ host: '/nowhere' });
const readOnly = () => connect({ options: '-c timezone=UTC -c default_transaction_read_only=on' });

/** A store whose reads all go to the replica first. */
function storeOn(primary: Connections, { pool, close }: Connections) {
  const replica = { pool, close, has: () => true, lacks: () => false, note: () => {} };
  const state = () => ({ isUsed: true, behindSeconds: 0 });
  return createDatabaseStore(createQueryBuilder(primary.pool), primary, { replica: { ...replica, state } });
}

it('answers each read from the replica alone, where nothing can be written', async () => {
  const routed = storeOn(nowhere(), readOnly());
  for (const [name, read] of reads)
    expect([name, await read(routed, organizationId)]).toEqual([name, await read(store, organizationId)]);
});

it('answers each read from the primary when the replica fails', async () => {
  const routed = storeOn(readOnly(), nowhere());
  for (const [name, read] of reads)
    expect([name, await read(routed, organizationId)]).toEqual([name, await read(store, organizationId)]);
});

it('reads all within a transaction from its connection', async () => {
  const routed = storeOn(database.connections, nowhere());
  await routed.transaction(async (trx) => {
    const { assistantId } = await trx.assistants.insert(organizationId, { name: 'Two', modelName: 'builtin' });
    expect((await trx.assistants.list(organizationId)).map((each) => each.assistantId)).toContain(assistantId);
  });
});

it('searches in the primary what the replica has not counted yet', async () => {
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Three', modelName: 'builtin' });
  const url = 'https://shop.test/three';
  await store.transaction((trx) => trx.catalogue.insert(organizationId, assistantId, { url, title: 'Desk lamp' }));
  const routed = storeOn(database.connections, readOnly());
  expect(await routed.catalogue.list(organizationId, assistantId, { search: 'desk', limit: 1 })).toHaveLength(1);
});
