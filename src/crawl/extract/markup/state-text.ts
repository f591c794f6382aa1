const MAX_VALUE_LENGTH = 512 * 1024;
const PUSH = 'self.__next_f.push(';
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_ROWS = 2_000;
const LINE_END = 0x0a;
/** What a row begins with: its id, and for a text row its length in bytes, in hexadecimal digits. */
const ROW = /^[0-9a-f]{0,8}:(?:T([0-9a-f]{1,7}),)?/;
const HEAD_LENGTH = 18;

/**
 * The JSON in the scripts of a page by Next.js' app router. They push pieces of one text, React's flight format, whose
 * rows end with a line, or after as many bytes as they say if they hold text.
 */
export function flightJson(scripts: readonly string[]): string[] {
  let whole = '';
  for (const script of scripts) if (whole.length < MAX_LENGTH) whole += pieceIn(script);
  const text = Buffer.from(whole.slice(0, MAX_LENGTH));
  const rows: string[] = [];
  for (let at = 0; at < text.length && rows.length < MAX_ROWS;) {
    const [head = '', length] = ROW.exec(text.toString('latin1', at, at + HEAD_LENGTH)) ?? [];
    const start = at + head.length;
    const line = text.indexOf(LINE_END, start);
    at = length === undefined ? (line < 0 ? text.length : line + 1) : start + Number.parseInt(length, 16);
    if (length === undefined) rows.push(text.toString('utf8', start, at));
  }
  return rows.filter((row) => /^[[{]/.test(row));
}

function pieceIn(script: string): string {
  const at = script.indexOf(PUSH);
  if (at < 0) return '';
  try {
    const piece: unknown = JSON.parse(valueAt(script, at + PUSH.length));
    return Array.isArray(piece) && typeof piece[1] === 'string' ? piece[1] : '';
  } catch {
    return '';
  }
}

/** The object or list that starts at an offset, up to its closing bracket. */
export function valueAt(script: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let at = from; at < script.length && at < from + MAX_VALUE_LENGTH; at++) {
    const char = script.charAt(at);
    if (char === '\\') at++;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return script.slice(from, at + 1);
  }
  return '';
}
