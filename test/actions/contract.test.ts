import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { PERMISSIONS } from '../../src/domain/permissions.ts';
import { type Answer, sharedService } from '../setup/service.ts';
import { cases, createWorld } from './cases.ts';

const service = await sharedService();

/** Everything that a call could change. */
async function state(): Promise<string> {
  const tables = ['assistants', 'products', 'knowledge', 'crawl_runs', 'audit_log'];
  const rows = await Promise.all(tables.map((table) => service.pool.query(`select * from ${table} order by 1, 2`)));
  return JSON.stringify(rows.map((result) => result.rows));
}

/** The request has to be refused as stated, and nothing may have changed. */
async function refused(send: () => Promise<Answer>, status: number, code: string): Promise<Answer> {
  const before = await state();
  const answer = await send();
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  expect(answer.body).toEqual({
    error: expect.objectContaining({
      message: expect.stringMatching(/\S/),
      requestId: answer.headers.get('x-request-id'),
    }),
  });
  expect(await state()).toBe(before);
  return answer;
}

it('has a case for each of the 14 actions and no others', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...actions.keys()].toSorted());
  expect(actions.size).toBe(14);
});

describe.each(Object.entries(cases))('%s', (name, { valid, invalid, identifier, expected }) => {
  const permission = actions.get(name)?.permission ?? 'assistants:view';

  it('answers 401 without a key, with a wrong one and with a malformed one', async () => {
    const world = await createWorld(service);
    const wrong = world.key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const key of [null, wrong, 'nonsense', `${world.key}x`]) {
      const answer = await refused(() => service.call(key, name, valid(world)), 401, 'unauthorized');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('answers 403 to a key with every permission but the one it needs', async () => {
    const world = await createWorld(service);
    const others = PERMISSIONS.filter((other) => other !== permission);
    const key = await service.keyFor(world.organizationId, others);
    await refused(() => service.call(key, name, valid(world)), 403, 'forbidden');
    await refused(() => service.call(key, name, { wrong: 'body' }), 403, 'forbidden');
  });

  it.each(['', 'null', '[]', '7', '"text"', '{"a":', '\xff'])('answers 400 to the body %j', async (body) => {
    const { key } = await createWorld(service);
    await refused(() => service.call(key, name, body), 400, 'invalid_input');
  });

  it.each(invalid)('answers 400 to %j, naming %s', async (body, path) => {
    const { key } = await createWorld(service);
    const { body: answered } = await refused(() => service.call(key, name, body), 400, 'invalid_input');
    expect(answered.error?.issues?.map((issue) => issue.path)).toContain(path);
  });

  const looksUp = identifier ? [identifier] : [];
  it.each(looksUp)("answers 404 to another organization's %s as to an unknown one", async (kind) => {
    const world = await createWorld(service);
    const code = `${kind.replace('Id', '')}_not_found`;
    const answers = [];
    for (const value of [world.foreign[kind], 'ast_0', '', 'constructor', "'; drop table products; --"])
      answers.push(await refused(() => service.call(world.key, name, { ...valid(world), [kind]: value }), 404, code));
    const texts = answers.map(({ body, headers }) =>
      JSON.stringify(body).replace(headers.get('x-request-id') ?? '', ''),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('answers 200 with the result', async () => {
    const world = await createWorld(service);
    const { status, body } = await service.call(world.key, name, valid(world));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['result']);
    expected(body.result as Record<string, unknown>, world);
  });

  it('is logged only if it changed something', async () => {
    const world = await createWorld(service);
    const count = async () => (await service.pool.query('select * from audit_log order by audit_id')).rows;
    const before = (await count()).length;
    await service.result(world.key, name, valid(world));
    const rows = (await count()).slice(before);
    const effect = actions.get(name)?.effect;
    expect(rows.length).toBe(effect === 'read' ? 0 : 1);
    for (const row of rows) {
      expect(row).toMatchObject({ action: name, via: 'rest', key_id: expect.stringMatching(/^key_/) });
      expect([row.before === null, row.after === null]).toEqual([effect === 'create', effect === 'delete']);
    }
  });
});

it('answers 404 to an unknown action before it checks permissions or reads the body', async () => {
  const world = await createWorld(service);
  for (const name of ['nothing', 'constructor', '__proto__', 'List_Assistants', 'list_assistants%20', '%00', '%ff'])
    await refused(() => service.call(world.key, name, '{"broken'), 404, 'unknown_action');
  await refused(() => service.call(null, 'nothing'), 401, 'unauthorized');
});

it('answers 405 to other methods', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await refused(
      () => service.send('/api/rest/actions/list_assistants', { method }),
      405,
      'method_not_allowed',
    );
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

it('answers 413 to a body over 1 MiB, with and without a declared length', async () => {
  const { key } = await createWorld(service);
  const big = JSON.stringify({ name: 'x'.repeat(1_048_576) });
  const headers = { Authorization: `Bearer ${key}` };
  const path = '/api/rest/actions/create_assistant';
  const streamed = () => new Blob([big]).stream();
  await refused(
    () => service.send(path, { method: 'POST', headers, body: streamed(), duplex: 'half' }),
    413,
    'payload_too_large',
  );
  const declared = { ...headers, 'Content-Length': String(big.length) };
  await refused(() => service.send(path, { method: 'POST', headers: declared, body: big }), 413, 'payload_too_large');
});
