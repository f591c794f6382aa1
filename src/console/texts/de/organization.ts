import type { Texts } from '../texts.ts';

export const organization: Texts['organization'] = {
  notFound: {
    title: 'Organisation nicht gefunden',
    lead: 'Vielleicht wurde sie gelöscht, oder Sie sind dort kein Mitglied.',
    home: 'Zur Startseite',
  },
  create: {
    title: 'Organisation erstellen',
    lead: 'Zu einer Organisation gehören Ihre Assistenten sowie die Personen und API-Schlüssel, die darauf zugreifen dürfen.',
    back: 'Zurück',
    name: 'Name',
    nameHint: 'Meist der Name Ihres Shops oder Unternehmens.',
    submit: 'Organisation erstellen',
  },
};
