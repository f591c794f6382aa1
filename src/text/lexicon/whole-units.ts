import type { Table } from './phrases.ts';

/** Words between a number and a unit that leave the amount as it is: "2 working days". */
export const WHOLE: Table = {
  en: 'working, business, calendar, full, whole',
  de: 'volle, vollen, ganze',
  nl: 'hele',
};
