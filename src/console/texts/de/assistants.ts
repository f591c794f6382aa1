import type { Texts } from '../texts.ts';

export const assistants: Texts['assistants'] = {
  title: 'Assistenten',
  lead: (organization) => `Die Shopping-Assistenten von ${organization}.`,
  empty: {
    title: 'Noch keine Assistenten',
    next: (organization) => `Bitten Sie einen Inhaber oder Admin von ${organization}, einen Shop hinzuzufügen.`,
  },
  name: 'Name',
  noAddress: 'Keine Shop-Adresse',
  status: 'Status',
  created: 'Erstellt am',
  first: {
    title: 'Shop hinzufügen',
    lead: 'Aisle liest die Produkte Ihres Shops ein, und der Assistent berät damit Ihre Kunden. Sie können ihn ausprobieren, bevor ihn jemand anderes sieht.',
    where: 'Wo ist Ihr Shop?',
    soon: 'Die ersten Produkte erscheinen innerhalb einer Minute.',
  },
  add: {
    title: 'Shop hinzufügen',
    address: 'Adresse Ihres Shops',
    addressHint: 'Zum Beispiel meinshop.de. Wir lesen die öffentlichen Produktseiten, wie eine Suchmaschine.',
    noAddress: 'Das ist keine Adresse. Kopieren Sie sie aus dem Browser, zum Beispiel https://meinshop.de.',
    submit: 'Shop hinzufügen',
    added: (shop, language) =>
      language === null ? `${shop} wurde hinzugefügt.` : `${shop} wurde hinzugefügt. Sprache der Seiten: ${language}.`,
    submitUnread: 'Trotzdem hinzufügen',
    unnamed: 'Mein Shop',
  },
};
