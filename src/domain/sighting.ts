/** Outcomes of a widget's tag: it showed the assistant, found a draft, or stood on an origin that may not embed it. */
export const SIGHTING_OUTCOMES = ['shown', 'draft', 'refused'] as const;
export type SightingOutcome = (typeof SIGHTING_OUTCOMES)[number];

/** A widget's tag that ran in a shopper's browser. */
export interface Sighting {
  /** Of the page; a request names no more of it. */
  origin: string;
  outcome: SightingOutcome;
  lastSeenAt: string;
}

interface SightedAssistant {
  organizationId: string;
  assistantId: string;
}

export interface Sightings {
  /** Keeps the last time of each; of too many origins with the same outcome, the latest ones. */
  record(assistant: SightedAssistant, origin: string, outcome: SightingOutcome): Promise<void>;
  /** Latest first. */
  list(organizationId: string, assistantId: string): Promise<Sighting[]>;
}
