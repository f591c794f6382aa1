import type { Part } from './parts.ts';

/**
 * Emits a short message if an answer has no text in time; cards alone are not an answer.
 * @param sign the message to emit; null for none
 */
export async function* withSignOfLife(
  answer: AsyncGenerator<Part>,
  ms: number,
  sign: () => string | null,
): AsyncGenerator<Part> {
  const late = Promise.withResolvers<true>();
  const timer = setTimeout(late.resolve, ms, true);
  let isSilent = true;
  try {
    for (;;) {
      const next = answer.next();
      const hasCome = next.then(
        () => false,
        () => false,
      );
      if (isSilent && (await Promise.race([hasCome, late.promise]))) {
        isSilent = false;
        const word = sign();
        if (word !== null) yield { type: 'text', delta: `${word}\n\n` };
      }
      const { done, value } = await next;
      if (done) return;
      isSilent &&= value.type !== 'text';
      yield value;
    }
  } finally {
    clearTimeout(timer);
    await answer.return(undefined);
  }
}
