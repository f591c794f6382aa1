import type { Table } from './phrases.ts';

/*
 * Tables of this kind match the visible text of a page as it is written, and also parts of words. Their notation:
 *
 *   (a/b)  optional: either, or nothing; with a space on both sides it is an optional word
 *   [a/b]  either
 *   (!a/b) neither may be here
 *   ~      a word, of Latin letters without marks
 *   *      the rest of such a word
 *   #      a number
 *   ?      any character
 *   …      up to 25 characters
 *   |      the edge of a word, beside a Latin letter without a mark
 *   ^ $    the start and the end of the text
 */
const SIGNS: Readonly<Record<string, string>> = {
  '~': String.raw`\w{1,20}`,
  '*': String.raw`\w{0,30}`,
  '#': String.raw`\d{1,9}`,
  '?': '.',
  '…': '.{0,25}',
  '|': String.raw`\b`,
};

/** Compiles tables to a pattern that finds one of their phrases anywhere in a text, ignoring case. */
export const compileAnywhere = (...tables: Table[]): RegExp => new RegExp(tableSource(...tables), 'iu');

/** Like `compileAnywhere`, but the text must begin with the phrase. */
export const compileStart = (...tables: Table[]): RegExp => new RegExp(`^(?:${tableSource(...tables)})`, 'iu');

/** Like `compileAnywhere`, but the phrase must be the whole text. */
export const compileWhole = (...tables: Table[]): RegExp => new RegExp(`^(?:${tableSource(...tables)})$`, 'iu');

/** Returns the source of a pattern for any phrase of the tables. */
export const tableSource = (...tables: Table[]): string =>
  listSource(tables.flatMap((table) => Object.values(table)).join(', '));

/** Returns the source of a pattern for any phrase of a comma-separated list. */
const listSource = (list: string): string => [...new Set(list.split(/,\s+/))].map(phraseSource).join('|');

function phraseSource(phrase: string): string {
  const closers: string[] = [];
  const open = (start: string, closer: string): string => {
    closers.push(closer);
    return start;
  };
  const source = withSpaces(phrase).replaceAll(/\(!|[[\]()/~*#?…|.+\\{}]/gu, (sign, at: number) => {
    if (sign === '(!') return open(at === 0 ? '(?<!' : '(?!', ')');
    if (sign === '(') return open('(?:', ')?');
    if (sign === '[') return open('(?:', ')');
    if (sign === ')' || sign === ']') return closers.pop() ?? '';
    if (sign === '/') return closers.length > 0 ? '|' : '/';
    return SIGNS[sign] ?? `\\${sign}`;
  });
  // A class of letters is faster than a choice between them.
  return source.replaceAll(/\(\?:(\p{L}(?:\|\p{L})+)\)/gu, (_, letters: string) => `[${letters.replaceAll('|', '')}]`);
}

/** Makes the space beside an optional word optional as well. */
const withSpaces = (phrase: string): string =>
  phrase.replaceAll(/ \(([^()!][^()]*)\)(?=[ $]|$)/g, '( [$1])').replace(/^\(([^()!][^()]*)\) /, '([$1] )');
