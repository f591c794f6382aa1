import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startJobQueue } from '../../src/storage/jobs.ts';
import { createNotifier } from '../../src/threads/notifier.ts';
import { converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner, createVisitor } from '../setup/visitor.ts';

const service = await sharedService();
const { store, pool } = service;

/** A mail server that keeps what it takes; refuses the next ones if told so. */
const taken: { to: string; text: string }[] = [];
let refusals = 0;
const mailServer = createServer((socket) => {
  let to = '';
  let body: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  let rest = '';
  say('220 test');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (body !== undefined) {
        if (line === '.') {
          // Soft line breaks of quoted-printable, folded headers, and codes.
          const text = body.replaceAll('=\n', '').replaceAll('\n ', ' ').replaceAll('=3D', '=');
          taken.push({ to, text });
          body = undefined;
          say('250 taken');
        } else body += `${line}\n`;
      } else if (line === 'DATA') {
        if (refusals > 0) say(`451 ${(refusals -= 1)} later`);
        else {
          body = '';
          say('354 go on');
        }
      } else {
        if (line.startsWith('RCPT')) to = /<(.*)>/.exec(line)?.[1] ?? '';
        say('250 fine');
      }
  });
  socket.on('error', () => {});
});
await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const smtpUrl = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;

const BASE = 'https://aisle.test';
const config = { smtpUrl, mailFrom: 'Aisle <aisle@aisle.test>', models: { monthlyBudget: 50 } };
const notifierWith = (smtp: string | undefined) =>
  createNotifier({ store, config: { ...config, smtpUrl: smtp }, baseUrl: BASE });
const queue = await startJobQueue({ ...service, embedded: false }, { concurrency: 1, onError: () => {} });
const unused = () => Promise.resolve();
await queue.work({
  crawl: unused,
  giveUp: unused,
  handOver: unused,
  giveUpHandover: unused,
  test: unused,
  giveUpTest: unused,
  notify: notifierWith(smtpUrl)?.notify,
});

afterAll(async () => {
  await queue.stop();
  mailServer.close();
});
beforeEach(() => {
  taken.length = 0;
  refusals = 0;
});

async function createPlace() {
  const owner = await createOwner(service);
  const { organizationId } = owner;
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Lamps', modelName: 'x' });
  const { email, userId } = (await store.members.list(organizationId))[0] ?? { email: '', userId: '' };
  return { owner, organizationId, assistantId, email, userId };
}

type Place = Awaited<ReturnType<typeof createPlace>>;

/** Looks for what is due, twice, as later checks and restarts do, and waits until all of it was handled. */
async function check(now = new Date()) {
  for (let time = 0; time < 2; time++) await notifierWith(smtpUrl)?.find(now, queue);
  const waiting = async () => {
    const query = `select count(*)::int as count from jobs.job where name = 'notification' and state <> 'completed'`;
    return (await pool.query<{ count: number }>(query)).rows[0]?.count;
  };
  await expect.poll(waiting).toBe(0);
}

const mailsTo = ({ email }: Pick<Place, 'email'>) => taken.filter(({ to }) => to === email).map(({ text }) => text);

async function failCrawl({ organizationId, assistantId }: Place, error = 'The shop did not answer.') {
  const run = await store.crawls.start(organizationId, assistantId, 'microdata');
  const { crawlRunId = '' } = run ?? {};
  await store.crawls.finish(organizationId, crawlRunId, { status: 'failed', error });
  return crawlRunId;
}

it('sends nothing without a mail server', () => {
  expect(notifierWith(undefined)).toBeUndefined();
});

describe('a failed crawl', () => {
  it('is told once to owners and admins, with a link to the run', async () => {
    const place = await createPlace();
    const { organizationId, assistantId } = place;
    const { userId } = await store.users.ensure('viewer@shop.test');
    await store.users.verifyEmail(userId);
    await store.members.add(organizationId, userId, 'viewer');
    const crawlRunId = await failCrawl(place);
    await check();
    await check();
    const [text = '', ...more] = mailsTo(place);
    expect(more).toEqual([]);
    expect(text).toContain('Subject: A crawl of Lamps failed');
    expect(text).toContain('The shop did not answer.');
    expect(text).toContain(`${BASE}/organizations/${organizationId}/assistants/${assistantId}/crawls/${crawlRunId}`);
    expect(mailsTo({ email: 'viewer@shop.test' })).toEqual([]);
  });

  it('is tried again when the mail server refuses', async () => {
    const place = await createPlace();
    await failCrawl(place);
    refusals = 1;
    await notifierWith(smtpUrl)?.find(new Date(), queue);
    const state = async () => {
      const query = `select state from jobs.job where name = 'notification' and data ->> 'organizationId' = $1`;
      return (await pool.query<{ state: string }>(query, [place.organizationId])).rows[0]?.state;
    };
    await expect.poll(state).toBe('retry');
    await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await expect.poll(state).toBe('completed');
    expect(mailsTo(place)).toHaveLength(1);
  });

  it('is not told of a deleted assistant, to people who left, or to unconfirmed addresses', async () => {
    const [deleted, left, unconfirmed] = [await createPlace(), await createPlace(), await createPlace()];
    for (const place of [deleted, left, unconfirmed]) await failCrawl(place);
    const jobs = await store.notifications.failedCrawls(new Date(Date.now() - 60_000));
    await store.assistants.delete(deleted.organizationId, deleted.assistantId);
    await store.members.remove(left.organizationId, left.userId);
    await pool.query('update users set email_verified = false where id = $1', [unconfirmed.userId]);
    await queue.notify(jobs);
    await check();
    expect([deleted, left, unconfirmed].flatMap(mailsTo)).toEqual([]);
  });
});

