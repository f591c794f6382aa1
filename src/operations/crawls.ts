import { z } from 'zod';
import { type Call, assistantId, orNotFound, operation } from '../actions/action.ts';
import { type CrawlSchedule, FREQUENCIES } from '../domain/crawl-schedule.ts';
import { CRAWL_CHANGE_KINDS } from '../domain/product-history.ts';
import { SOURCED_FIELDS } from '../domain/provenance.ts';
import { CrawlRun } from '../domain/crawl-run.ts';
import { identifier } from '../domain/fields.ts';
import { Availability } from '../domain/product.ts';
import { LearnedPattern } from '../domain/site-pattern.ts';
import { Refusal } from '../domain/refusal.ts';
import { versionOf } from '../domain/version.ts';

const limit = z.int().min(1).max(1000).default(100);
const Frequency = z.enum(FREQUENCIES);
const Noted = z.object({ price: z.number().nullable(), currency: z.string().nullable(), availability: Availability });
const Schedule = z.object({
  assistantId: z.string(),
  every: Frequency,
  nextAt: z.string().nullable(),
  version: z.string(),
});

const CrawlReport = z.object({
  run: CrawlRun,
  cause: z.string().nullable(),
  source: z.string().nullable(),
  pages: z.array(
    z.object({
      status: z.enum(['pending', 'fetched', 'failed', 'skipped']),
      cause: z.string().nullable(),
      pages: z.int(),
      // Earlier runs did not record them.
      reason: z.string().nullable().default(null),
      example: z.string().nullable().default(null),
    }),
  ),
  fieldsMissing: z.record(z.string(), z.int()),
  pattern: LearnedPattern.nullable(),
});

export const get_crawl_report = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ crawlRunId: identifier() }),
  output: CrawlReport,
  run: async ({ crawlRunId }, { organizationId, store }) =>
    (await store.crawls.report(organizationId, crawlRunId)) ?? refuseUnknownRun(),
});

export const cancel_crawl = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ crawlRunId: identifier() }),
  output: CrawlRun,
  async run({ crawlRunId }, { organizationId, store, changed }) {
    const before = (await store.crawls.find(organizationId, crawlRunId)) ?? refuseUnknownRun();
    const after = await store.crawls.finish(organizationId, crawlRunId, { status: 'cancelled', error: null });
    if (!after) throw new Refusal('crawl_over', 'This crawl has already ended, so it cannot be cancelled.');
    changed(crawlRunId, { status: before.status }, { status: after.status });
    return after;
  },
});

/** The next time passes by itself, so it is no part of the version. */
const scheduleOf = (id: string, schedule: CrawlSchedule) => ({
  assistantId: id,
  ...schedule,
  version: versionOf({ every: schedule.every }),
});

export const get_crawl_schedule = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: Schedule,
  async run({ assistantId: id }, call) {
    await refuseUnlessKnown(id, call);
    return scheduleOf(id, await call.store.crawlSchedules.find(call.organizationId, id));
  },
});

export const update_crawl_schedule = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ assistantId, every: Frequency }),
  output: Schedule,
  async run({ assistantId: id, every }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const before = await store.crawlSchedules.find(organizationId, id);
    const after = await store.crawlSchedules.set(organizationId, id, every);
    changed(id, { every: before.every }, { every: after.every });
    return scheduleOf(id, after);
  },
});

export const get_product_sources = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ productId: identifier() }),
  output: z.object({
    productId: z.string(),
    title: z.string(),
    url: z.string(),
    sources: z.partialRecord(z.enum(SOURCED_FIELDS), z.string()),
  }),
  run: async ({ productId }, { organizationId, store }) =>
    orNotFound('product', await store.productHistory.sources(organizationId, productId)),
});

export const list_products_age = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, limit }),
  output: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      url: z.string(),
      checkedAt: z.string().nullable(),
      updatedAt: z.string(),
    }),
  ),
  async run({ assistantId: id, limit: most }, call) {
    await refuseUnlessKnown(id, call);
    return call.store.productHistory.ages(call.organizationId, id, most);
  },
});

export const list_product_changes = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, productId: identifier().optional(), limit }),
  output: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      url: z.string(),
      changedAt: z.string(),
      before: Noted,
      after: Noted,
    }),
  ),
  async run({ assistantId: id, ...filter }, call) {
    await refuseUnlessKnown(id, call);
    return call.store.productHistory.changes(call.organizationId, id, filter);
  },
});

export const list_crawl_changes = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    crawlRunId: identifier(),
    kind: z.enum(CRAWL_CHANGE_KINDS),
    cursor: identifier().nullable().default(null),
    limit,
  }),
  output: z.object({
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        url: z.string(),
        before: Noted.nullable(),
        after: Noted.nullable(),
      }),
    ),
    /** For the next page; null on the last one. */
    nextCursor: z.string().nullable(),
  }),
  async run({ crawlRunId, kind, cursor, limit: most }, { organizationId, store }) {
    const filter = { kind, after: cursor, limit: most + 1 };
    const found = await store.productHistory.changesOfRun(organizationId, crawlRunId, filter);
    if (found.length === 0 && !(await store.crawls.find(organizationId, crawlRunId))) refuseUnknownRun();
    const products = found.slice(0, most);
    return { products, nextCursor: found.length > most ? (products.at(-1)?.productId ?? null) : null };
  },
});

function refuseUnknownRun(): never {
  throw new Refusal('crawl_not_found', 'Crawl run not found. List the crawls to see their ids.');
}

async function refuseUnlessKnown(id: string, { organizationId, store }: Call): Promise<void> {
  orNotFound('assistant', await store.assistants.exists(organizationId, id));
}
