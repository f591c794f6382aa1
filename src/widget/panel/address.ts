/** The address that a text is, or undefined. `URL.parse` is younger than browsers that the widget is built for. */
export function readAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
