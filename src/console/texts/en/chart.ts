export const chart = {
  values: (title: string) => `${title}: values`,
  showTable: 'Show as a table',
  table: (title: string) => `${title}: table`,
  when: 'When',
};
