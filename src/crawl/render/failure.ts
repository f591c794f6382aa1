/** The reason why a page was not rendered, in a sentence that is safe to show to any user. */
export class RenderFailure extends Error {}

export const BROWSER_CRASHED = 'The browser crashed.';
