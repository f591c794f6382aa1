import { type Answer, MAX_CARDS, bold } from './answer.ts';
import { readAll } from './finding.ts';
import { strongEnough } from './load.ts';
import type { Evidence } from './gather.ts';
import { denies, fitProduct, hasRootOf, opposes } from './matching.ts';
import { holds, suits } from './needs.ts';
import { alikeTo, describe } from './product-answers.ts';
import { isInTitle } from './title-words.ts';
import { termWeight } from './weights.ts';

/** Maximum number of products of the same kind to compare. */
const MAX_ALIKE = 12;

/** True for "which one then?" after a question about the only product in view. */
export const asksWhichThen = ({ talk, message, named, alone }: Evidence): boolean =>
  message.cues.has('whichThen') &&
  !message.cues.has('cart') &&
  talk.focus !== null &&
  talk.earlier.length > 0 &&
  named.length === 0 &&
  // "And which jackets?" names another kind.
  !alone.kinds.some((term) => termWeight(term) > 1);

/** Answers it with products of the same kind that have what was asked for before, or do not have what is not wanted. */
export async function answerWhichThen({ talk, message }: Evidence): Promise<Answer> {
  const { focus } = talk;
  const { phrases } = talk.turn.language;
  if (!focus) return { text: phrases.which, outcome: 'answered' };
  const said = [...talk.earlier.slice(-1).map((each) => each.message), message];
  const terms = said.flatMap(({ asked }) => asked).filter(({ word }) => !isInTitle(word, focus));
  const excluded = said.flatMap((each) => each.excluded);
  const avoided = [...talk.earlier.map((each) => each.message), message].flatMap((each) => each.avoided);
  const age = said.findLast((each) => each.age !== null)?.age ?? null;
  const fields = strongEnough(await readAll(talk, await alikeTo(focus, talk, () => true, MAX_ALIKE)), talk);
  const possible = fields.filter(
    (each) =>
      !terms.some((term) => opposes(term, each)) &&
      !excluded.some((term) => !denies(term, each) && (fitProduct(term, each) > 0 || hasRootOf(term, each))) &&
      // A text that says nothing is no proof that a harmful ingredient is absent.
      !avoided.some((free) => holds(each, free) ?? free.isHarmful) &&
      (age === null || suits(each, age) !== false),
  );
  const worth = possible.map((each) => terms.reduce((sum, term) => sum + fitProduct(term, each), 0));
  const most = Math.max(0, ...worth);
  const best = possible.filter((_, at) => worth[at] === most).map(({ product }) => product);
  const [only, ...others] = best;
  if (!only) return { text: phrases.noSimilar(bold(focus.title)), show: [focus], outcome: 'partly' };
  if (others.length === 0) return describe(only, talk);
  const count = Math.min(best.length, MAX_CARDS);
  return { text: phrases.found(count, ''), show: best.slice(0, count), outcome: 'answered' };
}
