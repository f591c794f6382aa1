import { type Kysely, sql } from 'kysely';
import { type CrawlPatterns, type KeptPattern, SitePattern } from '../../domain/site-pattern.ts';
import type { Schema } from '../schema.ts';

type PatternRow = Omit<KeptPattern, 'pattern' | 'modelCost'> & { pattern: unknown; modelCost: string | number | null };

export function createCrawlPatterns(db: Kysely<Schema>): CrawlPatterns {
  return {
    async find(organizationId, assistantId) {
      const { rows } = await sql<PatternRow>`select site_url as "siteUrl", pattern, learned_by as "learnedBy", filled,
          model_calls as "modelCalls", model_cost as "modelCost"
        from crawl_patterns where organization_id = ${organizationId} and assistant_id = ${assistantId}`.execute(db);
      const [row] = rows;
      // A pattern in an older format is discarded and learned again.
      const pattern = SitePattern.safeParse(row?.pattern).data ?? null;
      return row && { ...row, pattern, modelCost: row.modelCost === null ? null : Number(row.modelCost) };
    },

    async save(organizationId, assistantId, { siteUrl, pattern, learnedBy, filled, modelCalls, modelCost }) {
      await sql`insert into crawl_patterns
          (organization_id, assistant_id, site_url, pattern, learned_by, filled, model_calls, model_cost)
        select organization_id, assistant_id, ${siteUrl}, ${pattern && JSON.stringify(pattern)}::jsonb, ${learnedBy},
          ${JSON.stringify(filled)}::jsonb, ${modelCalls}, ${modelCost}
        from assistants where organization_id = ${organizationId} and assistant_id = ${assistantId}
        on conflict (organization_id, assistant_id) do update set site_url = excluded.site_url,
          pattern = excluded.pattern, learned_by = excluded.learned_by, filled = excluded.filled,
          model_calls = excluded.model_calls, model_cost = excluded.model_cost, learned_at = now()`.execute(db);
    },
  };
}
