import type { Table } from './phrases.ts';

/** Before an amount: marks it as a reduction. */
export const REDUCTION: Table = { en: 'save', de: 'spare, sparen, sparet' };
