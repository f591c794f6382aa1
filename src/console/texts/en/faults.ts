/**
 * Texts to show instead of the service's sentences about an input or a file, which are in English. The values of
 * `{number}` and `{text}` in them are passed in their order.
 */
export const faults: Readonly<Record<string, (...values: string[]) => string>> = {};
