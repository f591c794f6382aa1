import type { AssistantAtAGlance } from './types.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** What an assistant needs, and how soon: the lowest rank first. */
export interface Attention {
  rank: number;
  text: string;
}

export const NOTHING_TO_DO = Infinity;

/** Returns what an assistant needs first. */
export function attentionOf(assistant: AssistantAtAGlance, now: number): Attention {
  const { products, openQuestions, lastSeenAt, lastCrawl } = assistant;
  const isLive = assistant.status === 'live';
  const failed = lastCrawl?.status === 'failed';
  const questions = openQuestions === 1 ? 'Answer a question' : 'Answer questions';
  const needs: [boolean, string][] = [
    [isLive && failed, 'The last crawl failed'],
    [isLive && products === 0, 'It has no products'],
    [isLive && lastSeenAt === null, 'Not seen in the shop yet'],
    [isLive && now - Date.parse(lastSeenAt ?? '') > WEEK_MS, 'Not seen in the shop for a week'],
    [openQuestions > 0, questions],
    [failed, 'The last crawl failed'],
    [!isLive && products === 0, 'Find products, then go live'],
    [!isLive, 'Try it, then go live'],
  ];
  const rank = needs.findIndex(([is]) => is);
  return { rank: rank < 0 ? NOTHING_TO_DO : rank, text: needs[rank]?.[1] ?? 'Nothing to do' };
}
