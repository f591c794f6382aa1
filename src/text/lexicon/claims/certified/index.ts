import type { ConceptTable } from '../concept-table.ts';
import { ENVIRONMENTAL_CLAIMS } from './environment.ts';
import { LABELS } from './labels.ts';

/** Certificates, labels and similar claims: organic, vegan, fair, tested, efficient, sustainable. */
export const CERTIFIED: ConceptTable = {
  ...LABELS,
  ...ENVIRONMENTAL_CLAIMS,
};
