import type { Database } from '../src/storage/database.ts';
import { firstIdAt } from '../src/domain/ids.ts';
import { DAY_MS } from '../src/domain/durations.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { withDatabase } from './with-database.ts';

const SIZES = { full: { exchanges: 1_000_000, entries: 5_000_000 }, quick: { exchanges: 50_000, entries: 100_000 } };
const EXCHANGES_PER_CONVERSATION = 4;
const ENTRIES_AT_ONCE = 100_000;
const ROUNDS = 5;
const PAGE = 50;
/** Milliseconds for a year of insight, and for a page of the audit log. */
const WANTED_MS = { insight: 200, audit: 50 };

/** Measures an organization's reads of a year: insight into an assistant's answers, and pages of the audit log. */
export async function run(): Promise<void> {
  const size = isQuick ? SIZES.quick : SIZES.full;
  await withDatabase((database) => benchInsight(database, size.exchanges));
  await withDatabase((database) => benchAudit(database, size.entries));
}

async function benchInsight({ store, pool }: Database, exchanges: number): Promise<void> {
  const { organizationId } = await store.organizations.insert('Asked');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'none' });
  const conversations = exchanges / EXCHANGES_PER_CONVERSATION;
  const shop = [organizationId, assistantId, conversations];
  await pool.query(
    `insert into conversations (organization_id, assistant_id, conversation_id, token_hash, created_at, last_at)
     select $1, $2, 'cnv_' || n, sha256(n::text::bytea), at, at
     from generate_series(1, $3::int) n, lateral (select now() - n * interval '364 days' / $3::int as at) t`,
    shop,
  );
  await pool.query(
    `insert into exchanges (organization_id, assistant_id, conversation_id, exchange_id, question, answer, shown, tools,
       model, input_tokens, output_tokens, cost, first_ms, outcome, lacking, feedback, created_at)
     select $1, $2, 'cnv_' || n, 'msg_' || n || '_' || turn, 'Do you have something like ' || n || '?',
       repeat('A jacket for wet days, in stock at 89.00. ', 8),
       array(select 'prd_' || ((n * 7919 + each * each * 31) % 5000) from generate_series(1, 4) each),
       array['list_catalogue'], 'builtin/retrieval', n % 900, n % 90, 100 + n % 900, 20 + (n * 7919) % 1500,
       case when n % 9 = 0 then 'partly' when n % 13 = 0 then 'unanswered' else 'answered' end,
       case when n % 9 = 0 then array['feature ' || n % 40] else '{}' end,
       case when n % 31 = 0 then 'down' when n % 11 = 0 then 'up' end,
       now() - n * interval '364 days' / $3::int + turn * interval '20 seconds'
     from generate_series(1, $3::int) n, generate_series(1, ${EXCHANGES_PER_CONVERSATION}) turn`,
    shop,
  );
  await pool.query(
    `insert into widget_events (organization_id, assistant_id, conversation_id, event_id, type, product_id, amount, created_at)
     select $1, $2, 'cnv_' || n, 'evt_' || n, (array['opened', 'product_clicked', 'added_to_cart'])[1 + n % 3],
       case when n % 3 > 0 then 'prd_' || (n * 7919) % 5000 end, case when n % 3 = 2 then 1 end,
       now() - n * interval '364 days' / $3::int
     from generate_series(1, $3::int) n`,
    shop,
  );
  await pool.query('vacuum analyze');
  const to = Date.now();
  const range = { from: new Date(to - 365 * DAY_MS).toISOString(), to: new Date(to).toISOString() };
  process.stdout.write(`a year of ${exchanges.toLocaleString('en')} answers\n`);
  for (const by of ['day', 'month'] as const)
    await measure(`  figures by ${by}`, WANTED_MS.insight, () =>
      store.insight.series(organizationId, assistantId, range, by),
    );
  await measure('  most used and lacking', WANTED_MS.insight, () =>
    store.insight.tops(organizationId, assistantId, range),
  );
  await measure('  open questions', WANTED_MS.insight, () =>
    store.insight.openQuestions(organizationId, assistantId, range, PAGE),
  );
  await measure('  conversations', WANTED_MS.insight, () =>
    store.insight.conversations(organizationId, assistantId, range, PAGE),
  );
}

async function benchAudit({ store, pool }: Database, entries: number): Promise<void> {
  const { organizationId } = await store.organizations.insert('Audited');
  const began = Date.now() - 365 * DAY_MS;
  const at = (entry: number) => began + Math.floor((entry / entries) * 364 * DAY_MS);
  for (let from = 0; from < entries; from += ENTRIES_AT_ONCE)
    await pool.query(
      `insert into audit_log (organization_id, audit_id, created_at, user_id, key_id, via, request_id, action, target)
       select $1, $2 || lpad((n - $3)::text, 6, '0'), to_timestamp($4::float8 / 1000 + (n - $3) * $5::float8 / 1000),
         case when n % 3 > 0 then 'usr_' || n % 50 end, case when n % 3 = 0 then 'key_' || n % 20 end,
         (array['rest', 'mcp', 'console'])[1 + n % 3], 'req_' || n,
         (array['update_product', 'add_product', 'update_assistant', 'start_crawl'])[1 + n % 4], 'prd_' || n % 100000
       from generate_series($3::int, $3::int + ${ENTRIES_AT_ONCE - 1}) n`,
      [organizationId, firstIdAt('aud', at(from)).slice(0, -6), from, at(from), (364 * DAY_MS) / entries],
    );
  await pool.query('vacuum analyze');
  process.stdout.write(`${entries.toLocaleString('en')} entries of the audit log\n`);
  const middle = new Date(at(entries / 2)).toISOString();
  const filters = {
    'no filter': {},
    'an action': { action: 'start_crawl' },
    'a target': { target: 'prd_77' },
    'a person': { actor: 'usr_7' },
    'a key': { actor: 'key_3' },
    nobody: { actor: 'usr_none' },
    'a way in': { via: 'mcp' },
    'a time': { to: middle },
    'an hour': { from: middle, to: new Date(Date.parse(middle) + 3_600_000).toISOString() },
    'a person, an action and a time': { actor: 'usr_7', action: 'update_assistant', to: middle },
    'a target and a way in that never met': { target: 'prd_77', via: 'console' },
  } as const;
  for (const [what, filter] of Object.entries(filters))
    await measure(`  first page, ${what}`, WANTED_MS.audit, () => store.audit.list(organizationId, filter, PAGE));
  const before = firstIdAt('aud', at(entries / 4));
  await measure('  a page three quarters down', WANTED_MS.audit, () =>
    store.audit.list(organizationId, { before }, PAGE),
  );
}

async function measure(what: string, wanted: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  report(`${what}, the first time`, times[0] ?? Number.NaN, { unit: 'ms', atMost: wanted });
  report(`${what}, median`, median(times), { unit: 'ms', atMost: wanted });
}
