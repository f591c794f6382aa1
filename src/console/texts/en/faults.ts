/**
 * What to say instead of the service's sentences about an input or a file, which are in English: `{number}` and `{text}`
 * in them are given to the words in their order.
 */
export const faults: Readonly<Record<string, (...values: string[]) => string>> = {};
