import { Parser } from 'htmlparser2';

const SELF_CLOSED = new Set(['meta', 'link', 'img', 'input', 'br', 'path', 'circle']);

export type ReadPage = {
  /** Tags that were left open or closed twice. */
  implied: string[];
  tags: { name: string; values: Record<string, string> }[];
  /** The JSON-LD blocks; one that does not parse is an error. */
  documents: unknown[];
};

export function readPage(markup: string): ReadPage {
  const page: ReadPage = { implied: [], tags: [], documents: [] };
  let block: string | null = null;
  const parser = new Parser({
    onopentag(name, values) {
      page.tags.push({ name, values });
      if (values.type === 'application/ld+json') block = '';
    },
    ontext(text) {
      if (block !== null) block += text;
    },
    onclosetag(name, implied) {
      if (implied && !SELF_CLOSED.has(name)) page.implied.push(name);
      if (name !== 'script' || block === null) return;
      page.documents.push(JSON.parse(block));
      block = null;
    },
  });
  parser.end(markup);
  return page;
}
