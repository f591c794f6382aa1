import { z } from 'zod';
import { filledText } from './fields.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** The most entries that one document becomes. */
export const MAX_DRAFTS = 50;

/** A document, or a part of it, as a proposal for a knowledge entry: content in Markdown. */
export const KnowledgeDraft = z.object({
  title: filledText(TEXT_LIMITS.title),
  content: filledText(TEXT_LIMITS.content),
});
export type KnowledgeDraft = z.infer<typeof KnowledgeDraft>;

/** Converts documents of shops for their knowledge. */
export interface DocumentImporter {
  /**
   * @param file.name as the person's computer names it
   * @throws {Refusal} `document_unreadable`, with a message for the person
   */
  readFile(file: { name: string; body: Uint8Array }): Promise<KnowledgeDraft[]>;
  /**
   * @param siteUrls the addresses of the shop: no page of another host is read
   * @throws {Refusal} `document_unreadable` or `shop_unreachable`, with a message for the person
   */
  readPage(url: string, siteUrls: readonly string[]): Promise<KnowledgeDraft[]>;
}
