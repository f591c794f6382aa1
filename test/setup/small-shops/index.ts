import { bicycles, gallery, grocer, records, tiles } from './more-templates.ts';
import { noShops } from './no-shops.ts';
import { antiques, kettles, lamps, outlet, plants } from './one-template.ts';
import type { SmallShop } from './shop.ts';

export type { SmallShop } from './shop.ts';

/** Made-up shops of three to six pages per template to learn from, and three more of each to measure on. */
export const smallShops = (): SmallShop[] => [
  kettles(),
  outlet(),
  lamps(),
  antiques(),
  plants(),
  grocer(),
  records(),
  tiles(),
  gallery(),
  bicycles(),
  ...noShops(),
];
