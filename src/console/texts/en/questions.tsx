import type { ReactNode } from 'react';
import { formatNumber } from '../format.ts';

export const questions = {
  title: 'Open questions',
  loading: 'Loading: Open questions',
  lead: (open: number) =>
    open === 0
      ? 'Everything that shoppers asked has been answered or settled.'
      : `${formatNumber(open)} ${open === 1 ? 'question' : 'questions'} that could not, or only partly, be answered. Similar ones are grouped.`,
  empty: {
    title: 'No open questions',
    next: 'Questions that your catalogue and knowledge do not answer appear here. You can answer each with a knowledge entry, so that the next shopper gets an answer.',
  },
  more: 'Show more questions',
  timesAsked: (count: number, latest: ReactNode) =>
    count === 1 ? (
      <>Asked once, {latest}</>
    ) : (
      <>
        Asked {formatNumber(count)} times, last {latest}
      </>
    ),
  alsoAskedAs: 'Also asked as',
  notMentioned: 'Your texts do not mention:',
  answer: {
    label: 'Answer it',
    title: 'Answer it with a knowledge entry',
    name: 'Title',
    content: 'Answer',
    hint: 'In your own words, as a fact about your shop: the assistant quotes from it.',
    save: 'Save',
    done: 'Knowledge entry saved.',
  },
  answered: {
    title: 'Answered by you just now',
    next: 'Your knowledge entry is saved. Ask again to see what shoppers are told now.',
  },
  dismiss: {
    label: 'Dismiss',
    done: 'Dismissed.',
    failed: (message: string) => `Not dismissed: ${message}`,
    undo: 'Undo',
    undone: 'Undone.',
    notUndone: (message: string) => `Not undone: ${message}`,
  },
  ask: {
    now: 'Ask now',
    again: 'Ask again',
    lacking: (words: string) => `Still lacking: ${words}`,
  },
};
