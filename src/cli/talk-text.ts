import type { WriteStream } from 'node:tty';
import type { Card, Part } from '../chat/parts.ts';
import type { Availability } from '../domain/product.ts';
import type { Heard } from './adviser.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'in stock',
  out_of_stock: 'sold out',
  unknown: 'stock unknown',
};

/** Renders bold text for a terminal, and plain text for other outputs. Pieces may end within the marks. */
export function createEmphasis({ isTTY }: Pick<WriteStream, 'isTTY'>): (text: string) => string {
  const [on, off] = isTTY && !process.env['NO_COLOR'] ? ['\x1b[1m', '\x1b[22m'] : ['', ''];
  let isBold = false;
  let held = '';
  return (text) => {
    const whole = held + text;
    // One asterisk at the end may be half a mark; nothing follows an empty piece.
    held = text !== '' && /(?<!\*)\*$/u.test(whole) ? '*' : '';
    return whole.slice(0, whole.length - held.length).replaceAll('**', () => {
      isBold = !isBold;
      return isBold ? on : off;
    });
  };
}

/** Formats an answer's attachments: cards, the cart proposal, contact details, suggested questions. */
export function attachmentsText({ products, parts, suggestions }: Heard): string {
  const lines = [
    ...products.flatMap(cardLines),
    ...parts.flatMap((part) => (part.type === 'cart' ? [proposalLine(part, products)] : [])),
    ...parts.flatMap((part) => (part.type === 'handover' ? handoverLines(part) : [])),
    ...(suggestions.length > 0 ? [`Ask next: ${suggestions.join(' | ')}`] : []),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

/** Formats a card, with the variant that is chosen on it. */
function cardLines(card: Card, at: number): string[] {
  const { title, url, listPrice } = card;
  const { price, availability, values } = chosenOf(card);
  const facts = [
    priceText(price, card.currency),
    ...(listPrice !== undefined && values.length === 0 ? [`was ${priceText(listPrice, card.currency)}`] : []),
    STOCK[availability],
    ...values,
  ];
  return [`${at + 1}. ${title}`, `   ${facts.join(' · ')}`, `   ${url}`];
}

function chosenOf({ variants, chosen, price, availability }: Card) {
  const variant = chosen === undefined ? undefined : variants?.[chosen];
  return variant ? { ...variant, price: variant.price ?? price } : { price, availability, values: [] };
}

const priceText = (price: number | null, currency: string | null): string =>
  price === null ? 'no price' : `${price.toFixed(2)} ${currency ?? ''}`.trim();

/** Formats the items that accepting the proposal would add to the shop's cart. */
function proposalLine(
  { productId, externalId, amount }: Extract<Part, { type: 'cart' }>,
  products: readonly Card[],
): string {
  const card = products.find((each) => each.productId === productId);
  const name = card ? [card.title, ...chosenOf(card).values].join(', ') : productId;
  return `For the cart: ${amount} × ${name}${externalId === null ? '' : ` (number ${externalId})`}`;
}

function handoverLines({ contact: { url, email, phone }, hours }: Extract<Part, { type: 'handover' }>): string[] {
  const ways = [url, email, phone].filter((way) => way !== null);
  return [`Talk to a person: ${ways.join(' · ')}`, ...(hours === null ? [] : [`   ${hours}`])];
}
