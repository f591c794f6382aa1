import { expect, it } from 'vitest';
import { type BuyingRow, buyingRows, buyingTalk, lantern } from './buying.ts';
import { ask } from './conversation.ts';

const known = buyingRows.filter(({ isHard }) => !isHard);
const notYet = buyingRows.filter(({ isHard }) => isHard);

it.each(known)('proposes the cart when somebody buys: $language $isBuying $say', proposes);
it.fails.each(notYet)('does not yet tell whether somebody buys: $language $isBuying $say', proposes);

async function proposes(row: BuyingRow) {
  const { adviser, messages } = buyingTalk(row);
  const { parts } = await ask(adviser, messages);
  const carts = parts.filter(({ type }) => type === 'cart');
  expect(carts.map((part) => 'productId' in part && part.productId)).toEqual(row.isBuying ? [lantern?.productId] : []);
}
