import type { HandoverReason } from '../../domain/handover.ts';
import type { Answer } from './answer.ts';
import type { Evidence } from './gather.ts';
import { type ShopAnswer, findInShop } from './shop-texts.ts';
import { readMessage } from './message.ts';
import { namesOf } from './names-of-concepts.ts';

export function quoteShop({ talk, shop }: Evidence): Answer {
  const { phrases } = talk.turn.language;
  if (!shop) return { text: phrases.handOver.unanswered(talk.contact), handOver: 'unanswered', outcome: 'unanswered' };
  return { text: phrases.quoted(shop.passage.title, shop.quote), outcome: 'answered' };
}

/** Refers the shopper to a person, with what the shop's texts say on the matter and on how to reach somebody. */
export async function handOver(evidence: Evidence, reason: Exclude<HandoverReason, 'unanswered'>): Promise<Answer> {
  const { talk, shop } = evidence;
  const { language } = talk.turn;
  const { phrases } = language;
  // What helps with a complaint or an order is told; the way to a person always is.
  const ownHelp = shop && (shop.isOnTopic || shop.share >= MIN_SHARE) ? shop : null;
  const help = reason === 'request' ? null : (ownHelp ?? (reason === 'order' ? await about(evidence, ORDERS) : null));
  const contact = await about(evidence, CONTACTS);
  const quotes = [help, contact].flatMap((each) => (each ? [phrases.quoted(each.passage.title, each.quote)] : []));
  return {
    text: [phrases.handOver[reason](talk.contact), ...new Set(quotes)].join('\n\n'),
    handOver: reason,
    outcome: 'handed_over',
  };
}

/** A passage that has this much of a message helps with it. */
const MIN_SHARE = 0.4;
const CONTACTS = ['contact.phoneLine', 'contact.emailContact', 'contact.serviceTeam', 'contact.openingHours'];
const ORDERS = ['order.orderShipped', 'order.orderCancelPossible', 'order.orderChangePossible'];

/** What the shop's texts say on these concepts. */
const about = ({ talk }: Evidence, concepts: readonly string[]): Promise<ShopAnswer | null> => {
  const { catalogueCode, turn } = talk;
  const words = concepts.flatMap((key) => namesOf(key, catalogueCode)).join(' ');
  return findInShop({ ...talk, message: readMessage(words, turn.language, [catalogueCode]) });
};
