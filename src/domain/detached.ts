/**
 * Copies a text, of any UTF-16: a substring keeps its whole source in memory, such as a page, or each stage of a
 * growing answer.
 */
export const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
