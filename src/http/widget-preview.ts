import { opensPreview } from '../access/preview-token.ts';
import type { WidgetAssistant } from '../domain/assistant.ts';
import type { Conversations } from '../domain/conversation.ts';
import type { Secrets } from '../domain/people.ts';

/** True if a page of the service itself previews an assistant that is not live yet. */
export async function mayPreview(
  secrets: Secrets,
  assistant: WidgetAssistant,
  { token, origin, ownOrigin }: { token: string | undefined; origin: string | undefined; ownOrigin: string },
): Promise<boolean> {
  if (token === undefined || (origin !== undefined && origin !== ownOrigin)) return false;
  return opensPreview(secrets, token, assistant, new Date());
}

/** Previews are not shoppers: they get answers, at their cost, but nothing is stored or counted. */
export const withoutStorage = (conversations: Conversations): Conversations => ({
  ...conversations,
  open: () => Promise.resolve(''),
  find: () => Promise.resolve(undefined),
  ask: () => Promise.resolve(),
  show: () => Promise.resolve(),
  note: () => Promise.resolve(),
  order: () => Promise.resolve(),
  handOver: () => Promise.resolve(),
});
