import { Parser } from 'htmlparser2';
import type { Cells, Columns, Meaning, WrittenAttribute } from './columns.ts';
import type { RawRow } from './row.ts';
import { MAX_ROW_LENGTH, tooLong, unreadable } from './text.ts';

/** The product elements of RSS and Atom. */
const RECORDS = new Set(['item', 'entry']);
const GOOGLE = /^https?:\/\/base\.google\.com\/ns\/1\.0\/?$/i;
/** No feed nests deeper; the parser's stack cannot handle a million open elements. */
const MAX_DEPTH = 64;

/** The elements of a product detail. */
const PARTS = new Map<string, keyof WrittenAttribute>([
  ['section_name', 'group'],
  ['attribute_name', 'name'],
  ['attribute_value', 'value'],
]);

interface OpenField {
  meaning: Meaning;
  into: Cells;
  depth: number;
  value: string;
  /** The parts of a product detail, and the one that is open. */
  parts: WrittenAttribute;
  part?: keyof WrittenAttribute | undefined;
}

interface OpenItem {
  line: number;
  depth: number;
  /** The prefix of the item's own element: the RSS or Atom prefix, if any. */
  prefix: string;
  /** Values from Google's namespace, which take precedence, and from RSS and Atom elements. */
  google: Cells;
  plain: Cells;
  length: number;
}

/**
 * Reads the products of a Google Merchant feed: RSS 2.0 or Atom, with elements of Google's namespace under any prefix.
 * Tolerates common errors in merchants' feeds, such as an unescaped ampersand.
 * @throws {Refusal} invalid_input if there is no item, or the file is truncated
 * @see https://support.google.com/merchants/answer/14987622
 */
export async function* readMerchantXml(text: AsyncIterable<string>, columns: Columns): AsyncGenerator<RawRow> {
  let rows: RawRow[] = [];
  const reader = createReader(columns, (row) => rows.push(row));
  let count = 0;
  for await (const piece of text) {
    try {
      reader.write(piece);
    } finally {
      count += rows.length; // includes rows before an error
      yield* rows;
      rows = [];
    }
  }
  reader.end();
  if (count === 0) unreadable('The file has no <item> or <entry>, so it is not a Google Merchant feed.');
}

function createReader(columns: Columns, emit: (row: RawRow) => void) {
  const prefixes = new Set(['g']);
  const lines = createLineCount();
  let depth = 0;
  let item: OpenItem | undefined;
  let field: OpenField | undefined;
  let ended = false;

  const finish = () => {
    if (item && !ended) emit({ line: item.line, cells: { ...item.plain, ...item.google } });
    item = undefined;
    field = undefined;
  };
  const readPrefixes = (attributes: Record<string, string>) => {
    for (const [attribute, value] of Object.entries(attributes))
      if (attribute.startsWith('xmlns:') && GOOGLE.test(value)) prefixes.add(attribute.slice(6));
  };
  const openField = (
    { google, plain, prefix: own }: OpenItem,
    prefix: string,
    local: string,
    attributes: Record<string, string>,
  ) => {
    const into = prefixes.has(prefix) ? google : prefix === own ? plain : undefined;
    const meaning = into && columns.meaningOf(local);
    if (!meaning) return;
    // Atom keeps the address in an attribute, alongside other links.
    const { href, rel = 'alternate' } = attributes;
    if (href === undefined) field = { meaning, into, depth, value: '', parts: { group: '', name: '', value: '' } };
    else if (rel === 'alternate') set(into, meaning, href.trim());
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        if (depth > MAX_DEPTH) unreadable(`Line ${lines.at(parser.startIndex)}: elements are nested too deeply here.`);
        readPrefixes(attributes);
        const { prefix, local } = nameOf(name);
        if (RECORDS.has(local)) {
          finish();
          item = { line: lines.at(parser.startIndex), depth, prefix, google: {}, plain: {}, length: 0 };
        } else if (item && depth === item.depth + 1) {
          openField(item, prefix, local, attributes);
        } else if (field?.meaning === 'productDetail' && depth === field.depth + 1) field.part = PARTS.get(local);
      },
      ontext(value) {
        if (!item) return;
        item.length += value.length;
        if (item.length > MAX_ROW_LENGTH) tooLong(item.line);
        if (field?.part) field.parts[field.part] += value;
        else if (field) field.value += value;
      },
      onclosetag() {
        if (field?.depth === depth) {
          close(field);
          field = undefined;
        } else if (field?.depth === depth - 1) field.part = undefined;
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
      ended = true; // elements still open at this point were never closed
      const isWhole = depth === 0;
      parser.end();
      if (!isWhole) unreadable(`Line ${line}: the file ends here, in the middle of an element.`);
    },
  };
}

function set(into: Cells, meaning: Meaning, value: string): void {
  if (!value) return;
  if (meaning === 'moreImages' && into[meaning]) into[meaning] += `\n${value}`;
  else into[meaning] ??= value;
}

function close({ into, meaning, value, parts }: OpenField): void {
  if (meaning === 'productDetail' && parts.name) (into.details ??= []).push(parts);
  else set(into, meaning, value.trim());
}

/** Splits an element's name into its prefix and local name. */
function nameOf(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}

/** Returns the line number of a position in streamed text; positions must be queried in order. */
function createLineCount() {
  let line = 1;
  let text = '';
  let start = 0;
  return {
    write(piece: string) {
      text += piece;
    },
    /** Characters since the last queried position. */
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
