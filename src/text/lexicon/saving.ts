import type { Table } from './phrases.ts';

/** Before an amount: marks it as a reduction. */
export const SAVING: Table = { en: 'save', de: 'spare, sparen, sparet' };
