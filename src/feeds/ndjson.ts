import type { Columns } from './columns.ts';
import type { RawRow } from './row.ts';
import { MAX_ROW_LENGTH, tooLong } from './text.ts';

/**
 * Reads the rows of a file with one JSON object per line. Null counts as missing, and unknown fields are ignored.
 * @param names the fields of a product
 */
export async function* readNdjson(
  text: AsyncIterable<string>,
  columns: Columns,
  names: ReadonlySet<string>,
): AsyncGenerator<RawRow> {
  let line = 0;
  let rest = '';
  const toRows = function* (json: string): Generator<RawRow> {
    line += 1;
    if (json.length > MAX_ROW_LENGTH) tooLong(line);
    if (json.trim() !== '') yield readLine(json, line, columns, names);
  };
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_ROW_LENGTH) tooLong(line + lines.length + 1);
    for (const json of lines) yield* toRows(json);
  }
  yield* toRows(rest);
}

function readLine(json: string, line: number, columns: Columns, names: ReadonlySet<string>): RawRow {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { line, issues: [{ path: '', message: 'must be a JSON object on one line' }] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, issues: [{ path: '', message: 'must be a JSON object' }] };
  const fields: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value))
    if (!names.has(name)) columns.ignore(name);
    else if (given !== null) fields[name] = given;
  return { line, fields };
}
