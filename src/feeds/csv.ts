import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Cells, Columns } from './columns.ts';
import { separatorOf } from './format.ts';
import type { RawRow } from './row.ts';
import { MAX_ROW_LENGTH, tooLong, unreadable } from './text.ts';

/**
 * Reads the rows of a delimited file (RFC 4180, also with semicolons or tabs), keyed by the names in its first row.
 * @param format 'merchant-tsv' forces tabs, whatever the first row looks like
 * @throws {Refusal} invalid_input if the first row has no product columns, or a quote is not closed
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  columns: Columns,
  format: 'csv' | 'merchant-tsv',
): AsyncGenerator<RawRow> {
  let reader: ReturnType<typeof createReader> | undefined;
  for await (const piece of unixLines(text)) {
    reader ??= createReader(columns, format === 'csv' ? separatorOf(piece) : '\t');
    yield* await reader.write(piece);
  }
  if (reader) yield* await reader.end();
}

function createReader(columns: Columns, delimiter: string) {
  let header: ReturnType<Columns['readHeader']> | undefined;
  let rows: RawRow[] = [];
  let end = 0; // the line where the last row ends
  const parser = parse({
    delimiter,
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Collected here rather than read from the stream, which drops the rows right before an error.
    on_record(record: string[], { lines }) {
      end = lines;
      if (header) rows.push(toRow(record, end, header));
      else header = readHeader(record, columns);
      return null;
    },
  });
  let failure: Error | undefined;
  parser.on('error', (error) => (failure = error));
  parser.resume();

  function* drain(): Generator<RawRow> {
    yield* rows;
    rows = [];
    if (!failure) return;
    if (!(failure instanceof CsvError)) throw failure;
    if (failure.code === 'CSV_MAX_RECORD_SIZE') tooLong(end + 1);
    unreadable(`Line ${end + 1}: the row that starts here has an unclosed quote.`);
  }
  return {
    async write(piece: string): Promise<Generator<RawRow>> {
      await new Promise<void>((resolve) => parser.write(piece, () => resolve()));
      return drain();
    },
    async end(): Promise<Generator<RawRow>> {
      parser.end();
      await finished(parser).catch(() => {}); // drain reports the error
      return drain();
    },
  };
}

function readHeader(names: string[], columns: Columns) {
  const header = columns.readHeader(names);
  const has = (...meanings: unknown[]) => header.some((meaning) => meanings.includes(meaning));
  if (has('title') && has('url', 'handle')) return header;
  const firstLine = names.join(', ').slice(0, 200);
  return unreadable(
    `The first line must name the columns, at least url (or link) and title, separated by commas, semicolons or tabs. It is: ${firstLine}`,
  );
}

function toRow(record: string[], end: number, header: ReturnType<Columns['readHeader']>): RawRow {
  const line = end - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
  if (record.length !== header.length) {
    const message = `has ${record.length} cells, but the first line names ${header.length} columns: quote cells that contain a separator or a line break`;
    return { line, issues: [{ path: '', message }] };
  }
  const cells: Cells = {};
  header.forEach((meaning, index) => {
    const value = record[index]?.trim();
    if (meaning && value) cells[meaning] ??= value;
  });
  return { line, cells };
}

/** Normalizes line ends to one character, because the parser counts them that way. */
async function* unixLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield (held ? whole.slice(0, -1) : whole).replaceAll('\r\n', '\n');
  }
  if (held) yield held;
}
