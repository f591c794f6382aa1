import type { ConceptTable } from '../concept-table.ts';
import { PROMISES } from './promises.ts';
import { ORDER_STATE } from './state.ts';

/** Claims about the shopper's own order or account, including actions or promises by the assistant or staff. */
export const ORDER: ConceptTable = { ...ORDER_STATE, ...PROMISES };
