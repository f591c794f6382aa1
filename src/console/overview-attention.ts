import { texts } from './texts/texts.ts';
import type { AssistantAtAGlance } from './types.ts';

const words = texts.overview.attention;

const WEEK_MS = 7 * 24 * 3_600_000;

/** A need of an assistant, and its urgency: the lowest rank comes first. */
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
  const questions = openQuestions === 1 ? words.oneQuestion : words.questions;
  const needs: [boolean, string][] = [
    [isLive && failed, words.crawlFailed],
    [isLive && products === 0, words.noProducts],
    [isLive && lastSeenAt === null, words.notSeenYet],
    [isLive && now - Date.parse(lastSeenAt ?? '') > WEEK_MS, words.notSeenLately],
    [openQuestions > 0, questions],
    [failed, words.crawlFailed],
    [!isLive && products === 0, words.findProducts],
    [!isLive, words.goLive],
  ];
  const rank = needs.findIndex(([is]) => is);
  return { rank: rank < 0 ? NOTHING_TO_DO : rank, text: needs[rank]?.[1] ?? words.none };
}
