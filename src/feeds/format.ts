import { unreadable } from './text.ts';

/** What a feed can come as. */
export const FORMATS = ['csv', 'ndjson', 'merchant-xml', 'merchant-tsv'] as const;
export type Format = (typeof FORMATS)[number];

const XML_PROLOGUE = /^(?:<\?[^>]*\?>|<!--[^]*?-->|\s+)*/;

/**
 * The format that a file's beginning shows, whatever its name says.
 * @throws {Refusal} invalid_input when it is none that is read here
 */
export function formatOf(head: string): Format {
  const start = head.trimStart();
  if (start === '') unreadable('The file is empty.');
  if (start.startsWith('<')) {
    const body = start.replace(XML_PROLOGUE, '');
    if (/^<(?:!doctype\s+)?html\b/i.test(body))
      unreadable('This is a web page, not a feed. Download the feed itself, signed in if necessary.');
    return 'merchant-xml';
  }
  if (start.startsWith('{')) return 'ndjson';
  if (/^\[\s*[[{]/.test(start)) unreadable('This is a JSON array. Write one object per line instead (NDJSON).');
  return separatorOf(start) === '\t' ? 'merchant-tsv' : 'csv';
}

/** What stands between the cells: the commonest separator of the first line, outside of quotes. */
export function separatorOf(head: string): ',' | ';' | '\t' {
  const [line = ''] = head.trimStart().split(/[\r\n]/, 1);
  const names = line.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best));
}
