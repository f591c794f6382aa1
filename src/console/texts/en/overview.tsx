import type { ReactNode } from 'react';
import type { AssistantAtAGlance } from '../../types.ts';
import { formatList, formatNumber } from '../format.ts';

type CrawlStatus = NonNullable<AssistantAtAGlance['lastCrawl']>['status'];

export const overview = {
  title: 'Overview',
  lead: (assistants: number, waiting: number) =>
    `${formatNumber(assistants)} ${assistants === 1 ? 'assistant' : 'assistants'} in all your organizations, of which ${formatNumber(waiting)} ${waiting === 1 ? 'needs' : 'need'} attention. Conversations are those of the last seven days.`,
  isCut: 'At most 100 organizations, and the newest 100 assistants of each, are shown.',
  table: 'Assistants',
  empty: {
    title: 'No assistants yet',
    next: 'Add a shop to one of your organizations, and its assistant appears here.',
  },
  assistant: 'Assistant',
  toDo: 'To do',
  products: 'Products',
  conversations: 'Conversations',
  openQuestions: 'Open questions',
  lastSeen: 'Seen in the shop',
  neverSeen: 'Never',
  without: (organizations: readonly string[]) => `Without assistants: ${formatList(organizations)}.`,
  crawls: {
    queued: (at: ReactNode) => <>Crawl queued {at}</>,
    running: (at: ReactNode) => <>Being crawled since {at}</>,
    completed: (at: ReactNode) => <>Crawled {at}</>,
    failed: (at: ReactNode) => <>Crawl failed {at}</>,
    cancelled: (at: ReactNode) => <>Crawl cancelled {at}</>,
  } satisfies Record<CrawlStatus, (at: ReactNode) => ReactNode>,
  attention: {
    crawlFailed: 'The last crawl failed',
    noProducts: 'It has no products',
    notSeenYet: 'Not seen in the shop yet',
    notSeenLately: 'Not seen in the shop for a week',
    oneQuestion: 'Answer a question',
    questions: 'Answer questions',
    findProducts: 'Find products, then go live',
    goLive: 'Try it, then go live',
    none: 'Nothing to do',
  },
};
