import type { Texts } from '../texts.ts';

export const members: Texts['members'] = {
  title: 'Mitglieder',
  lead: (organization) => `Wer auf ${organization} zugreifen kann und in welcher Rolle.`,
  empty: { title: 'Noch keine Mitglieder', next: 'Laden Sie jemanden ein.' },
  name: 'Name',
  you: '(Sie)',
  joined: 'Mitglied seit',
  actions: 'Aktionen',
  changeRole: {
    button: 'Rolle ändern',
    title: (name) => `Rolle von ${name} ändern`,
    submit: 'Rolle speichern',
    done: (name) => `Die Rolle von ${name} wurde geändert.`,
  },
  remove: {
    button: 'Entfernen',
    title: (name) => `${name} entfernen?`,
    consequence: (organization) =>
      `Der Zugriff auf ${organization} endet sofort, auch über persönliche Schlüssel und verbundene Apps.`,
    done: (name) => `${name} wurde entfernt.`,
  },
};
