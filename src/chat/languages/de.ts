import { stemmer } from '@orama/stemmers/german';
import { CUES, WORDS } from '../../text/lexicon/cues/de.ts';
import type { Availability } from '../../domain/records.ts';
import type { Language } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'auf Lager',
  out_of_stock: 'ausverkauft',
  unknown: 'Verfügbarkeit nicht angegeben',
};

export const language: Language = {
  code: 'de',
  name: 'german',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Genau das haben wir leider nicht, aber das kommt dem am nächsten:',
    choose: (title, option, values) => `Gern! Welche Variante von ${title} möchten Sie? ${option}: ${values}.`,
    thatIs: (title) => `Das ist ${title}.`,
    listed: (row) => `In den Details steht: „${row}“.`,
    quote: (text) => `„${text}“`,
    hello: (shop) => `Hallo! Ich bin der Einkaufsassistent von ${shop}. Wonach suchen Sie?`,
    thanks: 'Gern geschehen! Kann ich Ihnen noch weiterhelfen?',
    bye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    about: (shop) =>
      `Ich bin der Einkaufsassistent von ${shop}. Ich finde und vergleiche Produkte für Sie, sehe Preise und Verfügbarkeit nach und beantworte Fragen zum Shop.`,
    ask: 'Wonach suchen Sie?',
    offTopic: (shop) =>
      `Dabei kann ich leider nicht helfen, aber ich finde gern etwas bei ${shop} für Sie. Wonach suchen Sie?`,
    speaks:
      'Ich spreche Deutsch, Englisch, Französisch, Spanisch, Portugiesisch, Italienisch und Niederländisch. Wonach suchen Sie?',
    gift: 'Gern! Wofür interessiert sich die Person, und wie viel darf es kosten?',
    brands: (names) => `Wir führen unter anderem ${names}.`,
    kinds: (names) => `Bei uns finden Sie unter anderem: ${names}. Wonach suchen Sie?`,
    count: (count, limits, isLeast) =>
      `Ich habe ${isLeast ? 'mindestens ' : ''}${count} Produkte${limits} gefunden, zum Beispiel:`,
    news: 'Welche Produkte neu sind, weiß ich leider nicht.',
    noMore: 'Mehr habe ich leider nicht gefunden.',
    perhaps: 'Vielleicht ist hier etwas dabei:',
    under: (amount) => `bis ${amount}`,
    over: (amount) => `ab ${amount}`,
    between: (low, high) => `zwischen ${low} und ${high}`,
    without: (words) => `ohne ${words}`,
    found: (count, limits) =>
      count === 1 ? `Hier ist ein Vorschlag${limits}:` : `Hier sind ${count} Vorschläge${limits}:`,
    sentence: (title, price, stock) =>
      price === null
        ? `Für ${title} ist kein Preis angegeben (${STOCK[stock]}).`
        : `${title} kostet ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Zu ${words} habe ich nichts gefunden, aber das kommt am nächsten:`,
    nothing: (words, limits, shop) =>
      `Leider habe ich bei ${shop} ${words || 'nichts'}${limits} ${words && 'nicht '}gefunden.`,
    advice: 'Versuchen Sie es mit anderen Worten oder fragen Sie mich nach etwas anderem.',
    nearest: 'Preislich am nächsten:',
    noCheaper: (title, price) => `Etwas Günstigeres als ${title} für ${price} habe ich nicht gefunden.`,
    noDearer: (title, price) => `Etwas Teureres als ${title} für ${price} habe ich nicht gefunden.`,
    soldOut: (title) => `${title} ist leider ausverkauft.`,
    allSoldOut: 'Leider zurzeit ausverkauft:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} ist ${varied}` : `${varied} ist`} ${isSoldOut ? 'leider ausverkauft' : 'nicht erhältlich'}${instead && `; es gibt ${isSoldOut ? 'noch ' : ''}${instead}`}.`,
    similar: (title) => `Ähnlich wie ${title}:`,
    noSimilar: (title) => `Etwas Ähnliches wie ${title} habe ich leider nicht gefunden.`,
    says: (quote) => `In der Beschreibung steht: „${quote}“`,
    unsaid: (words) => `Zu ${words} steht hier nichts; mehr verrät vielleicht die Produktseite.`,
    quoted: (source, quote) => `Unter „${source}“ steht: „${quote}“`,
    handOver: {
      request: (contact) => `Gern. Bitte wenden Sie sich direkt an den Shop${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) =>
        `Das tut mir leid. Bitte wenden Sie sich damit an das Team des Shops${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Bestellungen kann ich leider weder einsehen noch ändern. Bitte wenden Sie sich dafür an den Shop${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Das weiß ich leider nicht, und raten möchte ich nicht. Bitte fragen Sie beim Shop nach${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Von aktuellen Rabatten oder Codes ist mir nichts bekannt.',
    cart: (items) => `Bitte bestätigen Sie unten, um ${items} in den Warenkorb zu legen.`,
    each: (price) => `${price} pro Stück`,
    which: 'Welches Produkt meinen Sie?',
    cheaper: (title, difference, other) => `${title} kostet ${difference} weniger als ${other}.`,
    samePrice: (title, other) => `${title} und ${other} kosten gleich viel.`,
    compared: 'Im Vergleich:',
    cheapest: (title, price) => `Am günstigsten ist ${title} für ${price}.`,
    dearest: (title, price) => `Am teuersten ist ${title} für ${price}.`,
    trouble: 'Das kann ich gerade leider nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',
    moment: 'Einen Moment, bitte.',
    interrupted: 'Entschuldigung, ich wurde unterbrochen. Das steht im Katalog:',
    suggest: {
      compare: (one, other) => `Vergleiche ${one} und ${other}`,
      cheapest: 'Was davon ist am günstigsten?',
      similar: (title) => `Gibt es etwas Ähnliches wie ${title}?`,
      about: (title) => `Erzähl mir mehr über ${title}`,
      category: (name) => `Was habt ihr unter „${name}“?`,
      knowledge: (title) => `Was sollte ich über „${title}“ wissen?`,
    },
  },
};
