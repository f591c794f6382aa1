import { z } from 'zod';
import { CrawlMethod, CrawlRun, text } from '../domain/records.ts';
import { Refusal } from '../domain/refusal.ts';
import { action, found } from './action.ts';
import * as example from './examples.ts';

const assistantId = text().describe('Identifier of the assistant.');

export const start_crawl = action({
  title: 'Start a crawl',
  description:
    "Crawls the assistant's storefront (its siteUrl) for products and gives the run's id at once; follow the run with list_crawls.",
  permission: 'catalogue:edit',
  effect: 'create',
  input: z.strictObject({
    assistantId,
    method: CrawlMethod.optional().describe(
      'microdata (the default) reads structured data; ai learns patterns where there is none.',
    ),
  }),
  output: z.object({ crawlRunId: z.string() }),
  example: { input: { assistantId: example.assistantId }, result: { crawlRunId: example.crawlRunId } },
  async run({ assistantId: id, method = 'microdata' }, { organizationId, store, changed }) {
    const assistant = found('assistant', await store.assistants.find(organizationId, id, { keep: true }));
    if (assistant.siteUrl === null)
      throw new Refusal('site_url_missing', 'The assistant has no siteUrl to crawl. Set one with update_assistant.');
    const run = await store.crawls.start(organizationId, id, method);
    if (!run) {
      const active = await store.crawls.active(organizationId, id);
      throw new Refusal(
        'crawl_in_progress',
        `Crawl run ${active?.crawlRunId ?? ''} of this assistant is ${active?.status ?? 'ending'}. Wait until list_crawls shows its end.`,
      );
    }
    changed(run.crawlRunId, null, run);
    return { crawlRunId: run.crawlRunId };
  },
});

export const list_crawls = action({
  title: 'List crawl runs',
  description: "Lists an assistant's crawl runs with their status and counts, newest first.",
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.array(CrawlRun),
  example: { input: { assistantId: example.assistantId }, result: [example.crawlRun] },
  async run(input, { organizationId, store }) {
    const runs = await store.crawls.list(organizationId, input.assistantId);
    if (runs.length === 0)
      found('assistant', (await store.assistants.exists(organizationId, input.assistantId)) || undefined);
    return runs;
  },
});
