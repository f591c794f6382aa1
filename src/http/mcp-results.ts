import { randomUUID } from 'node:crypto';

const MARK = randomUUID();
const MARKS = new RegExp(`\\{"mark":"${MARK}-(\\d{1,15})"\\}|"${MARK}-(\\d{1,15})"`, 'g');

/**
 * The results of one request, held back while the protocol's library builds their envelopes. A result is sent twice, as
 * text and as structure; passed through the library it would be validated and serialized twice as well, which costs
 * more than the action: see docs/decisions/0039.
 */
export function createResults() {
  const texts: string[] = [];
  return {
    /** Returns a placeholder for the library instead of a result. */
    keep(content: object) {
      const mark = `${MARK}-${texts.push(JSON.stringify(content)) - 1}`;
      return { content: [{ type: 'text' as const, text: mark }], structuredContent: { mark } };
    },
    /** Puts the results back into the library's answer: an envelope in JSON, or an event stream of such. */
    fill: (answer: string): string =>
      answer.replace(MARKS, (_mark, structure: string | undefined, text: string | undefined) =>
        structure === undefined ? JSON.stringify(texts[Number(text)]) : (texts[Number(structure)] ?? ''),
      ),
  };
}

export type Results = ReturnType<typeof createResults>;
