import type { DOUBTS, REMARKS, NextStep } from '../domain/crawl-note.ts';
import { explainCause } from './crawl-causes.ts';
import { texts } from './texts/texts.ts';
import type { CrawlNote } from './types.ts';

export type NoteKind = (typeof DOUBTS)[number] | (typeof REMARKS)[number];
export type NoteSuggestion = NextStep;

/** Words a note of a crawl; in the crawler's own words if its kind is of another version of the service. */
export function noteText(note: CrawlNote, { kinds, suggestions } = texts.crawlNotes): string {
  const { kind, suggestion } = note;
  if (!Object.hasOwn(kinds, kind)) return explainCause(kind, note.text).what;
  const next = suggestion === null ? '' : ` ${suggestions[suggestion]}`;
  return kinds[kind as NoteKind](note) + next;
}

/** Words all notes of a crawl. Earlier crawls have only a text. */
export const notesText = ({ notes, error }: { notes: CrawlNote[]; error: string | null }): string | null =>
  notes.map((note) => noteText(note)).join(' ') || error;
