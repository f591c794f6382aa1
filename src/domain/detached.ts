/**
 * A copy of a text, of any UTF-16: a part of a string keeps all of it in memory, such as a page, or each stage of an answer
 * that grows.
 */
export const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
