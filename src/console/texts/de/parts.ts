import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const parts: Texts['parts'] = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  status: { live: 'Live', draft: 'Entwurf' },
  copy: {
    button: 'Kopieren',
    label: (what) => `Kopieren: ${what}`,
    done: 'Kopiert',
    selected: 'Markiert: Mit Strg+C oder ⌘C kopieren',
  },
  error: {
    requestId: (id) => `Anfrage-ID: ${id}`,
    retry: 'Erneut versuchen',
    signOut: (reason) => `Abmelden nicht möglich. ${reason}`,
  },
  brokenPage: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Auf dieser Seite ist etwas schiefgegangen. Laden Sie sie neu.',
  },
  typedIsBack: 'Was Sie vor dem Ende Ihrer Sitzung eingegeben haben, ist wieder da. Es ist noch nicht gespeichert.',
  changedMeanwhile: {
    save: 'Meine Fassung trotzdem speichern',
    look: 'Gespeicherten Stand ansehen',
  },
  missingPage: {
    title: 'Seite nicht gefunden',
    lead: 'Prüfen Sie die Adresse auf Tippfehler. Vielleicht gibt es die Seite auch nicht mehr.',
    home: 'Zur Startseite',
  },
  field: {
    show: (label) => `${label} anzeigen`,
    choose: (label) => `${label} auswählen`,
    faultInLine: (line, fault) => `„${line}“: ${fault}`,
    invalid: {
      missing: 'Füllen Sie dieses Feld aus.',
      tooShort: (least) => `Geben Sie mindestens ${formatNumber(least)} Zeichen ein.`,
      email: 'Geben Sie eine E-Mail-Adresse ein, etwa name@shop.example.',
      number: 'Geben Sie eine Zahl ein.',
      colour: 'Geben Sie eine Farbe ein, etwa #1a7f5a.',
    },
  },
  table: {
    loading: (label) => `Wird geladen: ${label}`,
    details: 'Details',
    detailsOf: (about, row) => `Details: ${about} (Zeile ${formatNumber(row)})`,
  },
  organizations: {
    label: 'Organisation',
    list: 'Organisationen',
    none: 'Noch keine Organisation',
    overview: 'Überblick über alle',
    create: 'Neue Organisation',
  },
  signedIn: {
    as: (email) => `Angemeldet als ${email}.`,
    change: 'Anderes Konto verwenden',
  },
  sentLink: {
    byMail: 'Sehen Sie im Posteingang und im Spam-Ordner nach. Die E-Mail kann eine Minute brauchen.',
    inLog:
      'Dieser Server kann keine E-Mails senden (SMTP_URL ist nicht gesetzt). Der Link steht deshalb im Log des Servers. Fragen Sie den Betreiber danach.',
  },
  confirmEmail: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: (email) =>
      `Öffnen Sie den Bestätigungslink für ${email}. Bis dahin können Sie niemanden einladen und keine Einladungen annehmen.`,
    resend: 'Link erneut senden',
    resent: (email) => `Neuer Bestätigungslink für ${email} erstellt.`,
  },
};
