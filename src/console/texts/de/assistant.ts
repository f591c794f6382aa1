import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const assistant: Texts['assistant'] = {
  title: 'Assistent',
  notFound: {
    title: 'Assistent nicht gefunden',
    lead: 'Vielleicht wurde er gelöscht.',
    back: 'Zu den Assistenten',
  },
  tabs: {
    catalogue: 'Katalog',
    crawls: 'Crawls',
    knowledge: 'Wissen',
    conversations: 'Unterhaltungen',
    questions: 'Offene Fragen',
    playground: 'Testbereich',
    insight: 'Auswertung',
    settings: 'Einstellungen',
  },
  week: {
    title: 'Die letzten sieben Tage',
    insight: 'Auswertung',
    conversations: 'Unterhaltungen',
    cartPieces: 'Produkte in den Warenkorb gelegt',
    openQuestions: 'Offene Fragen',
    lastSeen: 'Zuletzt in Ihrem Shop gesehen',
    notSeen: 'Noch nicht',
    next: {
      wait: 'Ihr Shop wird gerade eingelesen. Sobald die ersten Produkte da sind, können Sie den Assistenten ausprobieren.',
      crawl: 'Als Nächstes: Lassen Sie einen Crawl Ihre Produkte finden.',
      goLive: 'Als Nächstes: Probieren Sie den Assistenten aus und schalten Sie ihn dann live.',
      install: 'Als Nächstes: Bauen Sie den Code-Schnipsel in Ihren Shop ein.',
      answer: (questions) =>
        questions === 1
          ? 'Als Nächstes: Beantworten Sie die Frage, die der Assistent nicht beantworten konnte.'
          : `Als Nächstes: Beantworten Sie die ${formatNumber(questions)} Fragen, die der Assistent nicht beantworten konnte.`,
      nothing: 'Er berät Ihre Kunden. Es gibt nichts mehr zu tun.',
    },
  },
  catalogue: {
    title: 'Katalog',
    size: (products) => `${formatNumber(products)} ${products === 1 ? 'Produkt' : 'Produkte'}`,
    newest: 'Neueste Produkte',
    browse: 'Katalog ansehen',
    firstCrawl: 'Crawl starten',
    crawlAgain: 'Erneut crawlen',
    crawlStarted: 'Der Crawl läuft.',
  },
  product: {
    noPrice: 'Kein Preis',
    soldOut: (price) => `${price} · Ausverkauft`,
  },
  preview: {
    title: 'Ausprobieren',
    lead: 'Fragen Sie, was Ihre Kunden fragen würden. Nichts davon wird gespeichert oder gezählt.',
    noProducts: 'Sie können ihn ausprobieren, sobald die ersten Produkte da sind.',
    frame: (name) => `Vorschau von ${name}`,
  },
  voice: {
    title: 'Name und Tonfall',
    lead: 'Ihre Kunden sehen den Namen über der Unterhaltung und die Begrüßung, wenn sie sie öffnen. Der Tonfall ist die Art, wie der Assistent berät.',
    name: 'Name des Assistenten',
    greeting: 'Begrüßung',
    greetingHint: 'Bleibt das Feld leer, begrüßt er Ihre Kunden in deren Sprache.',
    template: 'Tonfall',
    templateHint: 'Als Ausgangspunkt: Passen Sie es unten an.',
    ownWords: 'Eigene Worte',
    persona: 'So soll er beraten',
    personaHint: 'Sprachmodelle halten sich daran, das eingebaute Modell nicht.',
    submit: 'Speichern',
    saved: 'Name und Tonfall gespeichert.',
    templates: {
      friendly: {
        label: 'Freundlich und hilfsbereit',
        text: 'Du berätst wie ein freundlicher Mensch aus unserem Team: herzlich, geduldig und klar. Stelle eine Frage, wenn du mehr wissen musst, empfiehl dann zwei oder drei Produkte und sage, wofür sich jedes eignet.',
      },
      expert: {
        label: 'Fachkundig',
        text: 'Du berätst wie jemand vom Fach, der diese Produkte seit Jahren selbst benutzt. Erkläre die Unterschiede, auf die es ankommt, nenne Schwächen so offen wie Stärken und erkläre Fachbegriffe in wenigen Worten.',
      },
      brief: {
        label: 'Kurz und knapp',
        text: 'Du antwortest mit so wenigen Worten wie möglich: zuerst die Empfehlung, dann ein Grund. Kein Small Talk.',
      },
    },
  },
  look: {
    title: 'Aussehen',
    lead: 'Das Bild zeigt Farbe und Position sofort, alles andere, sobald Sie speichern.',
    colour: 'Farbe',
    colourHint: 'Zum Beispiel #0b6e4f. Die Schrift darauf ist immer gut lesbar.',
    logo: 'Adresse des Logos',
    launcher: 'Text auf der Schaltfläche',
    launcherHint: 'Bleibt das Feld leer, erscheint nur das Symbol.',
    position: 'Position',
    right: 'Rechts',
    left: 'Links',
    submit: 'Aussehen speichern',
    saved: 'Aussehen gespeichert.',
  },
  model: {
    title: 'Modell',
    budget: (budget) =>
      `Sprachmodelle kosten Geld: höchstens ${budget} im Monat in Ihrer Organisation. Danach antwortet das eingebaute Modell.`,
    noBudget: 'Sprachmodelle kosten Geld, und Ihre Organisation hat keine Grenze festgelegt.',
    builtInOnly:
      'Es antwortet das eingebaute Modell, kostenlos. Ein Sprachmodell versteht mehr und hält sich an Ihren eigenen Tonfall.',
    notSetUp: {
      title: 'Weitere Modelle einrichten',
      how: 'Der Betreiber dieses Servers setzt eine Umgebungsvariable auf einen Schlüssel des Anbieters und startet den Server neu. Näheres steht im [Betriebshandbuch (englisch)](/docs/operating#models).',
      ownServer: 'Ein eigener Modellserver, mit seiner URL',
    },
    label: 'Antwortet Ihren Kunden',
    free: (model) => `${model} (kostenlos)`,
    priced: (model, price) => `${model} (${price} pro Million geschriebener Tokens)`,
    missing: (wanted, used) => `${wanted} ist auf diesem Server nicht eingerichtet, deshalb antwortet ${used}.`,
    submit: 'Modell speichern',
    saved: 'Modell gespeichert.',
  },
  delete: {
    title: 'Assistenten löschen',
    lead: 'Das löscht auch seinen Katalog, sein Wissen und seine Unterhaltungen.',
    ask: (name) => `${name} löschen?`,
    consequence: 'Das lässt sich nicht rückgängig machen. Das Widget verschwindet sofort aus Ihrem Shop.',
    submit: 'Endgültig löschen',
    done: (name) => `${name} wurde gelöscht.`,
  },
};
