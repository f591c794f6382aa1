import type { Quota } from '../../types.ts';
import { formatNumber } from '../format.ts';

export const settings = {
  title: 'Settings',
  lead: (organization: string) => `General settings for ${organization}.`,
  name: { title: 'Name', label: 'Organization name', submit: 'Save', saved: 'Name saved.' },
  leave: {
    title: 'Leave organization',
    lead: 'Your personal keys and connected apps here will stop working. To come back, you’ll need a new invitation.',
    button: (organization: string) => `Leave ${organization}`,
    ask: (organization: string) => `Leave ${organization}?`,
    consequence: 'You’ll lose access immediately.',
    submit: 'Leave',
    done: (organization: string) => `You left ${organization}.`,
  },
  delete: {
    title: 'Delete organization',
    lead: 'This also deletes its assistants (with their catalogues, knowledge and conversations), API keys and audit log.',
    ask: (organization: string) => `Delete ${organization}?`,
    consequence: 'This cannot be undone. Its widgets stop working immediately.',
    confirm: (organization: string) => `To confirm, type ${organization}`,
    submit: 'Delete permanently',
    done: (organization: string) => `${organization} was deleted.`,
  },
  budget: {
    title: 'Budget for language models',
    lead: (organization: string) =>
      `What they may cost all assistants of ${organization} in a month (UTC), in US dollars. When it is spent, the built-in model answers, at no cost.`,
    loading: 'Loading: Budget',
    label: 'Budget',
    usual: 'The default of this server',
    own: 'Our own budget',
    none: 'No limit',
    monthly: (budget: string) => `${budget} a month`,
    amount: 'US dollars a month',
    submit: 'Save budget',
    saved: 'Budget saved.',
  },
  retention: {
    title: 'Conversations',
    lead: 'Older conversations are deleted for good, along with their statistics. Shoppers can delete theirs at any time.',
    days: 'Days that conversations are kept',
    range: (min: number, max: number) => `From ${formatNumber(min)} to ${formatNumber(max)}.`,
    submit: 'Save retention',
    saved: 'Retention saved.',
  },
  spending: {
    title: 'Spending',
    spent: (cost: string) => `${cost} this month.`,
    spentOf: (cost: string, budget: string) => `${cost} of ${budget} this month.`,
    share: 'Part of the budget that is spent',
    month: 'Month',
    cost: 'Cost',
    answers: 'Answers',
    tokensRead: 'Tokens read',
    tokensWritten: 'Tokens written',
  },
  usage: {
    title: 'Usage',
    lead: (organization: string) =>
      `What ${organization} has, and may have. The operator of this server sets the limits.`,
    quota: 'What',
    quotas: {
      assistants: 'Assistants',
      products: 'Products',
      knowledge: 'Knowledge entries',
      bytes: 'Text of products and knowledge',
    } satisfies Record<Quota['quota'], string>,
    used: 'Used',
    limit: 'Limit',
    unlimited: 'None',
  },
};
