import type { Knowledge } from './types.ts';

/** Each kind of entry, as people call it. */
export const KINDS: Readonly<Record<Knowledge['sourceType'], string>> = {
  guide: 'Guide',
  manual: 'Manual',
  note: 'Note',
};

/** The limits of the service, in characters. */
export const MAX_TITLE = 500;
export const MAX_CONTENT = 200_000;

const BEGINNING = /^[\s#>*|-]+/;

/** The first line that says something, without Markdown. */
export function firstLine(content: string): string {
  const lines = content.split('\n').map((line) => ({ isHeading: line.startsWith('#'), text: plain(line) }));
  const filled = lines.filter(({ text }) => text !== '');
  return (filled.find(({ isHeading }) => !isHeading) ?? filled[0])?.text ?? '';
}

const plain = (line: string): string =>
  line
    .replace(BEGINNING, '')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/[|\s]+/g, ' ')
    .trim();
