/** Time that a page may take to show more of its list, beside the time for rendering it. */
export const MAX_GROWTH_MS = 30_000;
