import { randomUUID } from 'node:crypto';

const MARK = randomUUID();
const MARKS = new RegExp(`\\{"mark":"${MARK}-(\\d{1,15})"\\}|"${MARK}-(\\d{1,15})"`, 'g');

/**
 * The results of one request, kept back while the protocol's library makes their envelopes. A result is said twice, as
 * text and as structure; handed through the library it would be checked and written twice as well, which costs more
 * than the action (`npm run bench -- mcp`: 0.45 of REST for a page of products, and 0.7 with this).
 */
export function createResults() {
  const texts: string[] = [];
  return {
    /** What the library gets in the place of a result. */
    keep(content: object) {
      const mark = `${MARK}-${texts.push(JSON.stringify(content)) - 1}`;
      return { content: [{ type: 'text' as const, text: mark }], structuredContent: { mark } };
    },
    /** The library's answer with the results in their places: an envelope in JSON, or an event stream of such. */
    fill: (answer: string): string =>
      answer.replace(MARKS, (_mark, structure: string | undefined, text: string | undefined) =>
        structure === undefined ? JSON.stringify(texts[Number(text)]) : (texts[Number(structure)] ?? ''),
      ),
  };
}

export type Results = ReturnType<typeof createResults>;
