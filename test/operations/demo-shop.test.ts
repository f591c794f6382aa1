import { describe, expect, it } from 'vitest';
import { DEMO_SHOP_PATH } from '../../src/domain/demo-shop.ts';
import { newEntries } from '../setup/audit-log.ts';
import { ownService, sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { BASE_URL, createCast, createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const cast = await createCast(service);

const open = (person: Awaited<ReturnType<typeof createOwner>>) =>
  person.organization(person.organizationId, 'open_demo_shop');
const stateFor = ({ organizationId, result }: Awaited<ReturnType<typeof createOwner>>) =>
  result<{ isAvailable: boolean; assistantId: string | null }>(`organizations/${organizationId}/get_demo_shop`);

describe('refusals', () => {
  it.each(['editor', 'viewer'] as const)('the %s may not open the demo shop', async (role) => {
    const before = await snapshot(service);
    const { status, body } = await cast[role].organization(cast.organizationId, 'open_demo_shop');
    expect([status, body.error?.code]).toEqual([403, 'forbidden']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('a switched-off demo shop is neither offered nor opened nor served', async () => {
    const off = await ownService({ demoShop: false });
    const owner = await createOwner(off);
    expect(await stateFor(owner)).toEqual({ isAvailable: false, assistantId: null });
    const { status, body } = await open(owner);
    expect([status, body.error?.code]).toEqual([404, 'not_found']);
    expect(body.error?.message).toContain('DEMO_SHOP=on');
    expect(await off.store.assistants.list(owner.organizationId)).toEqual([]);
    expect((await owner.request(`${DEMO_SHOP_PATH}/aisle_pk_a_b/`)).status).not.toBe(200);
  });

  it('counts against the quotas, and leaves nothing behind when one is exceeded', async () => {
    const owner = await createOwner(service);
    for (const quota of ['assistants', 'knowledge'] as const) {
      await service.store.quotas.set(owner.organizationId, { assistants: null, [quota]: 1 });
      if (quota === 'assistants')
        await owner.result(`organizations/${owner.organizationId}/create_assistant`, { name: 'A' });
      const before = await snapshot(service);
      const { status, body } = await open(owner);
      expect([status, body.error?.code]).toEqual([400, 'quota_exceeded']);
      expect(await snapshot(service)).toEqual(before);
    }
  });
});

it('creates a live assistant with knowledge, and queues a crawl of its pages, all of it audited', async () => {
  const owner = await createOwner(service);
  const { organizationId } = owner;
  expect(await stateFor(owner)).toEqual({ isAvailable: true, assistantId: null });
  const { result, entries } = await newEntries(service, organizationId, () => open(owner));
  const { assistantId } = result.body.result as { assistantId: string };
  const [assistant] = await service.store.assistants.list(organizationId);
  expect(assistant).toMatchObject({
    assistantId,
    name: 'Brackenholm',
    status: 'live',
    siteUrl: `${BASE_URL}${DEMO_SHOP_PATH}/${assistant?.embedKey}/`,
    branding: { logoUrl: `${BASE_URL}${DEMO_SHOP_PATH}/${assistant?.embedKey}/assets/logo.svg` },
  });
  const knowledge = await service.store.knowledge.list(organizationId, assistantId);
  expect(knowledge.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Shipping', 'Returns & repairs', 'Size guide']),
  );
  const [crawl] = await service.store.crawls.list(organizationId, assistantId);
  expect(crawl?.status).toBe('queued');
  expect(entries.map(({ action, target }) => [action, target])).toEqual(
    [assistantId, ...knowledge.map(({ knowledgeId }) => knowledgeId).toReversed(), crawl?.crawlRunId].map((target) => [
      'open_demo_shop',
      target,
    ]),
  );
  expect(entries[0]).toMatchObject({ before: null, after: { assistantId, status: 'live' } });
});

it('opens the existing assistant again, also at a full quota', async () => {
  const owner = await createOwner(service);
  const first = await open(owner);
  await service.store.quotas.set(owner.organizationId, { assistants: 1 });
  const { result, entries } = await newEntries(service, owner.organizationId, () => open(owner));
  expect([result.status, result.body]).toEqual([200, first.body]);
  expect(entries).toEqual([]);
  expect((await stateFor(owner)).assistantId).toBe((first.body.result as { assistantId: string }).assistantId);
});

it('creates one assistant for two calls at once', async () => {
  const owner = await createOwner(service);
  const answers = await Promise.all([open(owner), open(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await service.store.assistants.list(owner.organizationId)).toHaveLength(1);
});

it('counts a page of the demo shop as a shop that shows the widget', async () => {
  const owner = await createOwner(service);
  const { organizationId, request } = owner;
  await open(owner);
  const [assistant] = await service.store.assistants.list(organizationId);
  const { assistantId = '', embedKey } = assistant ?? {};
  expect((await request(`/api/widget/${embedKey}/config`)).status).toBe(200);
  await expect
    .poll(() => service.store.sightings.list(organizationId, assistantId))
    .toMatchObject([{ origin: BASE_URL, outcome: 'shown' }]);
});
