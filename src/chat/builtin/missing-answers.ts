import { type Answer, quoted } from './answer.ts';
import { choose } from './choose.ts';
import { find } from './finding.ts';
import type { Evidence } from './gather.ts';
import { list } from './list-answers.ts';
import { describe } from './product-answers.ts';
import { says } from './scores.ts';
import { asksPolicy } from './shop-answers.ts';

/** The rest of a message is answered if it names a product that the shop has, or is about one in view. */
export const missingScore = (e: Evidence): number =>
  e.missing.length > 0 &&
  (e.named.length === 0 || says(e, 'compare')) &&
  !says(e, 'it', 'them', 'here') &&
  !asksPolicy(e)
    ? 89
    : 0;

/** Says that the shop has nothing of that name, and offers what comes closest. */
export async function sayMissing(evidence: Evidence): Promise<Answer> {
  const { talk, missing, named } = evidence;
  const { phrases } = talk.turn.language;
  const name = quoted(missing, talk);
  const [other] = named;
  if (name === null) return list(evidence);
  // "The Drizzle or the Comet?": what there is of the two.
  if (other) {
    const { text, ...answer } = describe(other, talk);
    return { ...answer, text: `${phrases.nothing(name, '', talk.turn.shop)} ${text}`, outcome: 'partly' };
  }
  const { request } = choose(evidence);
  const alone = await find(talk, { ...request, terms: request.terms.filter((term) => !missing.includes(term)) });
  if (alone.kinds.length > 0 && alone.hits.length > 0) return list({ ...evidence, alone, together: null });
  return { text: `${phrases.nothing(name, '', talk.turn.shop)} ${phrases.advice}`, outcome: 'unanswered' };
}
