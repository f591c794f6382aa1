import { type Kysely, sql } from 'kysely';
import type { Insight, OpenQuestion } from '../../domain/insight.ts';
import { createInsightConversations } from './insight-conversations.ts';
import { inPeriod, isOpen } from './insight-period.ts';
import { findSeries } from './insight-series.ts';
import { findTops } from './insight-tops.ts';
import type { Schema } from '../schema.ts';

export function createInsight(db: Kysely<Schema>): Insight {
  return {
    ...createInsightConversations(db),

    series: (organizationId, assistantId, range, by) => findSeries(db, organizationId, assistantId, range, by),

    tops: (organizationId, assistantId, range) => findTops(db, organizationId, assistantId, range),

    async openQuestions(organizationId, assistantId, range, limit) {
      const open = sql`from exchanges where ${inPeriod(organizationId, assistantId, range)}
        and ${isOpen} and settled_at is null`;
      const [counted, latest] = await Promise.all([
        sql<{ open: number }>`select count(*) as open ${open}`.execute(db),
        sql<OpenQuestion>`
          select exchange_id as "exchangeId", question, lacking, created_at as "createdAt" ${open}
          order by created_at desc, exchange_id desc limit ${limit}`.execute(db),
      ]);
      return { open: counted.rows[0]?.open ?? 0, questions: latest.rows };
    },

    async settle(organizationId, assistantId, exchangeIds, knowledgeId) {
      const rows = await db
        .updateTable('exchanges')
        .set({ settled_at: sql`now()`, knowledge_id: knowledgeId })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .where('exchange_id', 'in', exchangeIds)
        .where('settled_at', 'is', null)
        .returning('exchange_id as exchangeId')
        .execute();
      return rows.map(({ exchangeId }) => exchangeId);
    },

    async reopen(organizationId, assistantId, exchangeIds) {
      const rows = await db
        .updateTable('exchanges')
        .set({ settled_at: null })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .where('exchange_id', 'in', exchangeIds)
        .where('settled_at', 'is not', null)
        .where('knowledge_id', 'is', null)
        .returning('exchange_id as exchangeId')
        .execute();
      return rows.map(({ exchangeId }) => exchangeId);
    },
  };
}
