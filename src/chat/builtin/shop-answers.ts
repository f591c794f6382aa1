import type { HandoverReason } from '../../domain/handover.ts';
import type { Answer } from './answer.ts';
import type { Evidence } from './gather.ts';
import { type ShopAnswer, findContact, findInShop } from './shop-texts.ts';
import { fit } from './matching.ts';
import { readMessage } from './message.ts';
import { ASPECT_KEY } from './passages.ts';
import { namesOf } from './names-of-concepts.ts';
import { isInTitle } from './title-words.ts';

/** True if the question is on a shop topic and the shop's texts answer it at least as well as the product's texts. */
export const isSaidByShop = ({ said: [own], shop, message }: Evidence): boolean =>
  shop?.isOnTopic === true &&
  (own?.share ?? 0) <= shop.share &&
  !(own?.passage.key && message.terms.length === 0 && own.score >= ASPECT_KEY);

/** Groups of concepts and topics of which a product's own texts hardly ever tell. */
const POLICIES: ReadonlySet<string> = new Set([
  'returns',
  'payment',
  'shippingCost',
  'shopTopics.returning',
  'shopTopics.delivering',
  'shopTopics.instalments',
]);
const isOfPolicy = (concept: string): boolean => POLICIES.has(concept) || POLICIES.has(concept.split('.', 1)[0] ?? '');

/** True for "If it doesn't fit, do I pay to send it back?" about a product whose texts say nothing of that. */
export const asksPolicy = ({ said, shop, message, target }: Evidence): boolean =>
  shop?.isOnTopic === true &&
  message.asked.some((term) => {
    // A chair may be called "Porto", which is postage as well.
    const isTopic = [...term.concepts].some(isOfPolicy) && !(target && isInTitle(term.word, target));
    return isTopic && said.every(({ passage }) => fit(term, passage.facts) === 0);
  });

export function quoteShop({ talk, shop, message }: Evidence): Answer {
  const { phrases } = talk.turn.language;
  if (!shop) return { text: phrases.handOver.unanswered(talk.contact), handOver: 'unanswered', outcome: 'unanswered' };
  // "How long is the warranty?" is a question of policy.
  const isPersonal = message.asked.some(
    ({ concepts }) => !concepts.has('warranty.warranty') && PERSONAL.some((topic) => concepts.has(topic)),
  );
  const text = phrases.quoted(shop.passage.title, shop.quote);
  return { text, outcome: 'answered', ...(isPersonal && { handOver: 'order' as const }) };
}

/** Topics of shoppers who have ordered, and may need a person who can look it up. */
const PERSONAL = ['cancellingOrder', 'changingOrder', 'damagedOnArrival', 'warrantyClaim', 'lostParcel'].map(
  (topic) => `shopTopics.${topic}`,
);

/** Refers the shopper to a person, and quotes what the shop's texts say about the matter and how to reach someone. */
export async function handOver(evidence: Evidence, reason: Exclude<HandoverReason, 'unanswered'>): Promise<Answer> {
  const { talk, shop } = evidence;
  const { language } = talk.turn;
  const { phrases } = language;
  // Help with a complaint or an order is quoted if there is any; contact details always are.
  const ownHelp = shop && (shop.isOnTopic || shop.share >= MIN_SHARE) ? shop : null;
  const help = reason === 'request' ? null : await helpWith(evidence, reason, ownHelp);
  const contact = await findContact(talk);
  const quotes = [help, contact].flatMap((each) => (each ? [phrases.quoted(each.passage.title, each.quote)] : []));
  return {
    text: [phrases.handOver[reason](talk.contact), ...new Set(quotes)].join('\n\n'),
    handOver: reason,
    outcome: 'handed_over',
  };
}

async function helpWith(
  evidence: Evidence,
  reason: 'complaint' | 'order',
  own: ShopAnswer | null,
): Promise<ShopAnswer | null> {
  if (own && (own.isOnTopic || reason === 'order')) return own;
  const known = await about(evidence, reason === 'order' ? ORDERS : FAULTS);
  return known?.isOnTopic ? known : own;
}

/** Share of a message that a passage needs in order to help with it. */
export const MIN_SHARE = 0.4;
/** Concepts of the shop's policies on faulty products. */
const FAULTS = [
  'shopTopics.damagedOnArrival',
  'warranty.legalWarranty',
  'warranty.warranty',
  'returns.returnsAccepted',
];
const ORDERS = ['order.orderShipped', 'order.orderCancelPossible', 'order.orderChangePossible'];

/** Finds what the shop's texts say about these concepts. */
const about = ({ talk }: Evidence, concepts: readonly string[]): Promise<ShopAnswer | null> => {
  const { catalogueCode, turn } = talk;
  const words = concepts.flatMap((key) => namesOf(key, catalogueCode)).join(' ');
  return findInShop({ ...talk, message: readMessage(words, turn.language, [catalogueCode]) });
};
