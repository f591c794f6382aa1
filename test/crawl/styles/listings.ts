/** Listing pages by the shape of a tile: each has the same items, found at `/p/<slug>`, mostly with the same prices. */
type Item = { slug: string; name: string; amount: number };
type Listing = { page: string; items: Item[] };

const NAMES = [
  'Brass lamp',
  'Oak desk',
  'Linen sofa',
  'Wool rug',
  'Steel shelf',
  'Glass vase',
  'Cork stool',
  'Pine bench',
];
const ITEMS = NAMES.map((name, at): Item => ({
  name,
  slug: name.toLowerCase().replace(' ', '-'),
  amount: 19 + at * 10,
}));
const priced = (amount: (whole: number) => number): Item[] =>
  ITEMS.map((item) => ({ ...item, amount: amount(item.amount) }));

export const LISTINGS: Listing[] = [
  { page: 'listings/cards-with-one-link-over-picture-and-one-over-the-name', items: ITEMS },
  { page: 'listings/whole-card-a-link-sale-price-beside', items: ITEMS },
  { page: 'listings/price-before-the-name', items: ITEMS },
  { page: 'listings/price-in-parts', items: priced((whole) => whole + 0.9) },
  { page: 'listings/ratings-badges-and-quick-views-between', items: ITEMS },
  { page: 'listings/rows-of-a-table', items: ITEMS },
  { page: 'listings/two-prices-with-labels-for-screen-readers', items: ITEMS },
  { page: 'listings/price-from', items: ITEMS },
  { page: 'listings/japanese-tiles-with-tax', items: ITEMS },
  { page: 'listings/nested-grid-of-rows', items: ITEMS },
  { page: 'listings/a-list-of-structured-items', items: ITEMS },
  { page: 'listings/a-list-of-addresses-alone-in-the-markup', items: ITEMS },
  { page: 'listings/microdata-tiles', items: ITEMS },
  { page: 'listings/rupees-with-discounts', items: priced((whole) => whole * 1000 + 999) },
  { page: 'listings/sold-out-tiles-between-add-form-in-each', items: ITEMS },
];
