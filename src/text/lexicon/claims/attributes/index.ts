import type { ConceptTable } from '../concept-table.ts';
import { CONTENTS_AND_IDENTITY } from './contents-and-identity.ts';
import { OFFER } from './offer.ts';
import { PARTICULAR_GOODS } from './particular-goods.ts';
import { PERFORMANCE } from './performance.ts';
import { SIZES_AND_MATERIALS } from './sizes-and-materials.ts';
import { USE_AND_CARE } from './use-and-care.ts';

/** Names of rows in product tables: measures, materials, technical data, price, stock and other attributes. */
export const ATTRIBUTES: ConceptTable = {
  ...SIZES_AND_MATERIALS,
  ...PERFORMANCE,
  ...CONTENTS_AND_IDENTITY,
  ...OFFER,
  ...USE_AND_CARE,
  ...PARTICULAR_GOODS,
};
