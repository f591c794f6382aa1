import { describe, expect, it } from 'vitest';
import { readCsv } from '../setup/csv.ts';
import { connect, callTool, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { createCast, createOwner, createVisitor } from '../setup/visitor.ts';

interface Entry {
  auditId: string;
  createdAt: string;
  via: string;
  action: string;
  target: string;
  actor: { id: string };
}

const HEADER = 'time,actor,on behalf of,source,action,target,IP address,request ID,before,after';

const service = await sharedService();
const cast = await createCast(service);
const { keyId, clientId, assistantId } = await createEntries();

/** The events to find with the filters: each has another actor, who came another way. */
async function createEntries() {
  const { organizationId, owner } = cast;
  const path = `organizations/${organizationId}`;
  const made = await owner.result<{ assistantId: string }>(`${path}/create_assistant`, { name: 'Of the owner' });
  const issued = await owner.result<{ key: string; record: { keyId: string } }>(`${path}/create_key`, {
    name: '=cmd("x"), then',
    scope: 'organization',
    permissions: ['assistants:view', 'assistants:edit'],
    expiresAt: null,
  });
  await service.result(issued.key, 'update_assistant', { assistantId: made.assistantId, name: 'Two\r\nlines' });
  const client = await registeredClient(service, { client_name: '@SUM(1)' });
  const { access } = await connect(client, cast.admin, { organizationId, access: 'write' });
  await callTool(service, access, 'update_assistant', { assistantId: made.assistantId, status: 'live' });
  return { keyId: issued.record.keyId, clientId: client.clientId, assistantId: made.assistantId };
}

const list = (filter: object = {}) =>
  cast.owner.result<Entry[]>(`organizations/${cast.organizationId}/list_audit`, filter);
const csvAddress = (query: Record<string, string> = {}) =>
  `/api/console/organizations/${cast.organizationId}/audit.csv?${new URLSearchParams(query).toString()}`;

async function csv(query: Record<string, string> = {}): Promise<string[][]> {
  const response = await cast.owner.request(csvAddress(query));
  expect(response.status).toBe(200);
  const [header, ...rows] = readCsv(await response.text());
  expect(header?.join()).toBe(HEADER);
  return rows;
}

describe('the filters of the audit log', () => {
  it.each<[filter: () => Record<string, string>, actions: string[]]>([
    [() => ({ action: 'create_key' }), ['create_key']],
    [() => ({ action: 'nothing' }), []],
    [() => ({ target: assistantId }), ['update_assistant', 'update_assistant', 'create_assistant']],
    [() => ({ target: assistantId, via: 'mcp' }), ['update_assistant']],
    [() => ({ via: 'rest' }), ['update_assistant']],
    [() => ({ via: 'cli' }), []],
    [() => ({ actor: keyId }), ['update_assistant']],
    [() => ({ actor: clientId }), ['update_assistant']],
    [() => ({ actor: cast.viewer.userId }), ['accept_invitation']],
    // Also what an application did for them.
    [() => ({ actor: cast.admin.userId }), ['update_assistant', 'approve_authorization', 'accept_invitation']],
    [() => ({ actor: "' or true --" }), []],
    [() => ({ to: '2020-01-01' }), []],
    [() => ({ from: '2999-01-01T00:00:00Z' }), []],
    [() => ({ action: 'create_key', from: '2020-01-01', to: '2999-01-01T00:00:00+02:00' }), ['create_key']],
  ])('select the same entries in the list and in the file, %#', async (filter, names) => {
    expect((await list(filter())).map(({ action }) => action)).toEqual(names);
    expect((await csv(filter())).map((row) => row[4])).toEqual(names);
  });

  it('select by start and end time', async () => {
    const all = await list();
    const middle = all[3];
    const from = await list({ from: middle?.createdAt });
    const to = await list({ to: middle?.createdAt });
    expect(from.map(({ auditId }) => auditId)).toContain(middle?.auditId);
    expect([...from, ...to].map(({ auditId }) => auditId)).toEqual(all.map(({ auditId }) => auditId));
  });

  it('pages, newest first, each entry once', async () => {
    const all = await list({ limit: 200 });
    expect(all.length).toBeGreaterThan(6);
    const pages: Entry[] = [];
    for (let before: string | undefined; ;) {
      const page = await list({ limit: 3, ...(before && { before }) });
      if (page.length === 0) break;
      pages.push(...page);
      before = page.at(-1)?.auditId;
    }
    expect(pages).toEqual(all);
  });

  it.each([
    { limit: 0 },
    { limit: 201 },
    { limit: 1.5 },
    { via: 'widget' },
    { from: 'yesterday' },
    { from: '2026-13-01' },
    { from: '2026-01-01T00:00:00+16:00' },
    { from: '' },
    { to: 7 },
    { action: 'nul\0' },
    { organizationId: 'org_1' },
  ])('are refused: %j', async (filter) => {
    const { status, body } = await cast.owner.organization(cast.organizationId, 'list_audit', filter);
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
  });

  it.each([
    '2026',
    '1',
    '2026-02-30',
    '-1',
    '+012026-01-01T00:00:00Z',
    '0',
    'Sat, 21 Nov 2026',
    '0000-01-01',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59.999999999-14:00',
    '2026-11-21T24:00:00Z',
    '99999',
  ])('accept or refuse the time %s without an error', async (from) => {
    const { status } = await cast.owner.organization(cast.organizationId, 'list_audit', { from });
    expect([200, 400]).toContain(status);
    const file = await cast.owner.request(csvAddress({ from }));
    expect(file.status).toBe(status);
    expect(await file.text()).toMatch(status === 200 ? /^time,/ : /invalid_input/);
  });
});

describe('the audit log as a file', () => {
  it.each<[who: string, status: number, code: string]>([
    ['editor', 403, 'forbidden'],
    ['viewer', 403, 'forbidden'],
    ['stranger', 404, 'organization_not_found'],
    ['nobody', 401, 'unauthorized'],
  ])('is refused to %s', async (who, status, code) => {
    const visitor =
      who === 'nobody'
        ? createVisitor(service)
        : who === 'stranger'
          ? await createOwner(service, 'Other')
          : cast[who as 'editor' | 'viewer'];
    const response = await visitor.request(csvAddress());
    expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  });

  it.each([{ via: 'widget' }, { limit: '5' }, { before: 'aud_1' }, { from: 'yesterday' }])(
    'is refused for the filter %j',
    async (filter) => {
      const response = await cast.owner.request(csvAddress(filter));
      expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
    },
  );

  it('can be downloaded by the owner and the admin', async () => {
    for (const role of ['owner', 'admin'] as const) {
      const response = await cast[role].request(csvAddress());
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.text()).split('\r\n')[0]).toBe(HEADER);
    }
  });

  it('has the same entries as the list', async () => {
    const entries = await list({ limit: 200 });
    const rows = await csv();
    expect(rows.map((row) => [row[0], row[3], row[4], row[5]])).toEqual(
      entries.map(({ createdAt, via, action, target }) => [createdAt, via, action, target]),
    );
  });

  it('quotes cells, and neutralizes formulas', async () => {
    const [byKey] = await csv({ via: 'rest' });
    expect(byKey?.[1]).toMatch(/^'=cmd\("x"\), then …/);
    expect(JSON.parse(byKey?.[9] ?? '')).toMatchObject({ name: 'Two\r\nlines' });
    const [byApp] = await csv({ via: 'mcp' });
    expect(byApp?.slice(1, 3)).toEqual(["'@SUM(1)", cast.admin.email]);
    for (const row of await csv()) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('has all entries, however many, and no others', async () => {
    const busy = await createOwner(service, 'Busy');
    await service.pool.query(
      `insert into audit_log (organization_id, audit_id, via, request_id, action, target)
       select $1, 'aud_' || lpad(n::text, 26, '0'), 'cli', 'req_' || n, 'create_key', 'key_' || n from generate_series(1, 2500) n`,
      [busy.organizationId],
    );
    const response = await busy.request(`/api/console/organizations/${busy.organizationId}/audit.csv?via=cli`);
    const [, ...rows] = readCsv(await response.text());
    expect(rows.map((row) => row[5])).toEqual(Array.from({ length: 2500 }, (_, n) => `key_${2500 - n}`));
    expect(rows.every((row) => row[1] === 'Operator')).toBe(true);
  });
});
