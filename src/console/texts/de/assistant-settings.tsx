import { formatList } from '../format.ts';
import type { Texts } from '../texts.ts';

export const assistantSettings: Texts['assistantSettings'] = {
  title: 'Einstellungen',
  lead: (page, organization) => (
    <>
      Name, Tonfall, Aussehen und Modell ändern Sie auf der {page}, neben der Vorschau. Was gespeichert und ausgegeben
      wird, steht in den {organization}.
    </>
  ),
  assistantPage: 'Seite des Assistenten',
  organizationSettings: (organization) => `Einstellungen von ${organization}`,
  loading: 'Wird geladen: Einstellungen',
  notAllowed: {
    title: 'Einstellungen sind nur für Bearbeiter',
    next: (organization) => `Bitten Sie einen Inhaber oder Admin von ${organization}, sie oder Ihre Rolle zu ändern.`,
  },
  shop: {
    title: 'Shop',
    lead: 'Der Shop, den der Assistent einliest und für den er berät. Eine neue Adresse gilt ab dem nächsten Crawl.',
    address: 'Adresse des Shops',
    userAgent: 'User-Agent der Crawls',
    userAgentHint:
      'Nur falls Ihr Shop keine unbekannten Crawler zulässt: ein eigener Name, den er kennt, zum Beispiel MyShopBot/1.0.',
    submit: 'Shop speichern',
    saved: 'Shop gespeichert.',
  },
  origins: {
    title: 'Wo er erscheinen darf',
    lead: 'Nur Seiten dieser Adressen können den Assistenten anzeigen, damit ihn niemand in eine fremde Website einbaut.',
    label: 'Erlaubte Adressen',
    hint: 'Eine pro Zeile, zum Beispiel https://shop.example, ohne Pfad. Bleibt das Feld leer, gelten die Adressen des Shops.',
    now: (origins) => `Derzeit: ${formatList(origins)}.`,
    none: 'Derzeit: keine. Fügen Sie eine hinzu oder geben Sie die Adresse des Shops an.',
    submit: 'Adressen speichern',
    saved: 'Adressen gespeichert.',
  },
  questions: {
    title: 'Vorgeschlagene Fragen',
    lead: 'Ihre Kunden sehen sie, wenn sich die Unterhaltung öffnet, und können sie mit einem Tipp stellen.',
    label: 'Fragen',
    auto: 'Aus dem Katalog',
    autoHint: 'Aus Ihren Produkten und Ihrem Wissen, in der Sprache der Kunden.',
    own: 'Eigene',
    ownLabel: 'Eigene Fragen',
    ownHint: 'Eine pro Zeile, höchstens 6. Bleibt das Feld leer, wird keine vorgeschlagen.',
    submit: 'Fragen speichern',
    saved: 'Vorgeschlagene Fragen gespeichert.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Für Kunden, die mit einem Menschen sprechen möchten, sich beschweren oder nach einer Bestellung fragen. Ohne diese Angaben nennt der Assistent die Adresse Ihres Shops.',
    page: 'Kontaktseite',
    email: 'E-Mail',
    telephone: 'Telefon',
    telephoneHint: 'Öffnungszeiten kommen aus Ihrem Wissen, zum Beispiel aus einem Eintrag „Öffnungszeiten“.',
    submit: 'Kontakt speichern',
    saved: 'Kontakt gespeichert.',
  },
  helpdesk: {
    title: 'Helpdesk',
    lead: 'Aisle kann jede Übergabe mit der Unterhaltung an Ihren Helpdesk senden. Was er erhält, beschreibt die [Seite über Übergaben (englisch)](/docs/handover).',
    webhook: 'Webhook',
    webhookHint: 'Eine Adresse mit https://. Bleibt das Feld leer, wird nichts gesendet.',
    submit: 'Helpdesk speichern',
    saved: 'Helpdesk gespeichert.',
    newSecret: 'Neuer Signaturschlüssel',
    consequence:
      'Damit prüft Ihr Helpdesk, dass eine Übergabe von Aisle kommt. Der bisherige Schlüssel gilt sofort nicht mehr.',
    create: 'Erstellen',
    secretOnce: 'Speichern Sie diesen Schlüssel jetzt in Ihrem Helpdesk. Er wird nicht noch einmal angezeigt.',
    secret: 'Schlüssel',
    secretSaved: 'Ich habe ihn gespeichert',
  },
  checking: {
    title: 'Prüfung der Antworten',
    lead: 'Regeln vergleichen jeden Satz eines Sprachmodells mit Ihrem Katalog und Ihrem Wissen. Das eingebaute Modell zitiert nur und ist davon nicht betroffen.',
    label: 'Beschreibungen',
    model: 'Mit einem zweiten Modell prüfen',
    modelHint: 'Empfohlen. Kostet bei jeder Antwort ein wenig.',
    quote: 'Durch den Wortlaut des Shops ersetzen',
    quoteHint: 'Am sichersten, liest sich aber weniger flüssig.',
    off: 'Den Regeln vertrauen',
    offHint: 'Am schnellsten. Ein falscher Preis oder ein falsches Produkt kommt trotzdem nie durch.',
    submit: 'Prüfung speichern',
    saved: 'Prüfung gespeichert.',
  },
  synonyms: {
    title: 'Synonyme',
    lead: 'Wörter, die in Ihrem Shop dasselbe bedeuten. Wer nach einem davon sucht, findet auch die anderen. Mehrzahl und gängige Synonyme sind schon bekannt.',
    loading: 'Wird geladen: Synonyme',
    label: 'Synonymgruppen',
    hint: 'Eine Gruppe pro Zeile, mit Kommas getrennt: Taschenlampe, Handlampe, Stirnlampe.',
    submit: 'Synonyme speichern',
    saved: 'Synonyme gespeichert.',
  },
};
