import type { ConversationExchange } from '../../domain/conversation.ts';
import type { Contact } from '../../domain/handover.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import { findAskedVariant } from '../options/asked-variant.ts';
import { idsOf } from './kept-parts.ts';
import { languageOf } from '../languages/index.ts';
import { type Part, cardOf } from '../parts.ts';

/** The current data of a shop for the exchanges of a conversation. */
export interface ShopNow {
  products: readonly Product[];
  details: ReadonlyMap<string, ProductDetails>;
  contact: Contact | null;
}

export type RestoredExchange = Omit<ConversationExchange, 'parts'> & { parts: Part[] };

/** Returns stored exchanges, oldest first, with the shop's current data; parts that refer to nothing any more are left out. */
export function restoreExchanges(
  exchanges: readonly ConversationExchange[],
  { products: rows, details, contact }: ShopNow,
): RestoredExchange[] {
  const products = new Map(rows.map((row) => [row.productId, row]));
  const questions = exchanges.map(({ question }) => question);
  const language = languageOf(questions.toReversed());
  const toCard = (row: Product, isCompared: boolean, asked: readonly string[]) => {
    const own = details.get(row.productId);
    return cardOf(row, own, isCompared, own && findAskedVariant(row, own, { asked, language }));
  };
  return exchanges.map(({ parts, ...exchange }, at) => ({
    ...exchange,
    parts: parts.flatMap((part): Part[] => {
      if (part.type === 'sources') return [part];
      if (part.type === 'handover') return contact ? [{ ...part, contact }] : [];
      const found = idsOf(part).flatMap((id) => products.get(id) ?? []);
      const [first] = found;
      if (!first) return [];
      if (part.type === 'cart') return [{ ...part, externalId: first.externalId }];
      const asked = questions.slice(0, at + 1);
      return [{ type: part.type, products: found.map((row) => toCard(row, part.type === 'comparison', asked)) }];
    }),
  }));
}
