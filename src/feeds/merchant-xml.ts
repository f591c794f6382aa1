import { Parser } from 'htmlparser2';
import type { Cells, Columns, Meaning } from './columns.ts';
import type { Row } from './row.ts';
import { MAX_ROW_LENGTH, tooLong, unreadable } from './text.ts';

/** What stands for one product, in RSS and in Atom. */
const RECORDS = new Set(['item', 'entry']);
const GOOGLE = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/i;
/** No feed nests deeper; the parser's stack is not made for a million open elements. */
const MAX_DEPTH = 64;

interface Item {
  line: number;
  depth: number;
  /** The prefix of the item's own element: that of RSS or Atom where they have one. */
  prefix: string;
  /** From elements of Google's namespace, which say it better, and from those of RSS and Atom. */
  google: Cells;
  plain: Cells;
  length: number;
}

/**
 * The products of a Google Merchant feed: RSS 2.0 or Atom, with elements of Google's namespace under whatever prefix.
 * Tolerant of what merchants' shops write, such as an ampersand that is not escaped.
 * @throws {Refusal} invalid_input when there is no item, or the file breaks off
 * @see https://support.google.com/merchants/answer/14987622
 */
export async function* readMerchantXml(text: AsyncIterable<string>, columns: Columns): AsyncGenerator<Row> {
  let rows: Row[] = [];
  const reader = createReader(columns, (row) => rows.push(row));
  let count = 0;
  for await (const piece of text) {
    try {
      reader.write(piece);
    } finally {
      count += rows.length; // those before a fault too
      yield* rows;
      rows = [];
    }
  }
  reader.end();
  if (count === 0) unreadable('The file has no <item> or <entry>, so it is not a Google Merchant feed.');
}

function createReader(columns: Columns, emit: (row: Row) => void) {
  const prefixes = new Set(['g']);
  const lines = createLineCount();
  let depth = 0;
  let item: Item | undefined;
  let field: { meaning: Meaning; into: Cells; depth: number; value: string } | undefined;
  let ended = false;

  const finish = () => {
    if (item && !ended) emit({ line: item.line, cells: { ...item.plain, ...item.google } });
    item = undefined;
    field = undefined;
  };
  const set = (into: Cells, meaning: Meaning, value: string) => {
    if (value) into[meaning] ??= value;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        if (depth > MAX_DEPTH) unreadable(`Line ${lines.at(parser.startIndex)}: elements are nested too deeply here.`);
        for (const [attribute, value] of Object.entries(attributes))
          if (attribute.startsWith('xmlns:') && GOOGLE.test(value)) prefixes.add(attribute.slice(6));
        const { prefix, local } = nameOf(name);
        if (RECORDS.has(local)) {
          finish();
          item = { line: lines.at(parser.startIndex), depth, prefix, google: {}, plain: {}, length: 0 };
        } else if (item && depth === item.depth + 1) {
          const into = prefixes.has(prefix) ? item.google : prefix === item.prefix ? item.plain : undefined;
          const meaning = into && columns.meaningOf(local);
          if (!meaning) return;
          // Atom keeps the address in an attribute, beside links to other things.
          if (attributes['href'] === undefined) field = { meaning, into, depth, value: '' };
          else if ((attributes['rel'] ?? 'alternate') === 'alternate') set(into, meaning, attributes['href'].trim());
        }
      },
      ontext(value) {
        if (!item) return;
        item.length += value.length;
        if (item.length > MAX_ROW_LENGTH) tooLong(item.line);
        if (field) field.value += value;
      },
      onclosetag() {
        if (field?.depth === depth) {
          set(field.into, field.meaning, field.value.trim());
          field = undefined;
        }
        if (item?.depth === depth) finish();
        depth--;
      },
    },
    { xmlMode: true },
  );
  return {
    write(piece: string) {
      lines.write(piece);
      parser.write(piece);
      const line = lines.at(parser.startIndex);
      if (lines.pending() > MAX_ROW_LENGTH) tooLong(line);
    },
    end() {
      const line = lines.at(parser.startIndex);
      ended = true; // what is still open then was never closed
      const isWhole = depth === 0;
      parser.end();
      if (!isWhole) unreadable(`Line ${line}: the file ends here, in the middle of an element.`);
    },
  };
}

/** An element's prefix, and its name without it. */
function nameOf(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}

/** Tells the line of a place in a text that comes in pieces; places are asked for in order. */
function createLineCount() {
  let line = 1;
  let text = '';
  let start = 0;
  return {
    write(piece: string) {
      text += piece;
    },
    /** Characters since the last place that was asked for. */
    pending: () => text.length,
    at(index: number): number {
      const passed = text.slice(0, Math.max(0, index - start));
      line += passed.split('\n').length - 1;
      text = text.slice(passed.length);
      start += passed.length;
      return line;
    },
  };
}
