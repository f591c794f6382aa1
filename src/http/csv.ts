import type { Context } from 'hono';
import { withinThisCall } from '../domain/call-context.ts';
import type { AppEnv } from './app.ts';

/** Streams lines as a file to download, so that a long one does not fill the memory. */
export function csvFile(c: Context<AppEnv>, name: string, lines: AsyncIterable<string>): Response {
  return c.body(ReadableStream.from(withinThisCall(lines)).pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}

/** Returns a row of a CSV file (RFC 4180), with its line end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  // A spreadsheet would run text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
