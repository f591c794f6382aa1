import type { Talk } from './talk.ts';

/** Number of earlier messages in which a purchase may have begun that this one completes. */
export const MAX_PENDING = 3;

/** True if an earlier message began a purchase that still lacks something, such as the size or colour. */
export function isPending({ earlier }: Talk): boolean {
  const recent = earlier.slice(-MAX_PENDING).toReversed();
  if (recent[0]?.isChoiceOpen) return true;
  const at = recent.findIndex(({ message: { cues, isQuestion } }) =>
    ['cart', 'agree', ...(isQuestion ? [] : ['please', 'decide'])].some((cue) => cues.has(cue as 'cart')),
  );
  return at >= 0 && recent.slice(0, at + 1).every(({ shown }) => shown.length === 1);
}