describe('a spent budget', () => {
  const spend = async ({ organizationId }: Place, dollars: number) => {
    const reservation = (await store.modelBudget.reserve(organizationId, 1, 50)) ?? '';
    await store.modelBudget.settle(organizationId, reservation, {
      cost: dollars * 1e6,
      inputTokens: 1,
      outputTokens: 1,
    });
  };

  it('is told once, and once again when a higher one is spent too', async () => {
    const place = await createPlace();
    await spend(place, 49);
    await check();
    expect(mailsTo(place)).toEqual([]);
    await spend(place, 1);
    await check();
    await check();
    const [text = '', ...more] = mailsTo(place);
    expect(more).toEqual([]);
    expect(text).toContain('has used up its language-model budget of $50.00');
    expect(text).toContain(`${BASE}/organizations/${place.organizationId}/settings`);
    await store.chatSettings.changeConversations(place.organizationId, { monthlyBudget: 60.5 });
    await check();
    expect(mailsTo(place)).toHaveLength(1);
    await spend(place, 11);
    await check();
    expect(mailsTo(place)[1]).toContain('$60.50');
  });

  it('is not told of no limit, or of none to spend', async () => {
    const [unlimited, none] = [await createPlace(), await createPlace()];
    for (const place of [unlimited, none]) await spend(place, 70);
    await store.chatSettings.changeConversations(unlimited.organizationId, { monthlyBudget: null });
    await store.chatSettings.changeConversations(none.organizationId, { monthlyBudget: 0 });
    await check();
    expect([unlimited, none].flatMap(mailsTo)).toEqual([]);
  });
});

describe('open questions', () => {
  const open = (question: string) => ({ question, report: { outcome: 'unanswered' as const } });
  const MONDAY = new Date('2026-03-09T07:00:00Z');

  it('of the week before are sent once, on Monday, without links of shoppers', async () => {
    const place = await createPlace();
    await converse(service, place, [open('Too early')], '2026-03-01T23:00:00Z');
    await converse(service, place, [open('Is it on https://evil.test or evil.test?')], '2026-03-02T00:00:00Z');
    await converse(service, place, [open('Warranty?'), open('Warranty?')], '2026-03-08T23:00:00Z');
    await converse(service, place, [open('Too late')], '2026-03-09T01:00:00Z');
    await check(new Date('2026-03-09T05:00:00Z'));
    expect(mailsTo(place)).toEqual([]);
    await check(MONDAY);
    await check(new Date('2026-03-10T07:00:00Z'));
    const [text = '', ...more] = mailsTo(place);
    expect(more).toEqual([]);
    expect(text).toContain('Subject: 3 open questions at');
    expect(text).toContain('- Warranty? (2 times)');
    expect(text).toContain('- Is it on https: //evil. test or evil. test?');
    expect(text).not.toMatch(/Too early|Too late/);
    expect(text).toContain(`${BASE}/organizations/${place.organizationId}/assistants/${place.assistantId}/questions`);
  });

  it('are not sent late in the week, or when all are settled', async () => {
    const place = await createPlace();
    const { exchangeIds } = await converse(service, place, [open('Why?')], '2026-04-01T10:00:00Z');
    await check(new Date('2026-04-08T07:00:00Z'));
    await store.insight.settle(place.organizationId, place.assistantId, exchangeIds, null);
    await check(new Date('2026-04-06T07:00:00Z'));
    expect(mailsTo(place)).toEqual([]);
  });
});

describe('what a person does not want', () => {
  it('is not sent, by their settings', async () => {
    const place = await createPlace();
    const all = { wanted: ['open_questions', 'crawl_failed', 'budget_spent'] };
    expect(await place.owner.result('account/get_notifications')).toEqual(all);
    await place.owner.result('account/update_notifications', { wanted: ['budget_spent'] });
    expect(await place.owner.result('account/get_notifications')).toEqual({ wanted: ['budget_spent'] });
    await failCrawl(place);
    await check();
    expect(mailsTo(place)).toEqual([]);
  });

  it('is ended by the link in an email, without a sign-in, and by the button of mail programs', async () => {
    const place = await createPlace();
    await failCrawl(place);
    await check();
    const [text = ''] = mailsTo(place);
    const [, token = ''] = /unsubscribe\?token=(\w+)&kind=crawl_failed/.exec(text) ?? [];
    expect(text).toContain(`List-Unsubscribe: <${BASE}/api/unsubscribe/${token}/crawl_failed>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const stranger = createVisitor(service);
    const wrong = await stranger.post('/api/console/account/unsubscribe', { token: 'x', kind: 'crawl_failed' });
    expect(wrong.status).toBe(404);
    await stranger.result('account/unsubscribe', { token, kind: 'crawl_failed' });
    await stranger.result('account/unsubscribe', { token, kind: 'crawl_failed' });
    const post = (path: string) => stranger.request(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect((await post('/api/unsubscribe/%00/budget_spent')).status).toBe(400);
    expect((await post(`/api/unsubscribe/${token}/budget_spent`)).status).toBe(204);
    expect((await post(`/api/unsubscribe/${token}/everything`)).status).toBe(404);
    expect((await post('/api/unsubscribe/x/budget_spent')).status).toBe(404);
    const page = await stranger.request(`/api/unsubscribe/${token}/budget_spent`);
    expect(page.headers.get('Location')).toBe(`/unsubscribe?token=${token}&kind=budget_spent`);
    expect(await place.owner.result('account/get_notifications')).toEqual({ wanted: ['open_questions'] });
    await failCrawl(place);
    await check();
    expect(mailsTo(place)).toHaveLength(1);
  });
});
