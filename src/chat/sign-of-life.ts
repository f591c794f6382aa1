import type { Part } from './parts.ts';

/**
 * Emits a short message if an answer does not begin in time.
 * @param sign the message to emit; null for none
 */
export async function* withSignOfLife(
  answer: AsyncGenerator<Part>,
  ms: number,
  sign: () => string | null,
): AsyncGenerator<Part> {
  const first = answer.next();
  const late = Promise.withResolvers<true>();
  const timer = setTimeout(late.resolve, ms, true);
  try {
    const isBegun = first.then(
      () => false,
      () => false,
    );
    if (await Promise.race([isBegun, late.promise])) {
      const word = sign();
      if (word !== null) yield { type: 'text', delta: `${word}\n\n` };
    }
    const { done, value } = await first;
    if (done) return;
    yield value;
    yield* answer;
  } finally {
    clearTimeout(timer);
    await answer.return(undefined);
  }
}
