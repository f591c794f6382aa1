import { z } from 'zod';
import { TEXT_LIMITS, isLongerThan } from './text-limits.ts';
import { isHttpUrl } from './url.ts';

/** The reason for a hand-over: the shopper asks for a person, complains, asks about an order, or got no answer. */
export const HandoverReason = z.enum(['request', 'complaint', 'order', 'unanswered']);
export type HandoverReason = z.infer<typeof HandoverReason>;

/** Contact details of a person; at least one is set. */
export const Contact = z.object({
  url: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

interface ContactSettings {
  siteUrl: string | null;
  contactUrl?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
}

/** Returns the contact that a shop has set, else its own site; null if it has neither. */
export function contactOf({
  siteUrl,
  contactUrl = null,
  contactEmail = null,
  contactPhone = null,
}: ContactSettings): Contact | null {
  if (contactUrl !== null || contactEmail !== null || contactPhone !== null)
    return { url: contactUrl, email: contactEmail, phone: contactPhone };
  const isUsable = siteUrl !== null && !isLongerThan(siteUrl, TEXT_LIMITS.url) && isHttpUrl(siteUrl);
  return isUsable ? { url: siteUrl, email: null, phone: null } : null;
}

/** Returns the contact to name in a sentence. */
export const mainContact = (contact: Contact | null): string | null =>
  contact && (contact.url ?? contact.email ?? contact.phone);

/** A message of a conversation, as a helpdesk receives it. */
export interface TranscriptMessage {
  role: 'shopper' | 'assistant';
  text: string;
}

/** The payload that an assistant's webhook receives on a hand-over. */
export interface HandoverMessage {
  assistantId: string;
  conversationId: string;
  reason: HandoverReason;
  /** The latest messages up to the hand-over, oldest first. */
  transcript: TranscriptMessage[];
  /** The time of the shopper's question; ISO 8601, UTC. */
  at: string;
}

/** The answer that handed a shopper over. */
export interface HandoverJob {
  organizationId: string;
  exchangeId: string;
}

export interface Handovers {
  /** Undefined if the conversation was erased, or the assistant has no webhook. */
  find(job: HandoverJob): Promise<{ url: string; secret: string; message: HandoverMessage } | undefined>;
}
