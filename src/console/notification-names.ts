import type { NotificationKind } from './types.ts';

/** Emails about an organization, as choices. */
export const NOTIFICATION_NAMES: Readonly<Record<NotificationKind, { label: string; description: string }>> = {
  open_questions: {
    label: 'Questions without an answer',
    description: 'Every Monday, if shoppers asked what the assistant could not answer.',
  },
  crawl_failed: { label: 'Failed crawls', description: 'When a crawl could not read a shop.' },
  budget_spent: { label: 'A spent budget', description: 'When the month’s budget for language models is spent.' },
};
