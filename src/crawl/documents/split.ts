import { type KnowledgeDraft, MAX_DRAFTS } from '../../domain/document.ts';
import { TEXT_LIMITS, cutText, isLongerThan } from '../../domain/text-limits.ts';
import { UnreadableDocument } from './fault.ts';

const HEADING = /^#{1,6} /;
/** Room for ` (part 12 of 34)` in a title. */
const PART_LENGTH = 24;

/**
 * Splits a long document at its headings, or else at its lines, so that each part fits into an entry.
 * @param most characters of an entry's content
 * @throws {UnreadableDocument} too_long
 */
export function splitDocument(title: string, markdown: string, most: number = TEXT_LIMITS.content): KnowledgeDraft[] {
  const parts = isLongerThan(markdown, most) ? joinToFit(sectionsOf(markdown, most), most) : [markdown];
  if (parts.length > MAX_DRAFTS) throw new UnreadableDocument('too_long');
  const name = cutText(title, TEXT_LIMITS.title - PART_LENGTH).trim();
  return parts.map((content, at) => ({
    title: parts.length === 1 ? name : `${name} (part ${at + 1} of ${parts.length})`,
    content,
  }));
}

/** The sections of a text, each from its heading to the next; those that do not fit are cut at lines. */
function* sectionsOf(markdown: string, most: number): Generator<string> {
  let section: string[] = [];
  for (const line of markdown.split('\n')) {
    if (HEADING.test(line) && section.length > 0) {
      yield* fitting(section, most);
      section = [];
    }
    section.push(line);
  }
  yield* fitting(section, most);
}

/** Joins a section's lines to texts that fit. */
function* fitting(lines: readonly string[], most: number): Generator<string> {
  const whole = lines.join('\n');
  if (whole.length <= most) yield whole;
  else
    yield* joinToFit(
      lines.values().flatMap((line) => pieces(line, most)),
      most,
      '\n',
    );
}

function* pieces(line: string, most: number): Generator<string> {
  let rest = line;
  while (rest.length > most) {
    const piece = cutText(rest.slice(0, most), most).toWellFormed();
    yield piece;
    rest = rest.slice(piece.length);
  }
  yield rest;
}

function joinToFit(texts: Iterable<string>, most: number, joint = '\n'): string[] {
  const joined: string[] = [];
  let current: string[] = [];
  let length = 0;
  const finish = () => {
    const text = current.join(joint).trim();
    if (text !== '') joined.push(text);
    [current, length] = [[], 0];
  };
  for (const text of texts) {
    if (length + text.length + joint.length > most) finish();
    current.push(text);
    length += text.length + joint.length;
  }
  finish();
  return joined;
}
