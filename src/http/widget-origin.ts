import { originsInEffect } from '../domain/chat-settings.ts';
import type { WidgetAssistant } from '../domain/assistant.ts';

/**
 * True if a page may embed the assistant, by the `Origin` header of its request (Fetch, section 3.2). A request without
 * one does not come from a page elsewhere: a program other than a browser could send any origin.
 * @param ownOrigin the service's, whose console previews
 */
export function mayEmbed(
  assistant: Pick<WidgetAssistant, 'origins' | 'siteUrl'>,
  origin: string | undefined,
  ownOrigin: string,
): boolean {
  if (origin === undefined || origin === ownOrigin) return true;
  return originsInEffect(assistant).includes(origin);
}
