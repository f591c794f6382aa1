/** Records a use at most once a minute: a write for each call would cost more than the call. */
const TOUCH_INTERVAL_MS = 60_000;

/**
 * True if the last recorded use is older than a minute.
 * @param lastUsedAt ISO 8601; null if never used
 * @param now in ms since the epoch
 */
export function isStale(lastUsedAt: string | null, now: number): boolean {
  return lastUsedAt === null || now - Date.parse(lastUsedAt) > TOUCH_INTERVAL_MS;
}
