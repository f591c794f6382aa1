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

/** Matches a blank; the group is what has to be filled in. */
const BLANK = /\[\[([^[\]\n]{1,80})\]\]/g;

/** Returns what is still to be filled in, each once. */
export const blanksIn = (text: string): string[] => [...new Set(text.matchAll(BLANK).map(([, name = '']) => name))];
