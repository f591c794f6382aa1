import type { KeptPart } from '../../domain/conversation.ts';
import type { Part } from '../parts.ts';

/** Returns what to store of a part. */
export function keptOf(part: Part): KeptPart[] {
  if (part.type === 'cart') return [{ type: 'cart', productId: part.productId, amount: part.amount }];
  if (part.type === 'sources') return [part];
  if (part.type === 'handover') return [{ type: part.type, hours: part.hours, reason: part.reason }];
  if (part.type !== 'products' && part.type !== 'comparison') return [];
  return [{ type: part.type, productIds: part.products.map(({ productId }) => productId) }];
}

/** Returns the products of a stored part. */
export function idsOf(part: KeptPart): string[] {
  if (part.type === 'sources' || part.type === 'handover') return [];
  return part.type === 'cart' ? [part.productId] : part.productIds;
}
