import type { Texts } from '../texts.ts';

export const passwords: Texts['passwords'] = {
  current: 'Ihr Passwort',
  new: 'Neues Passwort',
  newHint: 'Mindestens 12 Zeichen.',
  revoke: {
    label: 'Außerdem',
    sessions: {
      label: 'Von allen Geräten abmelden',
      labelForOthers: 'Von allen anderen Geräten abmelden',
      description: 'Wer Ihr Konto dort nutzt, muss sich mit dem neuen Passwort anmelden.',
    },
    apps: {
      label: 'Alle Apps trennen',
      description: 'Agenten und Apps, die in Ihrem Namen handeln, brauchen dann wieder Ihre Zustimmung.',
    },
  },
};
