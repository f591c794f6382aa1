import type { Texts } from '../texts.ts';

export const members: Texts['members'] = {
  title: 'Mitglieder',
  lead: (organization) => `Wer auf ${organization} zugreifen kann und in welcher Rolle.`,
  empty: { title: 'Noch keine Mitglieder', next: 'Laden Sie jemanden ein.' },
  name: 'Name',
  you: '(Sie)',
  role: 'Rolle',
  joined: 'Mitglied seit',
  actions: 'Aktionen',
};
