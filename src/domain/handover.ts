import { z } from 'zod';
import { TEXT_LIMITS, isLongerThan } from './text-limits.ts';
import { isHttpUrl } from './url.ts';

/** Why a shopper is referred to a person: they ask for one, complain, or ask about an order; or nothing else helped. */
export const HandoverReason = z.enum(['request', 'complaint', 'order', 'unanswered']);
export type HandoverReason = z.infer<typeof HandoverReason>;

/** How shoppers reach a person; at least one of them. */
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

/** The one to name in a sentence. */
export const mainContact = (contact: Contact | null): string | null =>
  contact && (contact.url ?? contact.email ?? contact.phone);

/** A message of a conversation, as a helpdesk receives it. */
export interface TranscriptMessage {
  role: 'shopper' | 'assistant';
  text: string;
}

/** What the webhook of an assistant is told about a hand-over. */
export interface HandoverMessage {
  assistantId: string;
  conversationId: string;
  reason: HandoverReason;
  /** The latest messages up to the hand-over, oldest first. */
  transcript: TranscriptMessage[];
  /** When the shopper asked; ISO 8601, UTC. */
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
