import { detached } from '../../domain/detached.ts';
import { gunzipSync, constants } from 'node:zlib';
import { Parser } from 'htmlparser2';

export type SitemapEntry = { loc: string; lastmod?: string };
export type SitemapContent = { kind: 'urlset' | 'index' | 'text'; entries: SitemapEntry[]; truncated: boolean };

/** The sitemaps.org limit on URLs per file. */
const MAX_URLS = 50_000;
/** The sitemaps.org limit of 50 MB decompressed, with some tolerance. */
export const MAX_BYTES = 60 * 1024 * 1024;
/** Decompresses a truncated file as far as it goes. */
export const GUNZIP = { finishFlush: constants.Z_SYNC_FLUSH };
/** Long enough for an XML declaration. */
const HEAD_BYTES = 200;
const CHUNK_BYTES = 256 * 1024;

/** Elements that hold one URL each: in a sitemap, a sitemap index, RSS and Atom. */
const RECORDS = new Set(['url', 'sitemap', 'item', 'entry']);
/** The fields read from each record; elements of other namespaces have a prefix of their own. */
const FIELDS = new Map<string, 'loc' | 'lastmod'>([
  ['loc', 'loc'],
  ['link', 'loc'],
  ['lastmod', 'lastmod'],
  ['updated', 'lastmod'],
  ['pubdate', 'lastmod'],
]);
/** No sitemap nests deeper, and the parser's stack is not built for a million open elements. */
const MAX_DEPTH = 64;
/** Twice the URL length that the protocol allows. */
const MAX_VALUE_LENGTH = 4096;

export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Parses a sitemap, a sitemap index, an RSS or Atom feed, or a list of URLs, compressed or not. Returns what it can
 * read of a truncated or malformed file. URLs are as written.
 * @throws RangeError when a compressed file expands to more than 60 MiB; zlib's error when it is corrupt
 */
export function parseSitemap(bytes: Uint8Array, { maxUrls = MAX_URLS } = {}): SitemapContent {
  const unpacked = isGzip(bytes) ? gunzipSync(bytes, { ...GUNZIP, maxOutputLength: MAX_BYTES }) : bytes;
  const reader = createSitemapReader(maxUrls);
  for (let start = 0; start < unpacked.length && !reader.isFull(); start += CHUNK_BYTES) {
    reader.write(unpacked.subarray(start, start + CHUNK_BYTES));
  }
  return reader.end();
}

export interface SitemapReader {
  /** @param bytes the next bytes of the file, decompressed */
  write(bytes: Uint8Array): void;
  /** True once it has as many URLs as a file may have. */
  isFull(): boolean;
  end(): SitemapContent;
}

/** Like `parseSitemap`, for a file that arrives in chunks. */
export function createSitemapReader(maxUrls = MAX_URLS): SitemapReader {
  const reader = createReader(maxUrls);
  let decoder: TextDecoder | undefined;
  /** The bytes that determine the encoding may arrive in several chunks. */
  let head = Buffer.alloc(0);
  const decode = (bytes: Uint8Array): void => {
    decoder ??= new TextDecoder(detectEncoding(bytes));
    reader.write(decoder.decode(bytes, { stream: true }));
  };
  return {
    write(bytes) {
      if (decoder) return decode(bytes);
      head = Buffer.concat([head, bytes]);
      if (head.length >= HEAD_BYTES) decode(head);
    },
    isFull: () => reader.isFull(),
    end() {
      if (!decoder) decode(head);
      return reader.end();
    },
  };
}

type SitemapParser = { write(text: string): void; isFull(): boolean; end(): SitemapContent };

function createReader(maxUrls: number): SitemapParser {
  const content: SitemapContent = { kind: 'urlset', entries: [], truncated: false };
  const add = (entry: Partial<SitemapEntry>) => {
    const { loc, lastmod } = entry;
    if (!loc || loc.length > MAX_VALUE_LENGTH) return;
    if (content.entries.length === maxUrls) content.truncated = true;
    else content.entries.push({ loc: detached(loc), ...(lastmod && { lastmod: detached(lastmod) }) });
  };
  let sink: { write(text: string): void; end(): void } | undefined;
  return {
    write(text) {
      const start = sink ? text : text.trimStart();
      if (!start) return;
      if (!sink) {
        if (!start.startsWith('<')) content.kind = 'text';
        sink = content.kind === 'text' ? createLineSink(add) : createXmlSink(content, add);
      }
      sink.write(start);
    },
    isFull: () => content.truncated,
    end() {
      if (!content.truncated) sink?.end();
      return content;
    },
  };
}

function createLineSink(add: (entry: SitemapEntry) => void) {
  let rest = '';
  const take = (line: string) => {
    if (/^https?:\/\/\S+$/i.test(line.trim())) add({ loc: line.trim() });
  };
  return {
    write(text: string) {
      const lines = (rest + text).split(/[\r\n]/);
      rest = lines.pop()?.slice(0, MAX_VALUE_LENGTH) ?? '';
      for (const line of lines) take(line);
    },
    end: () => take(rest),
  };
}

/** An element's prefix and local name, in lower case. */
function splitName(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1).toLowerCase() };
}

/** Tolerant on purpose: an unescaped ampersand, the commonest error, makes a strict parser give up. */
function createXmlSink(content: SitemapContent, add: (entry: Partial<SitemapEntry>) => void) {
  let depth = 0;
  let record: { entry: Partial<SitemapEntry>; name: string; prefix: string; depth: number } | undefined;
  let field: 'loc' | 'lastmod' | undefined;
  let value = '';
  let tooDeep = false;

  const finish = () => {
    if (record) add(record.entry);
    record = undefined;
    field = undefined;
  };
  const set = (name: 'loc' | 'lastmod', text: string) => {
    if (record && text) record.entry[name] ??= text;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        tooDeep ||= depth > MAX_DEPTH;
        if (tooDeep) return parser.pause();
        const { prefix, local } = splitName(name);
        field = undefined;
        if (local === 'sitemapindex') content.kind = 'index';
        if (RECORDS.has(local)) {
          finish();
          record = { entry: {}, name: local, prefix, depth };
        } else if (record?.prefix === prefix && record.depth === depth - 1) {
          field = FIELDS.get(local);
          value = '';
          // Atom has the URL in an attribute, among links to other resources.
          const isPage =
            local === 'link' && record.name === 'entry' && (attributes['rel'] ?? 'alternate') === 'alternate';
          if (isPage) set('loc', attributes['href'] ?? '');
        }
      },
      ontext(text) {
        if (field && value.length < MAX_VALUE_LENGTH) value += text;
      },
      onclosetag(_name, isImplied) {
        if (field && !isImplied) set(field, value.trim());
        field = undefined;
        if (record?.depth === depth) finish();
        depth--;
      },
    },
    { xmlMode: true },
  );
  return {
    write(text: string) {
      if (!tooDeep) parser.write(text);
    },
    end() {
      if (!tooDeep) parser.end();
      finish();
    },
  };
}

/**
 * Determines the encoding from the byte order mark or XML declaration; UTF-8 when neither names an encoding that a
 * decoder supports.
 */
function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1] ?? '';
  // A declaration readable byte by byte cannot be in UTF-16, whatever it declares.
  if (/^utf-?16/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}
