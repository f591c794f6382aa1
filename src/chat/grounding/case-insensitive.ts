/** Parts of a pattern's source that are not literal letters: escapes, classes, group openings. */
const SYNTAX = /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<\w+>|\(\?<?[=!:]/y;
const EXACT = '(?-i:';

/**
 * Rewrites a pattern's source to match either case without the flag i, except inside `(?-i:…)`. V8 14 is unreliable
 * with both: in one of some runs it went on as if the flag had been turned off for good.
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

/** Returns the index of the bracket that closes the group opened at `start`. */
function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}
