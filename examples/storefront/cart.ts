import { randomBytes } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import { findItem, type Item } from './catalogue.ts';

const MAX_AMOUNT = 99;

export type CartLine = { item: Item; amount: number; total: number };

/** `count` pieces for `total` euros. */
export type Cart = { count: number; total: number; lines: CartLine[] };

export type Carts = {
  read: (id: string | undefined) => Cart;
  /** Puts `amount` more of a sku in and gives the cart's id, a new one where there was no such cart. */
  add: (id: string | undefined, sku: string, amount: number) => string;
  /** Changes a line's amount; 0 removes it. */
  change: (id: string | undefined, sku: string, amount: number) => void;
};

const cents = (euros: number) => Math.round(euros * 100);

function itemFor(sku: string): Item {
  const item = findItem(sku);
  if (!item) throw new HTTPException(404, { message: `There is no product with the number “${sku}”.` });
  return item;
}

function checkAmount(amount: number, least: number): void {
  if (Number.isInteger(amount) && amount >= least && amount <= MAX_AMOUNT) return;
  throw new HTTPException(400, { message: `The amount must be a whole number from ${least} to ${MAX_AMOUNT}.` });
}

/**
 * Carts in memory, at most `limit` of them: the one unchanged for longest makes room.
 * Refusals are HTTPExceptions: 400 for an amount, 404 for an unknown sku, 409 for a sold-out one.
 */
export function createCarts({ limit = 1000 }: { limit?: number } = {}): Carts {
  const carts = new Map<string, Map<string, number>>();
  const amountsOf = (id: string | undefined) => (id === undefined ? undefined : carts.get(id));

  return {
    read(id) {
      const lines = [...(amountsOf(id) ?? [])].map(([sku, amount]) => {
        const item = itemFor(sku);
        return { item, amount, total: (cents(item.price) * amount) / 100 };
      });
      return {
        count: lines.reduce((sum, line) => sum + line.amount, 0),
        total: lines.reduce((sum, line) => sum + cents(line.total), 0) / 100,
        lines,
      };
    },

    add(id, sku, amount) {
      checkAmount(amount, 1);
      const item = itemFor(sku);
      const name = item.variant ? `${item.product.title}, ${item.variant.name}` : item.product.title;
      if (item.availability === 'out_of_stock') throw new HTTPException(409, { message: `${name} is sold out.` });
      const amounts = amountsOf(id) ?? new Map<string, number>();
      const wanted = (amounts.get(item.sku) ?? 0) + amount;
      checkAmount(wanted, 1);
      amounts.set(item.sku, wanted);
      // A cookie we do not know gets a new id: nobody else can choose a shopper's cart.
      const kept = id !== undefined && carts.delete(id) ? id : randomBytes(18).toString('base64url');
      carts.set(kept, amounts);
      const oldest = carts.keys().next().value;
      if (carts.size > limit && oldest !== undefined) carts.delete(oldest);
      return kept;
    },

    change(id, sku, amount) {
      checkAmount(amount, 0);
      const amounts = amountsOf(id);
      if (!amounts?.has(sku)) throw new HTTPException(404, { message: 'That is no longer in the cart.' });
      if (amount === 0) amounts.delete(sku);
      else amounts.set(sku, amount);
    },
  };
}
