import type { Texts } from '../texts.ts';

export const security: Texts['security'] = {
  title: 'Sicherheit',
  lead: 'Fügen Sie der Anmeldung einen zweiten Schritt hinzu, damit ein gestohlenes Passwort nicht ausreicht.',
  authenticator: {
    title: 'Authenticator-App',
    lead: 'Melden Sie sich mit einem Code aus einer App auf Ihrem Smartphone an.',
    on: 'Ein',
    off: 'Aus',
    turnOff: {
      button: 'Ausschalten',
      title: 'Authenticator-App ausschalten?',
      consequence: 'Ihr Passwort allein genügt dann zum Anmelden, und Ihre Wiederherstellungscodes werden ungültig.',
      done: 'Authenticator-App ausgeschaltet.',
    },
    setUp: {
      button: 'Einrichten',
      title: 'Authenticator-App einrichten',
      start: 'Weiter',
      scan: '1. Scannen Sie diesen QR-Code mit Ihrer Authenticator-App oder geben Sie den Einrichtungsschlüssel von Hand ein.',
      qrCode: 'QR-Code für Ihre Authenticator-App',
      key: 'Einrichtungsschlüssel',
      save: '2. Speichern Sie diese Wiederherstellungscodes. Wenn Sie Ihr Smartphone verlieren, können Sie sich mit jedem Code einmal anmelden.',
      enter: '3. Geben Sie den Code ein, den die App anzeigt.',
      code: 'Code',
      submit: 'Einschalten',
      done: 'Authenticator-App eingeschaltet.',
    },
  },
  recovery: {
    title: 'Wiederherstellungscodes',
    lead: 'Damit melden Sie sich an, wenn Sie Ihr Smartphone oder Ihren Passkey verlieren. Jeder Code gilt einmal.',
    generate: 'Neue Codes erzeugen',
    generateTitle: 'Neue Wiederherstellungscodes erzeugen',
    consequence: 'Ihre bisherigen Codes werden ungültig.',
    saveNow:
      'Speichern Sie diese Wiederherstellungscodes jetzt. Sie werden nicht noch einmal angezeigt. Mit jedem Code können Sie sich einmal anmelden.',
    saved: 'Codes sind gespeichert',
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an. Sobald Sie einen Passkey haben, genügt das Passwort allein nicht mehr.',
    empty: {
      title: 'Noch keine Passkeys',
      next: 'Legen Sie einen auf diesem Gerät, Ihrem Smartphone oder einem Sicherheitsschlüssel an.',
      unsupported: 'Passkeys brauchen einen Browser, der sie unterstützt, und HTTPS mit einem Domainnamen.',
    },
    name: 'Name',
    added: 'Hinzugefügt',
    actions: 'Aktionen',
    known: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
    failed:
      'Die Passkey-Abfrage wurde abgebrochen oder ist fehlgeschlagen. Versuchen Sie es erneut oder nehmen Sie einen anderen Weg.',
    add: {
      button: 'Passkey hinzufügen',
      next: 'Als Nächstes fragt Ihr Browser, wo er gespeichert werden soll.',
      nameHint: 'Zum Beispiel das Gerät, auf dem er liegt.',
      submit: 'Weiter',
      done: 'Passkey hinzugefügt.',
    },
    rename: {
      button: 'Umbenennen',
      title: (name) => `${name} umbenennen`,
      submit: 'Speichern',
      done: 'Name gespeichert.',
    },
    remove: {
      button: 'Entfernen',
      title: (name) => `${name} entfernen?`,
      consequence: 'Sie können sich damit nicht mehr anmelden. Löschen Sie den Passkey auch auf dem Gerät.',
      done: (name) => `${name} wurde entfernt.`,
    },
  },
};
