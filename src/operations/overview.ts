import { z } from 'zod';
import { Assistant } from '../domain/assistant.ts';
import { CrawlRun } from '../domain/crawl-run.ts';
import { DAY_MS } from '../domain/durations.ts';
import { rolePermissions } from '../domain/permissions.ts';
import { accountOperation } from './account-operation.ts';
import { Empty, Membership } from './records.ts';

const MAX_ORGANIZATIONS = 100;
const MAX_ASSISTANTS = 100;
const CONVERSATION_DAYS = 7;
/** Organizations read at once, so that one call leaves connections for others. */
const CONCURRENCY = 4;

const AssistantAtAGlance = Assistant.pick({ assistantId: true, name: true, status: true, siteUrl: true }).extend({
  products: z.int(),
  conversations: z.int(),
  openQuestions: z.int(),
  lastSeenAt: z.string().nullable(),
  lastCrawl: CrawlRun.pick({ status: true, error: true, notes: true }).extend({ at: z.string() }).nullable(),
});

/** All organizations of the user, with their newest assistants. Counts end at 10,000. */
export const get_overview = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.object({
    organizations: z.array(
      Membership.extend({
        assistants: z.array(AssistantAtAGlance),
        isCut: z.boolean().meta({ description: 'There are more assistants.' }),
      }),
    ),
    isCut: z.boolean().meta({ description: 'There are more organizations.' }),
  }),
  async run(_input, { user, store }) {
    const since = new Date(Date.now() - CONVERSATION_DAYS * DAY_MS);
    const all = (await store.users.memberships(user.userId)).filter(({ role }) =>
      rolePermissions[role].includes('assistants:view'),
    );
    const shown = all.slice(0, MAX_ORGANIZATIONS);
    const organizations = [];
    for (let at = 0; at < shown.length; at += CONCURRENCY)
      organizations.push(
        ...(await Promise.all(
          shown.slice(at, at + CONCURRENCY).map(async (membership) => {
            const { organizationId } = membership;
            const assistants = await store.assistants.overview(organizationId, since, MAX_ASSISTANTS + 1);
            const isCut = assistants.length > MAX_ASSISTANTS;
            return { ...membership, assistants: assistants.slice(0, MAX_ASSISTANTS), isCut };
          }),
        )),
      );
    return { organizations, isCut: all.length > MAX_ORGANIZATIONS };
  },
});
