import type { Texts } from '../texts.ts';

export const account: Texts['account'] = {
  title: 'Konto',
  lead: 'Ihr Profil und wie Sie sich anmelden.',
  name: { title: 'Name', label: 'Ihr Name', save: 'Speichern', saved: 'Name gespeichert.' },
  email: {
    title: 'E-Mail-Adresse',
    lead: (email) => `Sie melden sich mit ${email} an.`,
    badLink: 'Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. Fordern Sie unten einen neuen an.',
    label: 'Neue E-Mail-Adresse',
    submit: 'E-Mail-Adresse ändern',
    asked: (email) => `Fast fertig: Öffnen Sie den Bestätigungslink für ${email}.`,
  },
  password: {
    title: 'Passwort',
    lead: 'Wenn Sie Ihr Passwort ändern, werden alle zugesandten Links zum Zurücksetzen ungültig.',
    label: 'Aktuelles Passwort',
    submit: 'Passwort ändern',
    changed: 'Passwort geändert.',
  },
  sessions: {
    title: 'Aktive Sitzungen',
    label: 'Sitzungen',
    empty: { title: 'Keine aktiven Sitzungen', next: 'Melden Sie sich erneut an, um diese Sitzung zu sehen.' },
    device: (browser, system) => (system ? `${browser} unter ${system}` : browser),
    unknownBrowser: 'Unbekannter Browser',
    deviceLabel: 'Gerät',
    thisDevice: 'Dieses Gerät',
    address: 'IP-Adresse',
    unknownAddress: 'Unbekannt',
    signedIn: 'Angemeldet',
    lastActive: 'Zuletzt aktiv',
    actions: 'Aktionen',
    signOut: {
      button: 'Abmelden',
      title: (device) => `${device} abmelden?`,
      consequence: 'Wer das Gerät nutzt, muss sich dann neu anmelden.',
      done: 'Sitzung beendet.',
    },
    signOutOthers: {
      button: 'Überall sonst abmelden',
      title: 'Überall sonst abmelden?',
      consequence: 'Damit enden alle Sitzungen außer dieser.',
      submit: 'Abmelden',
      done: 'Überall sonst abgemeldet.',
    },
  },
};
