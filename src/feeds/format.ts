import { unreadable } from './text.ts';

/** Supported feed formats. */
export const FORMATS = ['csv', 'ndjson', 'merchant-xml', 'merchant-tsv'] as const;
export type Format = (typeof FORMATS)[number];

const XML_PROLOGUE = /^(?:<\?[^>]*\?>|<!--[^]*?-->|\s+)*/;

/**
 * Detects the format from the beginning of a file, regardless of its name.
 * @throws {Refusal} invalid_input if the format is not supported
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

/** Detects the delimiter: the most common one in the first line, outside of quotes. */
export function separatorOf(head: string): ',' | ';' | '\t' {
  const [line = ''] = head.trimStart().split(/[\r\n]/, 1);
  const names = line.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((best, next) => (count(next) > count(best) ? next : best));
}
