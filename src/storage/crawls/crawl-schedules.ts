import { type Kysely, sql } from 'kysely';
import { type CrawlSchedules, nextCrawlAt } from '../../domain/crawl-schedule.ts';
import type { CrawlRuns } from '../../domain/crawl.ts';
import type { Schema } from '../schema.ts';

/** Runs started at once; the rest are started on the next check. */
const MAX_STARTS = 100;

interface Due {
  organizationId: string;
  assistantId: string;
  every: 'daily' | 'weekly';
  hasSite: boolean;
  method: 'microdata' | 'ai';
}

export function createCrawlSchedules(db: Kysely<Schema>, runs: Pick<CrawlRuns, 'start'>): CrawlSchedules {
  const schedule = (organizationId: string, assistantId: string) =>
    db
      .selectFrom('crawl_schedules')
      .where('organization_id', '=', organizationId)
      .where('assistant_id', '=', assistantId);

  return {
    async find(organizationId, assistantId) {
      const row = await schedule(organizationId, assistantId).select(['every', 'next_at as nextAt']).executeTakeFirst();
      return row ?? { every: 'off', nextAt: null };
    },

    async set(organizationId, assistantId, every) {
      if (every === 'off') {
        await db
          .deleteFrom('crawl_schedules')
          .where('organization_id', '=', organizationId)
          .where('assistant_id', '=', assistantId)
          .execute();
        return { every, nextAt: null };
      }
      const nextAt = nextCrawlAt(every, assistantId, new Date()).toISOString();
      await db
        .insertInto('crawl_schedules')
        .values({ organization_id: organizationId, assistant_id: assistantId, every, next_at: nextAt })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'assistant_id']).doUpdateSet({ every, next_at: nextAt }),
        )
        .execute();
      return { every, nextAt };
    },

    async startDue(now) {
      // Skips locked rows: an assistant being deleted, or a schedule that another process is starting.
      const { rows } = await sql<Due>`select s.organization_id as "organizationId", s.assistant_id as "assistantId",
          s.every, a.site_url is not null as "hasSite",
          coalesce((select method from crawl_runs r where r.organization_id = s.organization_id
            and r.assistant_id = s.assistant_id order by crawl_run_id desc limit 1), 'microdata') as method
        from crawl_schedules s join assistants a using (organization_id, assistant_id)
        where s.next_at <= ${now.toISOString()}::timestamptz order by s.next_at limit ${MAX_STARTS}
        for key share of a skip locked for update of s skip locked`.execute(db);
      let started = 0;
      for (const { organizationId, assistantId, every, hasSite, method } of rows) {
        await db
          .updateTable('crawl_schedules')
          .set({ next_at: nextCrawlAt(every, assistantId, now).toISOString() })
          .where('organization_id', '=', organizationId)
          .where('assistant_id', '=', assistantId)
          .execute();
        if (hasSite && (await runs.start(organizationId, assistantId, method))) started += 1;
      }
      return started;
    },
  };
}
