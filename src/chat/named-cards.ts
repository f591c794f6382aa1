import type { Part } from './parts.ts';
import { type Sources, type Turn, show } from './turn.ts';

/** Maximum cards of products that an answer names without showing them. */
const MAX_NAMED_CARDS = 4;

/** Models forget to show what they recommend, so products that the answer names by title get a card. */
export async function* namedCards(turn: Turn, sources: Pick<Sources, 'catalogue'>, text: string): AsyncGenerator<Part> {
  if (turn.shown.size > 0) return;
  const lookedUp = [...turn.known.values()];
  const lower = text.toLowerCase();
  const titled = lookedUp.filter(({ title }) => lower.includes(title.toLowerCase())).slice(0, MAX_NAMED_CARDS);
  if (titled.length === 0) return;
  await show(turn, sources, titled);
  yield* turn.outbox.splice(0);
}
