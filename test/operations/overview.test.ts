import { expect, it } from 'vitest';
import { converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner, createVisitor, join } from '../setup/visitor.ts';

const service = await sharedService();
const { store } = service;

interface Overview {
  organizations: { organizationId: string; name: string; role: string; assistants: object[]; isCut: boolean }[];
  isCut: boolean;
}

it('is refused to those who are not signed in', async () => {
  expect((await createVisitor(service).account('get_overview')).status).toBe(401);
});

it('has every organization of the person, and no other', async () => {
  const [ana, ben] = [await createOwner(service, 'Ana'), await createOwner(service, 'Ben')];
  await createOwner(service, 'Stranger');
  const person = await join(service, ana, 'viewer');
  const { token } = await ben.result<{ token: string }>(`organizations/${ben.organizationId}/create_invitation`, {
    role: 'editor',
  });
  await person.result('account/accept_invitation', { token });
  expect(await person.result<Overview>('account/get_overview')).toEqual({
    organizations: [
      { organizationId: ana.organizationId, name: 'Ana', role: 'viewer', assistants: [], isCut: false },
      { organizationId: ben.organizationId, name: 'Ben', role: 'editor', assistants: [], isCut: false },
    ],
    isCut: false,
  });
  await store.members.remove(ana.organizationId, person.userId);
  expect((await person.result<Overview>('account/get_overview')).organizations.map(({ name }) => name)).toEqual([
    'Ben',
  ]);
});

it('counts products, conversations of the last seven days and open questions of each assistant', async () => {
  const { organizationId, result } = await createOwner(service);
  const create = (name: string) => store.assistants.insert(organizationId, { name, modelName: 'x' });
  const [{ assistantId }, other] = [await create('First'), await create('Second')];
  await store.catalogue.insert(organizationId, assistantId, { url: 'https://shop.test/a', title: 'A' });
  const place = { organizationId, assistantId };
  const open = { question: 'Why?', report: { outcome: 'unanswered' as const } };
  await converse(service, place, [open, { question: 'How?' }]);
  await converse(service, place, [open], new Date(Date.now() - 8 * 86_400_000).toISOString());
  const run = await store.crawls.start(organizationId, assistantId, 'microdata');
  await store.crawls.finish(organizationId, run?.crawlRunId ?? '', { status: 'failed', error: 'It is closed.' });
  await service.pool.query(
    `insert into widget_sightings (organization_id, assistant_id, outcome, origin, last_at)
      values ($1, $2, 'refused', 'https://a.test', now()), ($1, $2, 'shown', 'https://b.test', '2026-02-01T10:00:00Z')`,
    [organizationId, assistantId],
  );
  const { organizations } = await result<Overview>('account/get_overview');
  expect(organizations[0]?.assistants).toEqual([
    {
      assistantId: other.assistantId,
      name: 'Second',
      status: 'draft',
      siteUrl: null,
      products: 0,
      conversations: 0,
      openQuestions: 0,
      lastSeenAt: null,
      lastCrawl: null,
    },
    {
      assistantId,
      name: 'First',
      status: 'draft',
      siteUrl: null,
      products: 1,
      conversations: 1,
      openQuestions: 2,
      lastSeenAt: '2026-02-01T10:00:00.000Z',
      lastCrawl: {
        status: 'failed',
        error: 'It is closed.',
        notes: [expect.objectContaining({ kind: 'failed', text: 'It is closed.' })],
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    },
  ]);
});

it('ends at a hundred assistants of an organization, and says so', async () => {
  const { organizationId, result } = await createOwner(service);
  for (let n = 0; n < 101; n++) await store.assistants.insert(organizationId, { name: `A${n}`, modelName: 'x' });
  const [organization] = (await result<Overview>('account/get_overview')).organizations;
  expect([organization?.assistants.length, organization?.isCut]).toEqual([100, true]);
});
