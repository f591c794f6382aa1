import type { Texts } from '../texts.ts';

/** Adds the service's message where it says more than the code, such as which fields are wrong. */
const withMessage = (text: string) => (message: string) => `${text} Meldung des Servers: ${message}`;

const tooManyTries = () =>
  'Zu viele Versuche in kurzer Zeit. Warten Sie einige Minuten und versuchen Sie es dann erneut.';
const signInAgain = () => 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.';
const linkIsOver = () => 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.';
const passkeyFailed = () =>
  'Der Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder nehmen Sie einen anderen Weg.';

export const errors: Texts['errors'] = {
  unauthorized: signInAgain,
  session_expired: signInAgain,
  session_not_fresh: signInAgain,
  forbidden: () => 'Dazu sind Sie nicht berechtigt.',
  email_unverified: () =>
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Bestätigungslink oder fordern Sie auf der Seite „Konto“ einen neuen an.',
  rate_limited: tooManyTries,
  too_many_attempts_request_new_code: tooManyTries,
  account_temporarily_locked: tooManyTries,

  invalid_email: () => 'Das ist keine gültige E-Mail-Adresse.',
  invalid_email_or_password: () => 'E-Mail-Adresse oder Passwort stimmt nicht.',
  invalid_password: () => 'Das Passwort stimmt nicht. Geben Sie das Passwort ein, mit dem Sie sich anmelden.',
  password_too_short: () => 'Das Passwort braucht mindestens 12 Zeichen.',
  password_too_long: () => 'Das Passwort ist zu lang.',
  invalid_token: linkIsOver,
  token_expired: linkIsOver,
  invalid_code: () => 'Der Code stimmt nicht. Geben Sie den Code ein, den Ihre App gerade anzeigt.',
  invalid_backup_code: () => 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
  invalid_two_factor_cookie: () => 'Die Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
  email_already_verified: () => 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  previously_registered: () => 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  challenge_not_found: passkeyFailed,
  failed_to_verify_registration: passkeyFailed,
  authentication_failed: passkeyFailed,
  passkey_not_found: () => 'Diesen Passkey gibt es in Ihrem Konto nicht.',

  invalid_input: withMessage('Prüfen Sie Ihre Eingaben.'),
  invalid_request: withMessage('Das ist so nicht möglich.'),
  cross_site: withMessage('Aisle ist unter einer anderen Adresse zu öffnen.'),
  payload_too_large: () => 'Das ist zu groß. Kürzen Sie die Eingabe oder wählen Sie eine kleinere Datei.',
  quota_exceeded: () =>
    'Damit wäre das Kontingent Ihrer Organisation überschritten. Löschen Sie Daten oder bitten Sie den Betreiber um ein größeres; den Stand zeigen die Einstellungen.',

  site_url_missing: () => 'Geben Sie zuerst die Adresse Ihres Shops an.',
  shop_unreachable: withMessage('Ihr Shop konnte nicht gelesen werden.'),
  document_unreadable: withMessage('Die Datei konnte nicht gelesen werden.'),
  crawl_in_progress: () => 'Ein Crawl dieses Assistenten läuft noch. Warten Sie, bis er beendet ist.',
  crawl_over: () => 'Dieser Crawl ist schon beendet.',
  crawl_not_found: () => 'Diesen Crawl gibt es nicht mehr.',
  assistant_not_found: () => 'Diesen Assistenten gibt es nicht mehr.',
  product_not_found: () => 'Dieses Produkt gibt es nicht mehr.',
  duplicate_product: () => 'Ein anderes Produkt im Katalog hat bereits dieselbe Kennung.',
  change_not_found: () =>
    'Das lässt sich nicht mehr rückgängig machen: Es ist schon geschehen oder die Änderung ist älter als ein Tag.',
  knowledge_not_found: () => 'Diesen Eintrag gibt es nicht mehr.',
  changed_meanwhile: () =>
    'Jemand hat das hier geändert, seit Sie es geöffnet haben. Sehen Sie nach, was jetzt gespeichert ist, und speichern Sie dann erneut.',
  conversation_not_found: () =>
    'Diese Unterhaltung gibt es nicht mehr. Sie wurde gelöscht oder ihre Aufbewahrungsfrist ist abgelaufen.',
  question_not_found: () => 'Diese Fragen haben inzwischen einen anderen Stand. Laden Sie die Seite neu.',
  no_test_questions: () => 'Es gibt noch keine Testfragen. Speichern Sie zuerst welche.',
  test_run_in_progress: () => 'Die Testfragen werden gerade gestellt. Warten Sie auf die Ergebnisse.',

  organization_not_found: () => 'Diese Organisation gibt es nicht, oder Sie sind kein Mitglied.',
  member_not_found: () => 'Dieses Mitglied gibt es nicht mehr.',
  last_owner: () => 'Eine Organisation braucht mindestens einen Inhaber. Geben Sie zuerst jemand anderem diese Rolle.',
  invitation_not_found: () => 'Diese Einladung gilt nicht mehr.',
  key_not_found: () => 'Dieser Schlüssel ist nicht mehr aktiv.',
  session_not_found: () => 'Diese Sitzung ist schon beendet.',
  connected_app_not_found: () => 'Diese App ist nicht mehr verbunden.',
  not_found: () => 'Das wurde nicht gefunden. Vielleicht ist der Link veraltet.',

  unavailable: () => 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.',
  insufficient_storage: () =>
    'Der Server hat keinen Speicherplatz mehr. Es wurde nichts geändert. Versuchen Sie es später erneut.',
  internal: () =>
    'Auf unserer Seite ist etwas schiefgegangen. Versuchen Sie es erneut und melden Sie die Anfrage-ID, wenn es dabei bleibt.',
  unreachable: () => 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unreadable: () => 'Der Server hat unerwartet geantwortet. Versuchen Sie es erneut.',
};
