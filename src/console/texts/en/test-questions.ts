import type { TestRun } from '../../types.ts';
import { formatNumber } from '../format.ts';

type Outcome = TestRun['results'][number]['outcome'];

const causes: Readonly<Record<TestRun['cause'], string>> = {
  manual: 'By a person',
  crawl: 'After a crawl',
  settings: 'After a change of model or voice',
};

const statuses: Readonly<Record<Exclude<TestRun['status'], 'completed'>, string>> = {
  queued: 'Waiting',
  running: 'Asking …',
  failed: 'Failed',
};

/** Within a sentence. */
const outcomes: Readonly<Record<Outcome, string>> = {
  answered: 'answered',
  partly: 'partly answered',
  unanswered: 'not answered',
  refused: 'refused',
  handed_over: 'handed over',
};

export const testQuestions = {
  title: 'Test questions',
  lead: 'Questions that matter to you, to be asked again after every crawl that changed products, and after a change of model or voice.',
  empty: {
    title: 'No test questions yet',
    next: 'Ask something above and keep it, or add one. Each run shows at a glance whether a change made answers better or worse.',
  },
  question: 'Question',
  expected: 'Expected',
  lastRun: 'Last run',
  actions: 'Actions',
  notAsked: 'Not asked yet',
  asExpected: 'As expected',
  notAsExpected: 'Not as expected',
  runAll: 'Ask all now',
  expectations: {
    label: 'What do you expect of the answer?',
    answered: 'That the question is answered',
    shows: (product: string) => `That it shows ${product}`,
    nothing: 'Nothing in particular',
    anAnswer: 'An answer',
    product: (product: string) => `Shows ${product}`,
    removedProduct: 'Shows a product that was removed since',
  },
  add: { label: 'Add a question', title: 'Add a test question', submit: 'Add', done: 'Question added.' },
  keep: { label: 'Keep as a test question', submit: 'Keep', done: 'Question kept.' },
  remove: { label: 'Remove', done: 'Question removed.' },
  automatic: {
    label: 'Ask automatically even if it costs money',
    free: 'They are asked automatically: the assistant’s model costs nothing.',
    paid: 'They are asked automatically, at most 12 times a day. What that costs counts towards your budget.',
    off: 'They are not asked automatically: the assistant’s model costs money.',
    nowPaid: 'They are asked automatically, also with a paid model.',
    nowFree: 'They are asked automatically only for free.',
  },
  runs: {
    title: 'Runs',
    about: (moment: string) => `run of ${moment}`,
    empty: { title: 'Not asked yet', next: 'Ask all now to see how the assistant does.' },
    time: 'Time',
    cause: 'Reason',
    causes,
    statuses,
    model: 'Model',
    answered: 'Answered',
    asExpected: 'As expected',
    cost: 'Cost',
    share: (part: number, all: number) => `${formatNumber(part)} of ${formatNumber(all)}`,
    sharePartly: (answered: number, all: number, partly: number) =>
      `${formatNumber(answered)} of ${formatNumber(all)}, ${formatNumber(partly)} partly`,
    trend: 'Trend',
    count: (runs: number) => `${formatNumber(runs)} runs`,
    changes: 'Changed since the run before',
    noChanges: 'Nothing: every question came out as before.',
    outcomes,
    outcomeAsExpected: (outcome: string) => `${outcome}, as expected`,
    outcomeNotAsExpected: (outcome: string) => `${outcome}, not as expected`,
    lacking: (outcome: string, words: string) => `${outcome}; lacking: ${words}`,
  },
};
