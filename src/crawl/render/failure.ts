/** Why a page was not drawn, in a sentence that may be shown to anybody. */
export class DrawingFailure extends Error {}

export const BROKEN = 'The browser crashed.';
