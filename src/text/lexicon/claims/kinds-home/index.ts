import type { ConceptTable } from '../concept-table.ts';
import { CARE } from './care.ts';
import { ELECTRONICS } from './electronics.ts';
import { FURNITURE_AND_TEXTILES } from './furniture-and-textiles.ts';
import { KITCHEN } from './kitchen.ts';
import { PARTS } from './parts.ts';
import { STATIONERY_AND_GIFTS } from './stationery-and-gifts.ts';
import { TOOLS_AND_CLEANING } from './tools-and-cleaning.ts';

/** Kinds of products for the home, electronics, kitchen, tools, care and the desk, and the parts of products. */
export const KINDS_HOME: ConceptTable = {
  ...ELECTRONICS,
  ...KITCHEN,
  ...FURNITURE_AND_TEXTILES,
  ...TOOLS_AND_CLEANING,
  ...CARE,
  ...STATIONERY_AND_GIFTS,
  ...PARTS,
};
