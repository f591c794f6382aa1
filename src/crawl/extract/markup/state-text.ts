const MAX_VALUE_LENGTH = 512 * 1024;
/** Codes of characters; a closing bracket's is 2 above that of its opening one. */
const [QUOTE, APOSTROPHE, BRACKET, BACKSLASH, BRACE] = [0x22, 0x27, 0x5b, 0x5c, 0x7b];

/** Returns the object or list that starts at an offset, up to its closing bracket. */
export function valueAt(script: string, from: number): string {
  const end = Math.min(script.length, from + MAX_VALUE_LENGTH);
  let depth = 0;
  for (let at = from; at < end; at++) {
    const code = script.charCodeAt(at);
    if (code === QUOTE || code === APOSTROPHE) {
      at = endOfString(script, at + 1, code === QUOTE ? '"' : "'");
      if (at < 0) return '';
    } else if (code === BACKSLASH) at++;
    else if (code === BRACE || code === BRACKET) depth++;
    else if ((code === BRACE + 2 || code === BRACKET + 2) && --depth === 0) return script.slice(from, at + 1);
  }
  return '';
}

/** Returns the offset of the quote that ends a string; -1 if there is none. */
function endOfString(text: string, from: number, quote: string): number {
  let at = text.indexOf(quote, from);
  while (at >= 0) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
    at = text.indexOf(quote, at + 1);
  }
  return -1;
}
