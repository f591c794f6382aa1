import { z } from 'zod';
import { CrawlMethod, CrawlRun, MAX_LISTED_RUNS } from '../domain/crawl-run.ts';
import { Refusal } from '../domain/refusal.ts';
import { action, assistantId, orNotFound, requireAssistant } from './action.ts';
import * as example from './examples.ts';

export const start_crawl = action({
  title: 'Start a crawl',
  description:
    "Crawls the assistant's storefront (its siteUrl) to discover products. Returns the crawl run id immediately; follow the run with list_crawls.",
  permission: 'catalogue:edit',
  effect: 'create',
  input: z.strictObject({
    assistantId,
    method: CrawlMethod.optional().describe(
      'microdata (the default) reads structured data and what each page shows; ai also detects page patterns when structured data is absent, by comparing the pages of the site and, if a model is configured, by asking it.',
    ),
  }),
  output: z.object({ crawlRunId: z.string() }),
  example: { input: { assistantId: example.assistantId }, result: { crawlRunId: example.crawlRunId } },
  async run({ assistantId: id, method = 'microdata' }, { organizationId, store, changed }) {
    const assistant = orNotFound('assistant', await store.assistants.find(organizationId, id, { keep: true }));
    if (assistant.siteUrl === null)
      throw new Refusal('site_url_missing', 'The assistant has no siteUrl to crawl. Set one with update_assistant.');
    const run = await store.crawls.start(organizationId, id, method);
    if (!run) {
      const active = await store.crawls.active(organizationId, id);
      throw new Refusal(
        'crawl_in_progress',
        `Crawl run ${active?.crawlRunId ?? ''} of this assistant is still ${active?.status ?? 'ending'}. Wait until list_crawls shows that it has finished.`,
      );
    }
    changed(run.crawlRunId, null, run);
    return { crawlRunId: run.crawlRunId };
  },
});

export const list_crawls = action({
  title: 'List crawl runs',
  description: `Lists an assistant's crawl runs with their status and counts, newest first; at most the latest ${MAX_LISTED_RUNS}.`,
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.array(CrawlRun),
  example: { input: { assistantId: example.assistantId }, result: [example.crawlRun] },
  run: async ({ assistantId: id }, call) =>
    requireAssistant(await call.store.crawls.list(call.organizationId, id), call, id),
});
