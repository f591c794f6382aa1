import type { Texts } from '../texts.ts';

export const signIn: Texts['signIn'] = {
  title: 'Anmelden',
  lead: 'Aisle gibt Ihrem Shop einen Einkaufsassistenten, der zu Ihren echten Produkten mit echten Preisen berät.',
  forApp: 'Eine App möchte Aisle in Ihrem Namen nutzen. Melden Sie sich an, um die Anfrage zu prüfen.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Anmelden',
  withPasskey: 'Passkey verwenden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu bei Aisle?',
  createAccount: 'Konto erstellen',
  back: 'Zurück zur Anmeldung',
  secondStep: {
    title: 'Noch ein Schritt',
    startOver: 'Neu beginnen',
    submit: 'Weiter',
    appCode: { ask: 'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.', label: 'Code' },
    recoveryCode: {
      ask: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code gilt einmal.',
      label: 'Wiederherstellungscode',
    },
    trust: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
    toApp: 'Authenticator-App verwenden',
    toRecovery: 'Wiederherstellungscode verwenden',
  },
  signUp: {
    title: 'Konto erstellen',
    haveAccount: 'Schon ein Konto?',
    byInvitation:
      'Registrieren kann sich nur, wer eingeladen ist. Einen Einladungslink bekommen Sie von einem Inhaber oder Admin Ihrer Organisation.',
    name: 'Ihr Name',
    passwordHint: 'Mindestens 12 Zeichen. Ein paar zufällige Wörter lassen sich leicht merken.',
    submit: 'Konto erstellen',
    sent: {
      title: 'Sehen Sie in Ihr Postfach',
      text: (email) => `Wir haben eine Nachricht mit den nächsten Schritten für ${email}.`,
    },
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein, um einen Link zum Zurücksetzen zu erhalten.',
    submit: 'Link senden',
    sent: (email) =>
      `Falls es zu ${email} ein Konto gibt, haben wir einen Link zum Zurücksetzen erstellt. Er gilt eine Stunde.`,
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    submit: 'Passwort speichern',
    saved: 'Passwort gespeichert. Melden Sie sich mit dem neuen Passwort an.',
    again: 'Neuen Link anfordern',
    invalid: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Ein Link zum Zurücksetzen des Passworts gilt einmal und höchstens eine Stunde.',
    },
  },
};
