import { stemmer } from '@orama/stemmers/english';
import { CUES, WORDS } from '../../text/lexicon/cues/en.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  unknown: 'availability not listed',
};

export const language: Language = {
  code: 'en',
  name: 'english',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'We don’t have exactly that, but these come closest:',
    choose: (title, option, values) => `Which ${decapitalize(option)} would you like for ${title}: ${values}?`,
    thatIs: (title) => `That’s ${title}.`,
    listed: (row) => `The details say: “${row}”.`,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hello! I’m the shopping assistant at ${shop}. What are you looking for?`,
    thanks: 'You’re welcome! Can I help you find anything else?',
    bye: 'Goodbye, and thanks for stopping by!',
    about: (shop) =>
      `I’m the shopping assistant at ${shop}. I can find and compare products, check prices and stock, and answer questions about the shop.`,
    ask: 'What are you looking for?',
    offTopic: (shop) =>
      `Sorry, I can’t help with that, but I’m happy to help you find something at ${shop}. What are you looking for?`,
    speaks: 'I speak English, German, French, Spanish, Portuguese, Italian and Dutch. What are you looking for?',
    gift: 'Happy to help! What are they into, and what’s your budget?',
    brands: (names) => `Our brands include ${names}.`,
    kinds: (names) => `We carry, among other things: ${names}. What are you looking for?`,
    count: (count, limits, isLeast) => `I found ${isLeast ? 'at least ' : ''}${count} products${limits}, including:`,
    news: 'Sorry, I can’t tell which products are new.',
    noMore: 'That’s everything I found.',
    perhaps: 'You might like:',
    under: (amount) => `under ${amount}`,
    over: (amount) => `from ${amount}`,
    between: (low, high) => `between ${low} and ${high}`,
    without: (words) => `without ${words}`,
    found: (count, limits) => (count === 1 ? `Here’s one option${limits}:` : `Here are ${count} options${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `There’s no price listed for ${title} (${STOCK[stock]}).`
        : `${title} costs ${price} (${STOCK[stock]}).`,
    lacking: (words) => `I couldn’t find anything that mentions ${words}, but this comes closest:`,
    nothing: (words, limits, shop) => `Sorry, I couldn’t find ${words || 'anything'}${limits} at ${shop}.`,
    advice: 'Try different words, or ask me about something else.',
    nearest: 'Closest in price:',
    noCheaper: (title, price) => `I couldn’t find anything cheaper than ${title} at ${price}.`,
    noDearer: (title, price) => `I couldn’t find anything more expensive than ${title} at ${price}.`,
    soldOut: (title) => `Sorry, ${title} is out of stock.`,
    allSoldOut: 'Sorry, what I found is out of stock right now:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed && `In ${fixed}, `}${fixed ? decapitalize(varied) : varied} is ${isSoldOut ? 'sold out' : 'not offered'}${instead && `; it is available in ${instead}`}.`,
    similar: (title) => `Similar to ${title}:`,
    noSimilar: (title) => `I couldn’t find anything similar to ${title}.`,
    says: (quote) => `The description says: “${quote}”`,
    unsaid: (words) => `There’s no mention of ${words} here; the product page may say more.`,
    quoted: (source, quote) => `From “${source}”: “${quote}”`,
    handOver: {
      request: (contact) => `Of course. Please contact the shop directly${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) =>
        `I’m sorry to hear that. Please contact the shop’s team about it${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Sorry, I can’t look up or change orders. Please contact the shop about that${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Sorry, I don’t know that, and I’d rather not guess. Please ask the shop${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'I don’t know of any current discounts or codes.',
    cart: (items) => `To add ${items} to your cart, please confirm below.`,
    each: (price) => `${price} each`,
    which: 'Which one do you mean?',
    cheaper: (title, difference, other) => `${title} costs ${difference} less than ${other}.`,
    samePrice: (title, other) => `${title} and ${other} cost the same.`,
    compared: 'Here’s how they compare:',
    cheapest: (title, price) => `The cheapest is ${title} at ${price}.`,
    dearest: (title, price) => `The most expensive is ${title} at ${price}.`,
    trouble: 'Sorry, I can’t look that up right now. Please try again in a moment.',
    moment: 'One moment, please.',
    interrupted: 'Sorry, I was cut off. Here’s what the catalogue says:',
    suggest: {
      compare: (one, other) => `Compare ${one} and ${other}`,
      cheapest: 'Which one is the cheapest?',
      similar: (title) => `Do you have anything similar to ${title}?`,
      about: (title) => `Tell me more about ${title}`,
      category: (name) => `What do you have in ${name}?`,
      knowledge: (title) => `What should I know about “${title}”?`,
    },
  },
};
