/** Parses a URL, or returns undefined. Some browsers that we support lack `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
