import type { NotificationKind } from '../../types.ts';

const kinds: Record<NotificationKind, { label: string; description: string }> = {
  open_questions: {
    label: 'Unanswered questions',
    description: 'Every Monday, if shoppers asked what the assistant could not answer.',
  },
  crawl_failed: { label: 'Failed crawls', description: 'When a crawl could not read a shop.' },
  budget_spent: { label: 'A used-up budget', description: 'When the month’s budget for language models is used up.' },
};

/** Emails about an organization. */
export const emails = {
  kinds,
  title: 'Emails',
  lead: 'Sent to you for each organization in which you are an owner or admin.',
  wanted: 'Email me about',
  save: 'Save emails',
  saved: 'Emails saved.',
  unsubscribed: {
    title: 'You’re unsubscribed',
    lead: (kind: string) =>
      `You get no more emails of this kind: ${kind}. You can turn them on again on your account’s page.`,
  },
  failed: {
    title: 'Something went wrong',
    lead: 'You still get these emails. Turn them off on your account’s page.',
  },
  toAccount: 'Go to your account',
};
