import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const conversations: Texts['conversations'] = {
  title: 'Unterhaltungen',
  lead: 'Was Ihre Kunden gefragt haben, welche Antworten sie bekamen und was sie damit gemacht haben.',
  download: 'CSV herunterladen',
  noMatch: {
    title: 'Keine passenden Unterhaltungen',
    next: 'Entfernen Sie einen Filter oder wählen Sie einen längeren Zeitraum.',
  },
  empty: {
    title: 'Noch keine Unterhaltungen',
    next: 'Sie erscheinen hier, sobald jemand in Ihrem Shop etwas fragt. Was Sie in der Vorschau ausprobieren, wird nicht gespeichert.',
  },
  older: 'Ältere Unterhaltungen anzeigen',
  firstQuestion: 'Erste Frage',
  nothingAsked: 'Nichts gefragt',
  time: 'Zeit',
  questions: 'Fragen',
  feedback: 'Bewertung',
  intoCart: 'In den Warenkorb',
  cost: 'Kosten',
  fallback: 'Ersatzmodell',
  unanswered: (questions, unanswered) => `${formatNumber(questions)} (${formatNumber(unanswered)} offen)`,
  good: (count) => `${formatNumber(count)} gut`,
  bad: (count) => `${formatNumber(count)} schlecht`,
  noFeedback: 'Keine',
  filter: {
    title: 'Filter',
    search: 'Wörter in Fragen und Antworten',
    answered: 'Beantwortet',
    any: 'Beliebig',
    notEverything: 'Nicht alles',
    everything: 'Alles',
    from: 'Von',
    to: 'Bis',
    apply: 'Anwenden',
    clear: 'Zurücksetzen',
  },
  ratings: { up: 'Gut', down: 'Schlecht' },
  one: {
    title: 'Unterhaltung',
    loading: 'Wird geladen: Unterhaltung',
    lead: (begun, questions) => (
      <>
        {begun} · {formatNumber(questions)} {questions === 1 ? 'Frage' : 'Fragen'}
      </>
    ),
    all: 'Alle Unterhaltungen',
    transcript: 'Verlauf',
    nothingAsked: 'Der Assistent wurde geöffnet, aber nichts gefragt.',
    events: {
      opened: () => 'Assistenten geöffnet',
      product_clicked: (product) => `Produktseite geöffnet: ${product}`,
      added_to_cart: (product, amount) => `In den Warenkorb gelegt: ${formatNumber(amount)} × ${product}`,
    },
    ordered: (total) => (total === null ? 'Bestellt' : `Bestellt für ${total}`),
    product: 'ein Produkt',
    removedProduct: 'ein inzwischen entferntes Produkt',
    erase: {
      label: 'Löschen',
      title: 'Diese Unterhaltung löschen?',
      consequences:
        'Fragen, Antworten, Bewertungen und Ereignisse werden endgültig gelöscht, auch für die Person, die gefragt hat. Was die Unterhaltung gekostet hat, zählt weiter zum Budget.',
      done: 'Unterhaltung gelöscht.',
    },
  },
  exchange: {
    noAnswer: 'Keine Antwort: Sie wurde abgebrochen.',
    handedOver: 'Es wurde gezeigt, wie man einen Menschen erreicht.',
    notWaitedFor: 'Nicht abgewartet',
    behind: 'Hinter dieser Antwort',
    askedOn: 'Gefragt auf',
    lacking: 'Es fehlte',
    tools: 'Nachgeschlagen mit',
    model: 'Modell',
    fallback: 'Ersatzmodell',
    language: 'Sprache',
    cost: 'Kosten',
    time: 'Dauer',
    settled: 'Erledigt',
    dismissed: (moment) => <>{moment}, verworfen</>,
    byKnowledge: (moment) => <>{moment}, durch einen Eintrag im Wissen</>,
  },
};
