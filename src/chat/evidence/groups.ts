/** Groups of concepts that only the shop's texts can support. */
export const OF_SHOP: ReadonlySet<string> = new Set([
  'delivery',
  'shippingCost',
  'returns',
  'warranty',
  'payment',
  'discount',
  'deadline',
  'order',
  'contact',
  'company',
]);
/** Those that only a product's own row can. */
export const OF_ROW: ReadonlySet<string> = new Set(['materials', 'origin', 'colours', 'included']);
/** Groups and claims that a number proves which has been found: opening hours, the lightest at 300 g. */
export const BY_VALUE: ReadonlySet<string> = new Set([
  'contact',
  'superlatives',
  'age',
  'shippingCost.shippingCosts',
  'discount.discount',
]);
/** What may be spoken of without claiming anything: things, their qualities, what is done with them. */
export const NEUTRAL: ReadonlySet<string> = new Set(['kindsLeisure', 'kindsHome', 'qualities', 'attributes', 'uses']);
/** What the assistant may always say of itself, and what its numbers already say. */
export const FREE: ReadonlySet<string> = new Set(['identity.isAi', 'praise.fiveStars']);
/** Those that may be denied without evidence, because that is the cautious answer. */
export const DENIABLE: ReadonlySet<string> = new Set([
  'age',
  'competitors',
  'health',
  'identity',
  'order',
  'otherShoppers',
  'praise',
  'superlatives',
]);
