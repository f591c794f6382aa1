import { stemmer } from '@orama/stemmers/italian';
import { CUES, WORDS } from '../../text/lexicon/cues/it.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'disponibile',
  out_of_stock: 'esaurito',
  unknown: 'disponibilità non indicata',
};

export const language: Language = {
  code: 'it',
  name: 'italian',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Non abbiamo esattamente questo, ma ecco ciò che si avvicina di più:',
    choose: (title, option, values) => `${option} per ${title}: quale preferisce? Abbiamo ${values}.`,
    thatIs: (title) => `È ${title}.`,
    listed: (row) => `Nelle caratteristiche si legge: «${row}».`,
    quote: (text) => `«${text}»`,
    hello: (shop) => `Salve! Sono l’assistente di ${shop}. Che cosa sta cercando?`,
    thanks: 'Prego! Posso aiutarla a trovare altro?',
    bye: 'Arrivederci e grazie della visita!',
    about: (shop) =>
      `Sono l’assistente di ${shop}. Posso cercare e confrontare prodotti, verificare prezzi e disponibilità e rispondere a domande sul negozio.`,
    ask: 'Che cosa sta cercando?',
    offTopic: (shop) =>
      `Mi dispiace, in questo non posso aiutarla, ma la aiuto volentieri a trovare qualcosa da ${shop}. Che cosa sta cercando?`,
    speaks: 'Parlo italiano, inglese, tedesco, francese, spagnolo, portoghese e olandese. Che cosa sta cercando?',
    gift: 'Volentieri! Che cosa piace a questa persona, e quanto vorrebbe spendere?',
    brands: (names) => `Tra le nostre marche ci sono ${names}.`,
    kinds: (names) => `Da noi trova, tra l’altro: ${names}. Che cosa sta cercando?`,
    count: (count, limits, isLeast) => `Ho trovato ${isLeast ? 'almeno ' : ''}${count} prodotti${limits}, tra cui:`,
    news: 'Mi dispiace, non so quali prodotti siano nuovi.',
    noMore: 'È tutto quello che ho trovato.',
    perhaps: 'Forse può interessarle:',
    under: (amount) => `fino a ${amount}`,
    over: (amount) => `a partire da ${amount}`,
    between: (low, high) => `tra ${low} e ${high}`,
    without: (words) => `senza ${words}`,
    found: (count, limits) => (count === 1 ? `Ecco una proposta${limits}:` : `Ecco ${count} proposte${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `Il prezzo di ${title} non è indicato (${STOCK[stock]}).`
        : `${title} costa ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Non ho trovato nulla che menzioni ${words}, ma questo è ciò che si avvicina di più:`,
    nothing: (words, limits, shop) => `Mi dispiace, non ho trovato ${words || 'nulla'}${limits} da ${shop}.`,
    advice: 'Provi con altre parole: la aiuto volentieri.',
    nearest: 'I più vicini come prezzo:',
    noCheaper: (title, price) => `Non ho trovato nulla di più economico di ${title} a ${price}.`,
    noDearer: (title, price) => `Non ho trovato nulla di più caro di ${title} a ${price}.`,
    soldOut: (title) => `Mi dispiace, ${title} è esaurito.`,
    allSoldOut: 'Mi dispiace, quello che ho trovato al momento è esaurito:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `L’articolo ${isSoldOut ? 'è esaurito' : 'non esiste'} in ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; è disponibile in ${instead}`}.`,
    similar: (title) => `Simili a ${title}:`,
    noSimilar: (title) => `Non ho trovato nulla di simile a ${title}.`,
    says: (quote) => `Nella descrizione si legge: «${quote}»`,
    unsaid: (words) => `Su ${words} qui non trovo nulla; forse la pagina del prodotto dice di più.`,
    quoted: (source, quote) => `In «${source}» si legge: «${quote}»`,
    handOver: {
      request: (contact) => `Certo. Può rivolgersi direttamente al negozio${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Mi dispiace. Può rivolgersi al personale del negozio${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Mi dispiace, non posso vedere né modificare gli ordini. Può rivolgersi al negozio${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Mi dispiace, non ho questa informazione e preferisco non tirare a indovinare. Può chiedere al negozio${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Al momento non mi risultano sconti né codici.',
    cart: (items) => `Per aggiungere ${items} al carrello, confermi qui sotto.`,
    each: (price) => `${price} al pezzo`,
    which: 'Quale prodotto intende?',
    cheaper: (title, difference, other) => `${title} costa ${difference} in meno di ${other}.`,
    samePrice: (title, other) => `${title} e ${other} hanno lo stesso prezzo.`,
    compared: 'Ecco il confronto:',
    cheapest: (title, price) => `Il più economico è ${title} a ${price}.`,
    dearest: (title, price) => `Il più caro è ${title} a ${price}.`,
    trouble: 'Mi dispiace, al momento non riesco a controllare. Riprovi tra poco.',
    moment: 'Un momento, per favore.',
    interrupted: 'Mi dispiace, la mia risposta si è interrotta. Ecco che cosa dice il catalogo:',
    suggest: {
      compare: (one, other) => `Può confrontare ${one} e ${other}?`,
      cheapest: 'Qual è il più economico?',
      similar: (title) => `Avete qualcosa di simile a ${title}?`,
      about: (title) => `Mi parli di ${title}`,
      category: (name) => `Che cosa avete in «${name}»?`,
      knowledge: (title) => `Che cosa devo sapere su «${title}»?`,
    },
  },
};
