import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  navigation: 'Konsole',
  assistants: 'Assistenten',
  members: 'Mitglieder',
  keys: 'API-Schlüssel',
  connect: 'Verbinden',
  audit: 'Änderungsprotokoll',
  settings: 'Einstellungen',
  yourAccount: 'Ihr Konto',
  account: 'Konto',
  security: 'Sicherheit',
  apps: 'Verbundene Apps',
  appearance: 'Darstellung',
  schemes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  signOut: 'Abmelden',
};
