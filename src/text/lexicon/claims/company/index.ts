import type { ConceptTable } from '../concept-table.ts';
import { COMPANY_REPUTATION } from './reputation.ts';
import { COMPANY_SERVICES } from './services.ts';

/** Claims of the shop or maker about itself, its reputation and its services. */
export const COMPANY: ConceptTable = {
  ...COMPANY_REPUTATION,
  ...COMPANY_SERVICES,
};
