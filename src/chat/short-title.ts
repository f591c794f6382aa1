import { trimEndOf } from '../domain/trim.ts';
/** Maximum letters of a title in a suggestion. */
const MAX_LENGTH = 48;

/** Shortens a title for a suggestion: cut at a word, with an ellipsis. */
export const shortTitle = (title: string): string =>
  title.length <= MAX_LENGTH
    ? title
    : `${trimEndOf(title.slice(0, Math.max(title.lastIndexOf(' ', MAX_LENGTH), 20)), /[\s,;:–-]/)} …`;
