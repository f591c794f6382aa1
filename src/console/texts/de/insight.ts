import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const insight: Texts['insight'] = {
  title: 'Auswertung',
  loading: 'Wird geladen: Auswertung',
  lead: 'Was Ihre Kunden fragen und was daraus wird. Tage beginnen um 0\u00a0Uhr\u00a0UTC.',
  keptDays: (days) =>
    `Unterhaltungen werden ${formatNumber(days)} ${days === 1 ? 'Tag' : 'Tage'} lang gespeichert, ältere zählen nicht mit.`,
  periods: {
    7: {
      name: '7 Tage',
      last: 'Die letzten 7 Tage',
      comparison: 'Darunter jeweils die Veränderung zu den 7 Tagen davor.',
    },
    30: {
      name: '30 Tage',
      last: 'Die letzten 30 Tage',
      comparison: 'Darunter jeweils die Veränderung zu den 30 Tagen davor.',
    },
    90: {
      name: '90 Tage',
      last: 'Die letzten 90 Tage',
      comparison: 'Darunter jeweils die Veränderung zu den 90 Tagen davor.',
    },
    365: { name: 'Jahr', last: 'Das letzte Jahr', comparison: 'Darunter jeweils die Veränderung zum Jahr davor.' },
  },
  period: 'Zeitraum',
  by: 'Pro',
  intervals: { day: 'Tag', week: 'Woche', month: 'Monat' },
  weekOf: (day) => `Woche ab ${day}`,
  figures: {
    conversations: 'Unterhaltungen',
    questions: 'Fragen',
    answered: 'Beantwortet',
    helpful: 'Als hilfreich bewertet',
    clicks: 'Klicks auf Produkte',
    cart: 'Produkte in Warenkörben',
    handedOver: 'Weitergeleitet',
    cost: 'Kosten',
  },
  changes: {
    incomparable: 'Kein Vergleich möglich',
    same: 'Wie zuvor',
    noneBefore: 'Zuvor keine',
    points: (points) =>
      `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))} ${Math.abs(points) === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
  },
  charts: {
    conversations: { title: 'Unterhaltungen', conversations: 'Unterhaltungen' },
    answers: {
      title: 'Antworten',
      lead: 'Teilweise: Die Texte des Shops beantworten einen Teil der Frage. Unbeantwortet: Sie sagen nichts dazu.',
      answered: 'Beantwortet',
      partly: 'Teilweise',
      unanswered: 'Unbeantwortet',
      refused: 'Abgelehnt',
      handedOver: 'Weitergeleitet',
    },
    clicks: { title: 'Klicks auf Produkte', clicks: 'Klicks' },
    cart: { title: 'Produkte in Warenkörben', products: 'Produkte' },
    cost: {
      title: 'Kosten',
      lead: 'Für Sprachmodelle, in US-Dollar. Das eingebaute Modell kostet nichts.',
      cost: 'Kosten',
    },
  },
  orders: {
    title: 'Bestellungen',
    lead: 'Im selben Browser-Tab aufgegeben, spätestens 7 Tage nach der Unterhaltung mit dem Assistenten.',
    orders: 'Bestellungen',
    value: (currency) => `Bestellwert in ${currency}`,
    total: 'Wert',
    notReported: {
      title: 'Bestellungen werden noch nicht gezählt',
      how: 'Lassen Sie die Bestellbestätigungsseite Ihres Shops sie melden: Fügen Sie dort diesen Code-Schnipsel mit Nummer, Summe und Währung der Bestellung ein. Den Code für andere Shopsysteme enthält die [Anleitung zum Widget](/docs/widget#orders).',
      tag: 'Code-Schnipsel für die Bestellbestätigungsseite',
    },
  },
  notFound: {
    title: 'Gesucht und nicht gefunden',
    lead: 'Wörter aus offenen Fragen, die weder in Ihren Produkten noch in Ihrem Wissen vorkommen. Fügen Sie ein Produkt, ein Synonym oder eine Antwort hinzu.',
    open: 'Offene Fragen',
    empty: {
      title: 'Es fehlt nichts',
      next: 'Keine offene Frage aus diesem Zeitraum betrifft etwas, das in Ihrem Shop nicht vorkommt.',
    },
    word: 'Was',
    questions: 'Fragen',
    example: 'Zum Beispiel',
    quoted: (question) => `„${question}“`,
  },
  products: {
    title: 'Produkte',
    lead: 'Am häufigsten in den Warenkorb gelegt, angeklickt und gezeigt.',
    empty: { title: 'Noch keine Produkte gezeigt', next: 'Sie erscheinen hier, sobald Antworten sie zeigen.' },
    product: 'Produkt',
    removed: 'Inzwischen entfernt',
    shown: 'Gezeigt',
    clicked: 'Angeklickt',
    cart: 'In Warenkörbe gelegt',
  },
  empty: {
    title: 'Keine Unterhaltungen in diesem Zeitraum',
    live: 'Zahlen erscheinen, sobald Ihre Kunden den Assistenten öffnen. Wenn das schon geschehen sein müsste, prüfen Sie, ob er in Ihrem Shop richtig eingebaut ist.',
    notLive:
      'Der Assistent ist noch nicht live. Zahlen erscheinen, sobald Ihre Kunden ihn im Shop öffnen; was Sie in der Vorschau ausprobieren, zählt nicht.',
    next: 'Zum Assistenten',
  },
};
