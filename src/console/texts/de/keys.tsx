import type { Texts } from '../texts.ts';

export const keys: Texts['keys'] = {
  title: 'API-Schlüssel',
  lead: 'Damit nutzen Ihre eigenen Programme und Agenten die API von Aisle, mit den Rechten, die Sie festlegen.',
  showEnded: 'Gesperrte und abgelaufene Schlüssel anzeigen',
  empty: {
    title: 'Keine aktiven Schlüssel',
    next: (docs) => (
      <>Erstellen Sie einen Schlüssel, um die API zu nutzen. Die {docs} beschreibt jede Aktion mit Beispielen.</>
    ),
    docs: 'API-Dokumentation',
  },
  key: 'Schlüssel',
  actsAs: 'Handelt für',
  organization: 'Die Organisation',
  you: 'Sie',
  permissions: 'Rechte',
  lastUsed: 'Genutzt',
  via: (source) => `über ${source}`,
  neverUsed: 'Noch nie',
  expires: 'Läuft ab',
  neverExpires: 'Nie',
  actions: 'Aktionen',
  states: { active: 'Aktiv', revoked: 'Gesperrt', expired: 'Abgelaufen' },
  all: 'Alle',
  viewOnly: 'Nur ansehen',
  shortPermissions: {
    'assistants:view': 'Ansehen',
    'assistants:edit': 'Assistenten bearbeiten',
    'assistants:delete': 'Assistenten löschen',
    'catalogue:edit': 'Katalog bearbeiten',
  },
  roll: {
    button: 'Erneuern',
    title: (key) => `${key} erneuern`,
    overlap: 'Sie erhalten einen neuen Schlüssel mit denselben Rechten. Wie lange soll der alte noch gelten?',
    overlaps: { none: 'Er gilt ab sofort nicht mehr', hour: '1 Stunde', day: '1 Tag', week: '1 Woche' },
    submit: 'Schlüssel erneuern',
    done: 'Ihr neuer Schlüssel',
  },
  revoke: {
    button: 'Sperren',
    title: (key) => `${key} sperren?`,
    consequence:
      'Was diesen Schlüssel noch verwendet, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
    done: (key) => `${key} wurde gesperrt.`,
  },
  create: {
    title: 'Schlüssel erstellen',
    submit: 'Schlüssel erstellen',
    name: 'Name',
    nameHint: 'Wofür Sie ihn verwenden, zum Beispiel „Preisimport“.',
    asYou: 'Darf nie mehr als Ihre Rolle und gilt nicht mehr, wenn Sie die Organisation verlassen.',
    asOrganization: 'Gilt weiter, wenn jemand die Organisation verlässt. Am besten für Server.',
    access: 'Zugriff',
    everything: 'Alles, was Ihre Rolle erlaubt',
    custom: 'Ausgewählte Rechte',
    expiration: 'Gültigkeit',
    lifetimes: { month: '30 Tage', quarter: '90 Tage', year: '1 Jahr', unlimited: 'Unbegrenzt' },
  },
  secret: {
    warning: 'Bewahren Sie diesen Schlüssel jetzt sicher auf. Er wird nicht noch einmal angezeigt.',
    tryIt: 'Ausprobieren',
    saved: 'Ich habe ihn gespeichert',
  },
};
