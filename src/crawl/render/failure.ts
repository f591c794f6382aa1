/** The reason why a page was not rendered, in a sentence that is safe to show to any user. */
export class DrawingFailure extends Error {}

export const BROKEN = 'The browser crashed.';
