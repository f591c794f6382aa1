import { formatList } from '../format.ts';
import type { Texts } from '../texts.ts';

const ONCE_TAGGED = 'Das zeigt sich, sobald der Code-Schnipsel gefunden ist.';

export const installation: Texts['installation'] = {
  title: 'In den Shop einbauen',
  live: 'Ihre Kunden sehen ihn auf jeder Seite mit dem Code-Schnipsel.',
  draft: 'Ihre Kunden sehen ihn erst, wenn er live ist.',
  system: 'Ihr Shop läuft mit',
  systems: {
    html: { label: 'Beliebige HTML-Seite', place: 'In jede Seite Ihres Shops, vor </body>' },
    gtm: { label: 'Google Tag Manager', place: 'Ein Tag „Benutzerdefiniertes HTML“ mit dem Trigger „All Pages“' },
    shopify: {
      label: 'Shopify',
      place: 'Onlineshop → Themes → Code bearbeiten → layout/theme.liquid, vor </head>',
    },
    woocommerce: { label: 'WooCommerce', place: 'functions.php des Child-Themes' },
    shopware: {
      label: 'Shopware 6',
      place: 'Resources/views/storefront/layout/meta.html.twig eines Themes',
    },
    magento: {
      label: 'Magento 2',
      place: 'Inhalt → Design → Konfiguration → die Store-Ansicht → HTML-Head → Skripte und Stylesheets',
    },
    prestashop: { label: 'PrestaShop', place: 'templates/_partials/head.tpl des Child-Themes' },
  },
  worksOn: (origins) => `Der Assistent erscheint auf ${formatList(origins)}.`,
  goLive: 'Live schalten',
  isLive: (assistant) => `${assistant} ist live.`,
  takeOffline: {
    button: 'Offline nehmen',
    ask: (assistant) => `${assistant} offline nehmen?`,
    consequence: 'Der Assistent verschwindet sofort aus Ihrem Shop. Sie können ihn jederzeit wieder live schalten.',
    submit: 'Offline nehmen',
    done: (assistant) => `${assistant} ist offline.`,
  },
  check: {
    title: 'Funktioniert der Assistent in Ihrem Shop?',
    lead: 'Wir besuchen Ihre Seiten und sehen nach, in welchen Browsern der Code-Schnipsel gelaufen ist. Sie können währenddessen weiterarbeiten und jederzeit zurückkommen.',
    again: 'Erneut prüfen',
    checked: 'Gerade geprüft.',
    skip: 'Überspringen',
    resume: 'Fortsetzen',
    skipped: 'Übersprungen',
    skippedAll: 'Übersprungen. Sie können jederzeit fortsetzen.',
    skippedNow: 'Übersprungen.',
    resumed: 'Wird fortgesetzt.',
    states: { fine: 'In Ordnung', problem: 'Zu tun', unknown: 'Noch nicht bekannt' },
    lastSeen: 'Zuletzt gesehen',
    outcomes: {
      shown: 'angezeigt',
      draft: 'nicht angezeigt: Entwurf',
      refused: 'nicht angezeigt: nicht erlaubt',
    },
    allowHint: 'Erlauben Sie nur Adressen Ihres eigenen Shops.',
    allow: (origins) => `${formatList(origins)} erlauben`,
    allowed: 'Erlaubt.',
  },
  checks: {
    tag: {
      label: 'Code-Schnipsel',
      fine: () => 'Der Code-Schnipsel ist auf Ihren Seiten.',
      problem: (pages) =>
        `Der Code-Schnipsel fehlt auf ${pages}. Fügen Sie ihn in den Teil ein, den alle Seiten gemeinsam haben. Wenn ihn ein Tag-Manager einfügt, öffnen Sie Ihren Shop in einem Browser und prüfen Sie dann erneut.`,
      unknown: () =>
        'Keine Ihrer Seiten ließ sich lesen. Wenn Sie den Code-Schnipsel schon eingebaut haben, öffnen Sie Ihren Shop in einem Browser und prüfen Sie dann erneut.',
    },
    key: {
      label: 'Schlüssel',
      fine: () => 'Der Code-Schnipsel hat den Schlüssel dieses Assistenten.',
      problem: (keys) =>
        `Der Code-Schnipsel hat den Schlüssel eines anderen Assistenten: ${keys}. Kopieren Sie den Code oben noch einmal.`,
      unknown: () => ONCE_TAGGED,
    },
    origin: {
      label: 'Adresse',
      fine: (origins) =>
        origins === '' ? 'Ihr Shop darf den Assistenten anzeigen.' : `Der Assistent darf auf ${origins} erscheinen.`,
      problem: (origins) => `Der Code-Schnipsel ist auf ${origins}, aber dort darf dieser Assistent nicht erscheinen.`,
      unknown: () => ONCE_TAGGED,
    },
    live: {
      label: 'Status',
      fine: () => 'Der Assistent ist live.',
      problem: () =>
        'Der Assistent ist ein Entwurf, deshalb sehen Ihre Kunden nichts. Schalten Sie ihn live, wenn alles passt.',
      unknown: () => '',
    },
    cart: {
      label: 'Warenkorb',
      fine: (carts) => `Produkte kommen in den Warenkorb von ${carts}.`,
      problem: () => '',
      unknown: () =>
        'Ihre Seiten haben keinen Warenkorb von Shopify oder WooCommerce. Wenn Ihr Shop window.addToCart definiert, kommen Produkte in seinen eigenen Warenkorb; sonst führen die Karten zur Produktseite.',
    },
    policy: {
      label: 'Content Security Policy',
      fine: () => 'Ihre Seiten lassen den Assistenten laden.',
      problem: (directives, origin) =>
        `Ihre Seiten blockieren ihn. Fügen Sie ${origin} in deren Content-Security-Policy zu ${directives} hinzu.`,
      unknown: (directives) =>
        directives === ''
          ? ONCE_TAGGED
          : 'Ihre Seiten erlauben Skripte nur mit Nonce. Geben Sie dem Code-Schnipsel die Nonce der Seite.',
    },
  },
};
