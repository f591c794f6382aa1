import { formatNumber } from '../format.ts';

export const insight = {
  title: 'Insight',
  loading: 'Loading: Insight',
  lead: 'What shoppers ask, and what comes of it. Days are in UTC.',
  keptDays: (days: number) =>
    `Conversations are kept for ${formatNumber(days)} ${days === 1 ? 'day' : 'days'}, so nothing older is counted.`,
  periods: {
    7: {
      name: '7 days',
      last: 'The last 7 days',
      comparison: 'Below each, the change against the 7 days before.',
    },
    30: {
      name: '30 days',
      last: 'The last 30 days',
      comparison: 'Below each, the change against the 30 days before.',
    },
    90: {
      name: '90 days',
      last: 'The last 90 days',
      comparison: 'Below each, the change against the 90 days before.',
    },
    365: { name: 'Year', last: 'The last year', comparison: 'Below each, the change against the year before.' },
  },
  period: 'Period',
  by: 'By',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
  weekOf: (day: string) => `Week of ${day}`,
  figures: {
    conversations: 'Conversations',
    questions: 'Questions',
    answered: 'Answered',
    helpful: 'Rated helpful',
    clicks: 'Clicks on products',
    cart: 'Products put into carts',
    handedOver: 'Handed over',
    cost: 'Cost',
  },
  changes: {
    incomparable: 'Nothing to compare',
    same: 'As before',
    noneBefore: 'None before',
    points: (points: number) =>
      `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  },
  charts: {
    conversations: { title: 'Conversations', conversations: 'Conversations' },
    answers: {
      title: 'Answers',
      lead: 'Partly: the shop’s texts answer a part of the question. Unanswered: they say nothing about it.',
      answered: 'Answered',
      partly: 'Partly',
      unanswered: 'Unanswered',
      refused: 'Refused',
      handedOver: 'Handed over',
    },
    clicks: { title: 'Clicks on products', clicks: 'Clicks' },
    cart: { title: 'Products put into carts', products: 'Products' },
    cost: {
      title: 'Cost',
      lead: 'Of language models, in US dollars. The built-in model costs nothing.',
      cost: 'Cost',
    },
  },
  orders: {
    title: 'Orders',
    lead: 'Placed in the same browser tab, within 7 days of talking with the assistant.',
    orders: 'Orders',
    value: (currency: string) => `Order value in ${currency}`,
    total: 'Value',
    notReported: {
      title: 'Orders are not counted yet',
      how: 'Have your shop’s order confirmation page report them: put this tag on it, with the number, the total and the currency of the order. The [widget’s guide](/docs/widget#orders) has the code for other platforms.',
      tag: 'Tag for the order confirmation page',
    },
  },
  notFound: {
    title: 'Searched for, not found',
    lead: 'Words of questions still open that neither your products nor your knowledge mention. Add a product, a synonym or an answer.',
    open: 'Open questions',
    empty: {
      title: 'Nothing is missing',
      next: 'No open question of this period asks for something that your shop does not mention.',
    },
    word: 'What',
    questions: 'Questions',
    example: 'For example',
    quoted: (question: string) => `“${question}”`,
  },
  products: {
    title: 'Products',
    lead: 'Most often put into carts, clicked and shown.',
    empty: { title: 'No products shown yet', next: 'They appear here once answers show them.' },
    product: 'Product',
    removed: 'Removed since',
    shown: 'Shown',
    clicked: 'Clicked',
    cart: 'Put into carts',
  },
  empty: {
    title: 'No conversations in this period',
    live: 'Figures appear as soon as shoppers open the assistant. If they should have by now, check that its tag works in your shop.',
    notLive:
      'The assistant is not live yet. Figures appear as soon as shoppers open it in your shop; what you try in the preview is not counted.',
    next: 'Go to the assistant',
  },
};
