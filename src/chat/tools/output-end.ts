/**
 * The last part of a long text is released one whole sentence at a time, because it may have to end after any of them.
 */
const LAST_PART = 1 / 5;

const SENTENCE_END = /[.!?…。！？][)"'”»]*(?=\s)|\n/g;
/** Number of characters to look back for a sentence end that only the next piece confirms. */
const LOOKBACK = 4;
const ENDS = new Set('.!?…。！？:)"\'”»|*]');

/**
 * Ends a streamed text cleanly where it is cut off: holds its last part back until the end of each sentence, so that a
 * cut comes after a whole one. If there is no such end, an ellipsis marks the cut.
 * @param maxLength in characters; the rest is dropped
 */
export function createOutputEnd(maxLength: number) {
  const holdFrom = Math.floor(maxLength * (1 - LAST_PART));
  let length = 0;
  let held = '';
  let lastShown = '';

  function show(text: string): string {
    lastShown = text.trimEnd().at(-1) ?? lastShown;
    return text;
  }

  return {
    /** @returns the text that can be shown by now */
    push(delta: string): string {
      const piece = delta.slice(0, maxLength - length);
      const free = Math.max(holdFrom - length, 0);
      length += piece.length;
      const searchFrom = Math.max(held.length - LOOKBACK, 0);
      held += piece.slice(free);
      const last = [...held.slice(searchFrom).matchAll(SENTENCE_END)].at(-1);
      const end = last ? searchFrom + last.index + last[0].length : 0;
      const text = piece.slice(0, free) + held.slice(0, end);
      held = held.slice(end);
      return show(text);
    },
    /** @returns the rest of the text to show */
    finish(isCut: boolean): string {
      const text = show(isCut ? '' : held);
      held = '';
      return isCut && lastShown !== '' && !ENDS.has(lastShown) ? '…' : text;
    },
  };
}
