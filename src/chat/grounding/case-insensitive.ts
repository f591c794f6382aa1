/** What of a pattern's source is no letter to be matched: escapes, classes, the openings of groups. */
const SYNTAX = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<\w+>|\(\?<?[=!:]/y;
const EXACT = '(?-i:';

/**
 * A pattern's source that matches letters of either case without the flag i, but for what stands in `(?-i:…)`.
 * V8 14 is not to be trusted with both: in one of some runs it went on as if the flag had been taken off for good.
 */
export function caseInsensitive(source: string): string {
  let out = '';
  for (let at = 0; at < source.length;) {
    if (source.startsWith(EXACT, at)) {
      const end = endOfGroup(source, at);
      out += `(?:${source.slice(at + EXACT.length, end)}`;
      at = end;
      continue;
    }
    SYNTAX.lastIndex = at;
    const piece = SYNTAX.exec(source)?.[0] ?? String.fromCodePoint(source.codePointAt(at) ?? 0);
    const [lower, upper] = [piece.toLowerCase(), piece.toUpperCase()];
    const isLetter = lower !== upper && lower.length === 1 && upper.length === 1;
    out += isLetter ? `[${lower}${upper}]` : piece;
    at += piece.length;
  }
  return out;
}

/** Where the bracket stands that closes the group which opens at `start`. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}
