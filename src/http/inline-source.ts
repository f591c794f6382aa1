import { createHash } from 'node:crypto';

/** Returns the source of a Content Security Policy that allows an inline script or style with exactly this text. */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
