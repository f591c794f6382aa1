import { messageSentences } from '../../text/sentences.ts';
import { DEGREES, cuesOf } from './aspects.ts';
import { DECIDING, buyingOdds, buyingSigns } from './buying.ts';
import { choose } from './choose.ts';
import type { Evidence } from './gather.ts';
import { denialsIn } from './message-cues.ts';
import { choosesVariant } from './option-answers.ts';
import {
  changesAmount,
  choosesWhole,
  completesPurchase,
  corrects,
  decisionIn,
  settlesOn,
  wantsChosen,
  wantsSome,
} from './purchase.ts';
import { asksFact, isOnly, says } from './scores.ts';

export function cartScore(e: Evidence): number {
  const { talk, named } = e;
  const hasTarget = named.length > 0 || talk.list.length > 0 || choose(e).hits.length > 0;
  if (!hasTarget) return 0;
  const odds = oddsOf(e);
  if (e.message.isQuestion && odds < MAX_UNLIKELY) return 0;
  // "No thanks, I'll take the other one" is still a purchase.
  if (says(e, 'cart')) return statedScore(e, odds);
  const decision = decisionIn(e);
  if (turnsDown(e, decision) || endsInDenial(e)) return 0;
  return odds > leastOdds(e) || isLikelyPart(e, decision) || isPurchase(e, decision) ? 87 : 0;
}

/** Scores a message with a phrase for the cart. */
function statedScore(e: Evidence, odds: number): number {
  if (asksWhatToBuy(e)) return 0;
  if (isAskedAbout(e)) return 40;
  // "Two Pulsar headlamps" are none of the shop's, if it has no Pulsar.
  return odds > MIN_SURE && e.missing.length === 0 ? 91 : 88;
}

/** True for a part that buys by itself, whatever else the message says. */
const isLikelyPart = (e: Evidence, decision: Evidence): boolean =>
  decision !== e && !decision.message.isQuestion && oddsOf(decision) > leastOdds(decision);

const oddsOf = (e: Evidence): number => buyingOdds(buyingSigns(e));

/** The log-odds from which on a message buys in words that no rule knows, and if it is doubtful that it does. */
const [MIN_ODDS, MIN_DOUBTFUL] = [0.5, 1];

/** True for "ik wil de zwarte niet". */
const endsInDenial = ({ message: { words }, talk }: Evidence): boolean =>
  denialsIn(words, talk.turn.language).includes(words.length - 1);

/** True if a message also denies, excludes, limits or asks something. */
const isDoubtful = (e: Evidence): boolean =>
  e.message.isQuestion ||
  says(e, 'question', 'have', 'without', 'instead') ||
  asksFact(e) ||
  e.message.excluded.length + Object.keys(e.message.limits).length > 0 ||
  denialsIn(e.message.words, e.talk.turn.language).length > 0;

const leastOdds = (e: Evidence): number => (isDoubtful(e) ? MIN_DOUBTFUL : MIN_ODDS);

/** The log-odds from which on "add one to my order" is no case for a person. */
const MIN_SURE = 3;
/** The log-odds below which a question does not, whatever rule says so: "Was können wir nehmen?" */
const MAX_UNLIKELY = -1;

/** @param decision the part of the message that may be a purchase */
function isPurchase(e: Evidence, decision: Evidence): boolean {
  if ((e.message.isQuestion && decision === e) || decision.message.isQuestion || isElse(decision)) return false;
  return wantsSome(e) || decides(decision) || choosesWhole(e) || changesAmount(e);
}

/** True for "Which shears shall I take for roses?" */
const asksWhatToBuy = ({ talk, message }: Evidence): boolean => {
  const buying = messageSentences(message.text)
    .map((sentence) => talk.read(sentence))
    .filter(({ cues }) => cues.has('cart'));
  // A phrase may also run across sentences, and is then in none of them.
  return (
    buying.length > 0 &&
    buying.every(({ opensAsQuestion, isQuestion, cues }) => opensAsQuestion && isQuestion && cues.has('best'))
  );
};

/** True if what may be a purchase is one. After "OK, 3 of them" about several products, which of them is still to be asked. */
const decides = (e: Evidence): boolean => completesPurchase(e) || settlesOn(e) || wantsOfList(e) || wantsChosen(e);

/** True for "no thanks, he has size 11", but not for "forget the chocolate, just the biscuits". */
const turnsDown = (e: Evidence, decision: Evidence): boolean =>
  says(e, 'decline') && !corrects(e) && decision.named.length === 0 && !says(decision, ...DECIDING);

const wantsOfList = (e: Evidence): boolean =>
  e.talk.list.length > 1 &&
  e.named.length === 0 &&
  isOnly(e, 0) &&
  says(e, 'agree', 'please', 'pieces') &&
  e.message.numbers.some((number) => number > 1);

/** True if cues ask for something other than to buy. */
const isElse = (e: Evidence): boolean =>
  (says(e, 'decline') && !corrects(e)) ||
  says(e, 'compare', 'similar', 'goesWith', 'more', 'person', 'order', 'cheaper', ...cuesOf(DEGREES)) ||
  (says(e, 'have', 'thanks') && !wantsSome(e) && !wantsChosen(e)) ||
  // "The one with the 2 batteries, then" asks nothing about batteries.
  (asksFact(e) && !(says(e, 'decide') && e.target !== null && choosesVariant(e.talk, e.target)));

/** True for "Can I take it on a plane?", which is not a purchase. */
const isAskedAbout = ({ message, shop }: Evidence): boolean =>
  message.opensAsQuestion || (message.isQuestion && (shop?.share ?? 0) > 0.5);
