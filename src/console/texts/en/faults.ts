/**
 * Texts to show instead of the service's sentences about an input, a file or a page, which are in English. The values of
 * `{number}`, `{text}` and `{sentence}` in them are passed in their order; the last one is such a sentence itself.
 */
export const faults: Readonly<Record<string, (...values: string[]) => string>> = {};
