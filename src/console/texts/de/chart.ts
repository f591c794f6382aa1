import type { Texts } from '../texts.ts';

export const chart: Texts['chart'] = {
  values: (title) => `${title}: Werte`,
  showTable: 'Als Tabelle anzeigen',
  table: (title) => `${title}: Tabelle`,
  when: 'Zeitraum',
};
