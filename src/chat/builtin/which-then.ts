import type { Product } from '../../domain/product.ts';
import type { Cue } from '../languages/cues.ts';
import { forThem, isAllowed } from './allowed.ts';
import { type Answer, MAX_CARDS, bold } from './answer.ts';
import { DEGREES } from './aspects.ts';
import { type ProductRequest, readAll, withLasting } from './finding.ts';
import { strongEnough } from './load.ts';
import { type Evidence, NO_WISH } from './gather.ts';
import { fitProduct } from './matching.ts';
import type { ParsedMessage } from './message.ts';
import { MAX_ALIKE, alikeTo, describe } from './product-answers.ts';
import { asksFact, says } from './scores.ts';
import { isInTitle } from './title-words.ts';
import { termWeight } from './weights.ts';

/** True for "which one then?" after a question about the only product in view. */
export const asksWhichThen = (evidence: Evidence): boolean =>
  says(evidence, 'whichThen') &&
  // "Which one is the cheapest?", "which one is in stock?"
  !says(evidence, 'cart', 'cheapest', 'dearest', 'most', 'least', 'bestRated', ...DEGREE_CUES) &&
  !asksFact(evidence) &&
  evidence.shop?.isOnTopic !== true &&
  isOfFocus(evidence);

const DEGREE_CUES = Object.keys(DEGREES) as Cue[];

const isOfFocus = ({ talk, named, alone }: Evidence): boolean =>
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
  const last = <A>(read: (each: ParsedMessage) => A | null): A | null =>
    said.map(read).findLast((each) => each !== null) ?? null;
  const request = withLasting(
    {
      ...NO_WISH,
      terms,
      excluded: said.flatMap((each) => each.excluded),
      avoided: said.flatMap((each) => each.avoided),
      limits: Object.assign({}, ...said.map(({ limits }) => limits)) as ProductRequest['limits'],
      people: last(({ people }) => (people.size > 0 ? people : null)) ?? new Set(),
      age: last(({ age }) => age),
    },
    talk,
  );
  const { minPrice = 0, maxPrice = Infinity } = request.limits;
  const isWithin = ({ price }: Product) => price !== null && minPrice <= price && price <= maxPrice;
  const alike = await alikeTo(focus, talk, isWithin, MAX_ALIKE);
  const fields = strongEnough(await readAll(talk, alike), talk);
  const allowed = fields.filter((each) => isAllowed(each, request));
  // The products in view tell whether children's products are meant, unless an age was named.
  const possible = request.age === null ? allowed : forThem(allowed, request);
  const worth = possible.map((each) => terms.reduce((sum, term) => sum + fitProduct(term, each), 0));
  const most = Math.max(0, ...worth);
  const isNoneKnown = terms.length > 0 && most === 0 && request.avoided.length + request.excluded.length === 0;
  const best = isNoneKnown ? [] : possible.filter((_, at) => worth[at] === most).map(({ product }) => product);
  const [only, ...others] = best;
  if (!only) return { text: phrases.noSimilar(bold(focus.title)), show: [focus], outcome: 'partly' };
  if (others.length === 0) return describe(only, talk);
  const count = Math.min(best.length, MAX_CARDS);
  return { text: phrases.found(count, ''), show: best.slice(0, count), outcome: 'answered' };
}
