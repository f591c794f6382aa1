/** Maximum characters and rows of one page's flight data. */
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_ROWS = 5000;
const MAX_ID_LENGTH = 10;
const PUSH = /^\s*(?:self|window)\.__next_f\.push\(\[1,\s*(?=")/;

/** The rows of a Next.js page's flight data: JSON, and longer texts on their own. */
export type Flight = { json: string[]; texts: string[] };

const known = new WeakMap<readonly string[], Flight>();

export const isFlight = (script: string): boolean => PUSH.test(script);

/**
 * Reads what the scripts of a Next.js page push to `self.__next_f`: a stream of rows "id:JSON", "id:Tlength,text" and
 * "id:I[module]", cut into scripts anywhere.
 */
export function readFlight(scripts: readonly string[]): Flight {
  const flight = known.get(scripts) ?? rowsOf(scripts);
  known.set(scripts, flight);
  return flight;
}

/** Returns the JSON-LD in flight data, which the page's scripts would add to the page. */
export const jsonLdIn = (scripts: readonly string[]): string[] =>
  readFlight(scripts).texts.filter((text) => /^\s*[[{]/.test(text) && text.includes('"@context"'));

function rowsOf(scripts: readonly string[]): Flight {
  let stream = '';
  for (const script of scripts) {
    if (stream.length > MAX_LENGTH) break;
    if (isFlight(script)) stream += pushed(script);
  }
  const flight: Flight = { json: [], texts: [] };
  let at = 0;
  for (let row = 0; row < MAX_ROWS && at < stream.length; row++) {
    const colon = stream.indexOf(':', at);
    const isRow = colon >= 0 && colon - at <= MAX_ID_LENGTH;
    const sized = isRow && stream.startsWith('T', colon + 1) ? textAt(stream, colon + 2) : null;
    const end = sized?.end ?? endOfLine(stream, at);
    if (sized) flight.texts.push(sized.text);
    else if (isRow && /[[{]/.test(stream.charAt(colon + 1))) flight.json.push(stream.slice(colon + 1, end));
    at = stream.startsWith('\n', end) ? end + 1 : end;
  }
  return flight;
}

/** Returns the text that a script pushes, as a string in JSON. */
function pushed(script: string): string {
  const start = PUSH.exec(script)?.[0].length ?? 0;
  try {
    return String(JSON.parse(script.slice(start, script.lastIndexOf('"') + 1)));
  } catch {
    return '';
  }
}

function endOfLine(stream: string, from: number): number {
  const end = stream.indexOf('\n', from);
  return end < 0 ? stream.length : end;
}

/** Reads a text after its length in UTF-8 bytes, which is in hexadecimal digits. */
function textAt(stream: string, from: number): { text: string; end: number } | null {
  const comma = stream.indexOf(',', from);
  const size = comma - from <= MAX_ID_LENGTH ? Number.parseInt(stream.slice(from, comma), 16) : Number.NaN;
  if (!(size >= 0)) return null;
  let end = comma + 1;
  for (let bytes = 0; bytes < size && end < stream.length; end++) {
    const code = stream.charCodeAt(end);
    // Each half of a surrogate pair counts for two of its four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return { text: stream.slice(comma + 1, end), end };
}
