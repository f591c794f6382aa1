/** The part of a long text that is let go by whole sentences, as it may have to end after each of them. */
const LAST_PART = 1 / 5;

const SENTENCE_END = /[.!?…。！？][)"'”»]*(?=\s)|\n/g;
/** How far back an end may be that only the next piece tells. */
const LOOKBACK = 4;
const ENDS = new Set('.!?…。！？:)"\'”»|*]');

/**
 * Has a text that comes piece by piece end well where it is cut: its last part is held back until the end of each
 * sentence, so that a cut comes after a whole one. Where there is no such end, an ellipsis tells that more was to come.
 * @param maxLength in characters; what is beyond is left out
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
    /** @returns what can be shown by now */
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
    /** @returns what is still to be shown */
    finish(isCut: boolean): string {
      const text = show(isCut ? '' : held);
      held = '';
      return isCut && lastShown !== '' && !ENDS.has(lastShown) ? '…' : text;
    },
  };
}
