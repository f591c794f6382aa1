import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const answers: Texts['answers'] = {
  outcomes: {
    answered: 'Beantwortet',
    partly: 'Teilweise beantwortet',
    unanswered: 'Nicht beantwortet',
    refused: 'Abgelehnt',
    handed_over: 'Weitergeleitet',
  },
  parts: { products: 'Produkte', comparison: 'Vergleich', cart: 'Vorschlag für den Warenkorb' },
  fallbacks: {
    unreachable: 'Das eingebaute Modell hat geantwortet, weil der Anbieter nicht erreichbar war',
    timeout: 'Das eingebaute Modell hat geantwortet, weil der Anbieter zu lange brauchte',
    interrupted: 'Das eingebaute Modell hat die Antwort beendet, weil sie beim Anbieter abbrach',
    empty: 'Das eingebaute Modell hat geantwortet, weil vom Anbieter keine Antwort kam',
    refused: 'Das eingebaute Modell hat geantwortet, weil der Anbieter abgelehnt hat',
    budget: 'Das eingebaute Modell hat geantwortet, weil das Monatsbudget aufgebraucht war',
    unresolved: 'Das Standardmodell hat geantwortet, weil das Modell des Assistenten nicht verfügbar ist',
  },
  tools: {
    search_products: 'Produkte suchen',
    count_choices: 'Auswahl zählen',
    get_product: 'Produkt abrufen',
    compare_products: 'Produkte vergleichen',
    similar_products: 'ähnliche Produkte finden',
    search_knowledge: 'Wissen durchsuchen',
    show_products: 'Produkte zeigen',
    add_to_cart: 'in den Warenkorb legen',
    hand_over: 'an Menschen weiterleiten',
  },
  unknown: 'Unbekannt',
  seconds: (seconds) => `${seconds}\u00a0s`,
  time: (total, first) => `${total}, erste Wörter nach ${first}`,
  tokens: (cost, all, cached, out) =>
    `${cost}, ${formatNumber(all)} Tokens gelesen (${formatNumber(cached)} aus dem Cache), ${formatNumber(out)} geschrieben`,
  gone: 'Nicht mehr im Katalog',
  noPrice: 'Kein Preis',
  amount: (amount, price) => `${formatNumber(amount)} × ${price}`,
  sources: {
    title: 'Quellen',
    none: 'Kein Satz darin sagt etwas über den Shop aus.',
    names: { product: (title) => `Produkt „${title}“`, knowledge: (title) => `Wissen „${title}“` },
  },
  heldBack: { title: 'Zurückgehalten', reason: (reason) => `Grund: ${reason}` },
};
