import { opensPreview } from '../access/preview-token.ts';
import type { Conversations, WidgetAssistant } from '../domain/chat.ts';
import type { Secrets } from '../domain/people.ts';

/** Whether a page of the service itself shows an assistant that is not for everybody yet. */
export async function mayPreview(
  secrets: Secrets,
  assistant: WidgetAssistant,
  { token, origin, ownOrigin }: { token: string | undefined; origin: string | undefined; ownOrigin: string },
): Promise<boolean> {
  if (token === undefined || (origin !== undefined && origin !== ownOrigin)) return false;
  return opensPreview(secrets, token, assistant, new Date());
}

/** Whoever previews is no shopper: they are answered, at what it costs, and nothing of it is kept or counted. */
export const unkept = (conversations: Conversations): Conversations => ({
  ...conversations,
  open: () => Promise.resolve(''),
  find: () => Promise.resolve(undefined),
  ask: () => Promise.resolve(),
  show: () => Promise.resolve(),
  note: () => Promise.resolve(),
});
