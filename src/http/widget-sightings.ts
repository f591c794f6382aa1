import { LRUCache } from 'lru-cache';
import type { WidgetAssistant } from '../domain/assistant.ts';
import { MINUTE_MS } from '../domain/durations.ts';
import type { SightingOutcome, Sightings } from '../domain/sighting.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { isHttpUrl } from '../domain/url.ts';

/** Of many page views, a check of the installation needs only the latest one. */
const MAX_REMEMBERED = 10_000;

/** Records the tags of widgets that run on shops' pages, each at most once a minute in this process. */
export function createSightingRecorder(sightings: Sightings) {
  const recorded = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: MINUTE_MS });

  /** Returns at once: no shopper waits for it, and the next page view makes up for a failure. */
  return (assistant: WidgetAssistant, origin: string, outcome: SightingOutcome): void => {
    if (origin.length > TEXT_LIMITS.origin || !isHttpUrl(origin) || new URL(origin).origin !== origin) return;
    const key = `${assistant.assistantId} ${outcome} ${origin}`;
    if (recorded.has(key)) return;
    recorded.set(key, true);
    sightings.record(assistant, origin, outcome).catch(() => recorded.delete(key));
  };
}
