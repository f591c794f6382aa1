import fs from 'node:fs';
import path from 'node:path';
import { buyingOdds } from '../src/chat/builtin/buying.ts';
import type { Explanation } from '../src/domain/explanation.ts';
import type { Database } from '../src/storage/database.ts';
import { buyingRows, buyingTalk } from '../test/chat/buying.ts';
import { ask } from '../test/chat/conversation.ts';
import { holdConversation } from '../test/chat/conversations/grade.ts';
import { type Expected, GROUPS, conversationsOf } from '../test/chat/conversations/shops.ts';
import { openShop } from '../test/chat/conversations/open-shop.ts';
import { type Example, fit } from './logistic-regression.ts';

const WEIGHTS = path.join(import.meta.dirname, '../src/chat/builtin/buying.json');
const FITTING = { steps: 3000, rate: 1, penalty: 0.0003, minExamples: 3 };

/** A message of somebody who buys or does not, and the shop that it was said in. */
type ShopExample = Example & { shop: string };

/**
 * Learns the weights of the signs of a purchase from the conversations that a developer reads, and writes them where the
 * built-in model finds them. Prints what they tell of each shop if they are learned from all others.
 */
export async function trainBuying(database: Database): Promise<void> {
  const said = await ofLantern();
  for (const shop of [...GROUPS.develop, ...GROUPS.late]) said.push(...(await ofShop(database, shop)));
  printApart(said);
  const weights = fit(said, FITTING);
  fs.writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`${Object.keys(weights).length} weights from ${said.length} messages\n`);
}

/** A message that is split into several requests teaches nothing: which of them buys is not known. */
const exampleOf = (explanations: readonly Explanation[], isPositive: boolean): Example[] =>
  explanations.length === 1 ? explanations.map(({ buying: signs }) => ({ signs, isPositive, weight: 1 })) : [];

async function ofShop(database: Database, shop: string): Promise<ShopExample[]> {
  const place = await openShop(database.store, shop);
  const said: ShopExample[] = [];
  for (const conversation of conversationsOf(shop)) {
    const explained = new Map<Expected, Explanation[]>();
    await holdConversation(place, conversation, (explanation, expected) =>
      explained.set(expected, [...(explained.get(expected) ?? []), explanation]),
    );
    for (const [{ wants }, explanations] of explained)
      said.push(...exampleOf(explanations, wants === 'cart').map((example) => ({ ...example, shop })));
  }
  return said;
}

async function ofLantern(): Promise<ShopExample[]> {
  const said: ShopExample[] = [];
  for (const row of buyingRows) {
    const explanations: Explanation[] = [];
    const { adviser, messages } = buyingTalk(row);
    await ask(adviser, messages, { onExplained: (each) => explanations.push(each) });
    const examples = exampleOf(explanations, row.isBuying);
    said.push(...examples.map((example) => ({ ...example, shop: 'lantern' })));
  }
  return said;
}

function printApart(said: readonly ShopExample[]): void {
  let [found, bought, wrong, unbought] = [0, 0, 0, 0];
  for (const [shop, own] of Map.groupBy(said, (each) => each.shop)) {
    const others = said.filter((each) => each.shop !== shop);
    const weights = new Map(Object.entries(fit(others, FITTING)));
    const buying = own.filter(({ isPositive }) => isPositive);
    const rest = own.filter(({ isPositive }) => !isPositive);
    const told = [buying, rest].map((each) => each.filter(({ signs }) => buyingOdds(signs, weights) > 0).length);
    process.stdout.write(`  ${shop.padEnd(16)} ${told[0]} of ${buying.length}, false ${told[1]} of ${rest.length}\n`);
    found += told[0] ?? 0;
    bought += buying.length;
    wrong += told[1] ?? 0;
    unbought += rest.length;
  }
  process.stdout.write(`each shop by the others: ${found} of ${bought} purchases, false ${wrong} of ${unbought}\n`);
}
