import type { ReactNode } from 'react';
import type { Conversation } from '../../types.ts';
import { formatNumber } from '../format.ts';

type EventType = Exclude<Conversation['events'][number]['type'], 'ordered'>;

const events: Readonly<Record<EventType, (product: string, amount: number) => string>> = {
  opened: () => 'Opened the assistant',
  product_clicked: (product) => `Opened the page of ${product}`,
  added_to_cart: (product, amount) => `Put ${formatNumber(amount)} × ${product} into the cart`,
};

export const conversations = {
  title: 'Conversations',
  lead: 'What shoppers asked, what they were told, and what they did with it.',
  download: 'Download CSV',
  noMatch: { title: 'No matching conversations', next: 'Remove a filter, or choose a longer time range.' },
  empty: {
    title: 'No conversations yet',
    next: 'They appear here as soon as a shopper asks something in your shop. What you try in the preview is not kept.',
  },
  older: 'Show older conversations',
  firstQuestion: 'First question',
  nothingAsked: 'Nothing asked',
  time: 'Time',
  questions: 'Questions',
  feedback: 'Feedback',
  intoCart: 'Into the cart',
  cost: 'Cost',
  fallback: 'Fallback',
  unanswered: (questions: number, unanswered: number) =>
    `${formatNumber(questions)} (${formatNumber(unanswered)} open)`,
  good: (count: number) => `${formatNumber(count)} good`,
  bad: (count: number) => `${formatNumber(count)} bad`,
  noFeedback: 'None',
  filter: {
    title: 'Filter',
    search: 'Words in questions and answers',
    answered: 'Answered',
    any: 'Any',
    notEverything: 'Not everything',
    everything: 'Everything',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    clear: 'Clear',
  },
  ratings: { up: 'Good', down: 'Bad' },
  one: {
    title: 'Conversation',
    loading: 'Loading: Conversation',
    lead: (begun: ReactNode, questions: number) => (
      <>
        {begun} · {formatNumber(questions)} {questions === 1 ? 'question' : 'questions'}
      </>
    ),
    all: 'All conversations',
    transcript: 'Transcript',
    nothingAsked: 'The shopper opened the assistant, but asked nothing.',
    events,
    ordered: (total: string | null) => (total === null ? 'Placed an order' : `Placed an order of ${total}`),
    product: 'a product',
    removedProduct: 'a product that was removed since',
    erase: {
      label: 'Erase',
      title: 'Erase this conversation?',
      consequences:
        'Its questions, answers, feedback and events are deleted for good, and the shopper no longer sees them. What was spent on it stays in the budget.',
      done: 'Conversation erased.',
    },
  },
  exchange: {
    noAnswer: 'No answer: it was interrupted.',
    handedOver: 'The shopper was shown how to reach a person.',
    notWaitedFor: 'Shopper left first',
    behind: 'Behind this answer',
    askedOn: 'Asked on',
    lacking: 'Was lacking',
    tools: 'Looked up with',
    model: 'Model',
    fallback: 'Fallback',
    language: 'Language',
    cost: 'Cost',
    time: 'Time',
    settled: 'Settled',
    dismissed: (moment: ReactNode) => <>{moment}, dismissed</>,
    byKnowledge: (moment: ReactNode) => <>{moment}, by a knowledge entry</>,
  },
};
