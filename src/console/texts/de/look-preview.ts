import type { Texts } from '../texts.ts';

export const lookPreview: Texts['lookPreview'] = {
  frame: (name) => `${name} auf Ihrer Seite`,
  screen: 'Bildschirm',
  screens: { desktop: 'Computer', phone: 'Telefon' },
  taking: 'Ihre Seite wird aufgenommen …',
  taken: (moment) => `Ihre Seite am ${moment}.`,
  again: 'Neu aufnehmen',
  problems: {
    no_address:
      'Der Assistent hat noch keinen Shop. Tragen Sie die Adresse des Shops in den Einstellungen ein, um hier Ihre eigene Seite zu sehen.',
    no_browser:
      'Dieser Server hat keinen Browser, mit dem er Ihre Seite aufnehmen könnte. Wer ihn betreibt, kann einen installieren.',
    refused:
      'Ihr Shop hat uns seine Seite nicht gezeigt. Vielleicht verlangt er ein Passwort, oder eine Firewall sperrt uns aus.',
    unreachable: 'Ihre Seite war nicht erreichbar. Prüfen Sie die Adresse des Shops in den Einstellungen.',
    slow: 'Ihre Seite hat zu lange geladen.',
    large: 'Ihre Seite ist zu groß für eine Aufnahme.',
    not_rendered: 'Ihre Seite ließ sich nicht aufnehmen.',
    busy: 'Gerade werden andere Seiten aufgenommen. Versuchen Sie es in einer Minute erneut.',
  },
  sketched: (problem) => `${problem} Bis dahin sehen Sie den Assistenten auf einer Skizze.`,
};
