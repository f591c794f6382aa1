import { stemmer } from '@orama/stemmers/dutch';
import { CUES, WORDS } from '../../text/lexicon/cues/nl.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'op voorraad',
  out_of_stock: 'uitverkocht',
  unknown: 'voorraad onbekend',
};

export const language: Language = {
  code: 'nl',
  name: 'dutch',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Precies dat hebben we niet, maar dit komt het dichtst in de buurt:',
    choose: (title, option, values) => `${option} voor ${title}: wat wordt het? U kunt kiezen uit ${values}.`,
    thatIs: (title) => `Dat is ${title}.`,
    listed: (row) => `In de kenmerken staat: “${row}”.`,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hallo! Ik ben de winkelassistent van ${shop}. Waar bent u naar op zoek?`,
    thanks: 'Graag gedaan! Kan ik u verder nog helpen?',
    bye: 'Tot ziens en bedankt voor uw bezoek!',
    about: (shop) =>
      `Ik ben de winkelassistent van ${shop}. Ik kan producten zoeken en vergelijken, prijzen en voorraad nakijken en vragen over de winkel beantwoorden.`,
    ask: 'Waar bent u naar op zoek?',
    offTopic: (shop) =>
      `Daar kan ik u helaas niet mee helpen, maar bij ${shop} help ik u graag iets te vinden. Waar bent u naar op zoek?`,
    speaks: 'Ik spreek Nederlands, Engels, Duits, Frans, Spaans, Portugees en Italiaans. Waar bent u naar op zoek?',
    gift: 'Graag! Waar houdt diegene van, en wat is uw budget?',
    brands: (names) => `Onze merken zijn onder andere ${names}.`,
    kinds: (names) => `Bij ons vindt u onder andere: ${names}. Waar bent u naar op zoek?`,
    count: (count, limits, isLeast) =>
      `Ik heb ${isLeast ? 'minstens ' : ''}${count} producten${limits} gevonden, waaronder:`,
    news: 'Welke producten nieuw zijn, weet ik helaas niet.',
    noMore: 'Dat is alles wat ik heb gevonden.',
    perhaps: 'Misschien zit hier iets voor u bij:',
    under: (amount) => `tot ${amount}`,
    over: (amount) => `vanaf ${amount}`,
    between: (low, high) => `tussen ${low} en ${high}`,
    without: (words) => `zonder ${words}`,
    found: (count, limits) => (count === 1 ? `Hier is één optie${limits}:` : `Hier zijn ${count} opties${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `De prijs van ${title} is niet vermeld (${STOCK[stock]}).`
        : `${title} kost ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Ik heb niets gevonden over ${words}, maar dit komt het dichtst in de buurt:`,
    nothing: (words, limits, shop) =>
      `Helaas heb ik bij ${shop} ${words || 'niets'}${limits} ${words && 'niet '}gevonden.`,
    advice: 'Probeer het met andere woorden; ik help u graag verder.',
    nearest: 'Qua prijs het dichtst in de buurt:',
    noCheaper: (title, price) => `Ik heb niets goedkopers gevonden dan ${title} voor ${price}.`,
    noDearer: (title, price) => `Ik heb niets duurders gevonden dan ${title} voor ${price}.`,
    soldOut: (title) => `${title} is helaas uitverkocht.`,
    allSoldOut: 'Helaas op dit moment uitverkocht:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} is ${decapitalize(varied)}` : `${varied} is`} ${isSoldOut ? 'helaas uitverkocht' : 'er niet'}${instead && `; het is wel verkrijgbaar in ${instead}`}.`,
    similar: (title) => `Vergelijkbaar met ${title}:`,
    noSimilar: (title) => `Ik heb helaas niets gevonden dat op ${title} lijkt.`,
    says: (quote) => `In de beschrijving staat: “${quote}”`,
    unsaid: (words) => `Over ${words} staat hier niets; misschien vindt u het op de productpagina.`,
    quoted: (source, quote) => `Uit “${source}”: “${quote}”`,
    handOver: {
      request: (contact) => `Natuurlijk. Neem rechtstreeks contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Wat vervelend. Neem hierover contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Bestellingen kan ik helaas niet inzien of wijzigen. Neem daarvoor contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Dat weet ik helaas niet, en ik wil er niet naar raden. Vraag het gerust aan de winkel${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Er zijn mij op dit moment geen kortingen of kortingscodes bekend.',
    cart: (items) => `Bevestig hieronder om ${items} in uw winkelwagen te leggen.`,
    each: (price) => `${price} per stuk`,
    which: 'Welk product bedoelt u?',
    cheaper: (title, difference, other) => `${title} kost ${difference} minder dan ${other}.`,
    samePrice: (title, other) => `${title} en ${other} kosten evenveel.`,
    compared: 'Hier is de vergelijking:',
    cheapest: (title, price) => `De goedkoopste is ${title} voor ${price}.`,
    dearest: (title, price) => `De duurste is ${title} voor ${price}.`,
    trouble: 'Dat kan ik nu helaas niet opzoeken. Probeer het zo nog eens.',
    moment: 'Een moment, alstublieft.',
    interrupted: 'Sorry, mijn antwoord werd afgebroken. Dit staat in de catalogus:',
    suggest: {
      compare: (one, other) => `Vergelijk ${one} en ${other}`,
      cheapest: 'Welke is de goedkoopste?',
      similar: (title) => `Hebben jullie iets dat lijkt op ${title}?`,
      about: (title) => `Vertel me meer over ${title}`,
      category: (name) => `Wat hebben jullie in ‘${name}’?`,
      knowledge: (title) => `Wat moet ik weten over ‘${title}’?`,
    },
  },
};
