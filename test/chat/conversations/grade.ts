import type { Adviser } from '../../../src/chat/adviser.ts';
import type { Message } from '../../../src/chat/conversation/history.ts';
import type { Explanation } from '../../../src/domain/explanation.ts';
import { detectLanguages } from '../../../src/text/detect-language.ts';
import { type Heard, ask } from '../conversation.ts';
import { type Conversation, type Expected, type PageQuestion, type Shop, cartIdOf, urlOf } from './shops.ts';

/** The assistant of a stored shop. */
export interface Place {
  shop: Shop;
  modelName: string;
  organizationId: string;
  assistantId: string;
  adviser: Adviser;
  /** Identifiers of its products, by those of the shop. */
  products: ReadonlyMap<string, string>;
}

/** Three points: what was asked for. Two: the main thing, with a fault. One: related. None: wrong, or not allowed. */
export interface GradedTurn {
  points: 0 | 1 | 2 | 3;
  faults: string[];
  language: string;
  expected: Expected;
  heard: Heard;
}

/** Holds a conversation as its shopper does, whatever the answers, and grades each of them. */
export async function holdConversation(
  place: Place,
  { language, page, turns }: Conversation,
  onExplained?: (explanation: Explanation, expected: Expected) => void,
): Promise<GradedTurn[]> {
  const messages: Message[] = [];
  const graded: GradedTurn[] = [];
  for (const expected of turns) {
    messages.push({ role: 'shopper', text: expected.say });
    const heard = await askAt(place, messages, page, onExplained && ((each) => onExplained(each, expected)));
    messages.push({ role: 'assistant', text: heard.text, productIds: heard.shown });
    graded.push({ ...gradeAnswer(place, expected, heard, language), language, expected, heard });
  }
  return graded;
}

async function askAt(
  place: Place,
  messages: readonly Message[],
  page: string | null,
  onExplained?: (explanation: Explanation) => void,
): Promise<Heard> {
  const { shop, modelName, organizationId, assistantId, adviser, products } = place;
  return ask(adviser, messages, {
    organizationId,
    onExplained,
    assistant: { assistantId, modelName, name: shop.name, siteUrl: shop.siteUrl },
    ...(page !== null && {
      page: {
        url: urlOf(shop, page),
        title: shop.products.find(({ id }) => id === page)?.title ?? '',
        productId: products.get(page),
      },
    }),
  });
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function gradeAnswer(
  { shop, products }: Place,
  expected: Expected,
  { text, shown, parts, report }: Heard,
  language: string,
): Pick<GradedTurn, 'points' | 'faults'> {
  const { wants, never, never_says, cart } = expected;
  const idOf = new Map([...products].map(([id, stored]) => [stored, id]));
  const cards = shown.map((id) => idOf.get(id) ?? id);
  const carts = parts.flatMap((part) => (part.type === 'cart' ? [part] : []));
  const wrong = [
    ...never.filter((id) => cards.includes(id)).map((id) => `shows ${id}`),
    ...never_says.filter((each) => includes(text, each)).map((each) => `says ${each}`),
    ...(cart === null && carts.length > 0 ? ['proposes a cart that nobody asked for'] : []),
    ...(cart && carts.some(({ productId }) => idOf.get(productId) !== cart.product)
      ? ['proposes another product']
      : []),
    ...(report.outcome === 'refused' && !['outside', 'unsafe', 'smalltalk'].includes(wants) ? ['refuses'] : []),
    ...(isInAnotherLanguage(text, language, shop.language) ? ['answers in another language'] : []),
  ];
  if (wrong.length > 0) return { points: 0, faults: wrong };

  const checks = checksOf(shop, expected, { text, cards, parts, report, carts });
  const faults = checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
  if (faults.length === 0) return { points: text.trim() === '' && cards.length === 0 ? 1 : 3, faults };
  const share = 1 - faults.length / checks.length;
  return { points: share >= 0.5 ? 2 : 1, faults };
}

type Check = [isRight: boolean, fault: string];

interface Given extends Pick<Heard, 'text' | 'parts' | 'report'> {
  cards: readonly string[];
  carts: readonly { externalId: string | null; amount: number }[];
}

function checksOf(
  shop: Shop,
  { wants, show, all, first, says, none, cart, person }: Expected,
  { text, cards, parts, report, carts }: Given,
): Check[] {
  const isShown = show.length === 0 || all.length > 0 || show.some((id) => cards.includes(id));
  const isContact = /@|tel|\+?\d[\d ]{6,}|https?:/iu.test(text) || parts.some(({ type }) => type === 'handover');
  const conditions: (Check | false)[] = [
    show.length > 0 && all.length === 0 && [isShown, `shows none of ${show.join(', ')}`],
    first !== null && [cards[0] === first, `does not show ${first} first`],
    none && [report.outcome !== 'answered', 'does not say that there is none'],
    person && [isContact, 'offers no person'],
    wants === 'outside' && [report.outcome === 'refused', 'does not refuse'],
  ];
  return [
    ...conditions.filter((each) => each !== false),
    ...all.map((id): Check => [cards.includes(id), `does not show ${id}`]),
    ...says.map((each): Check => [each.some((part) => includes(text, part)), `does not say ${each[0]}`]),
    ...(cart ? cartChecks(shop, cart, carts) : []),
  ];
}

function cartChecks(
  shop: Shop,
  { product, options, amount }: NonNullable<Expected['cart']>,
  carts: readonly { externalId: string | null; amount: number }[],
): Check[] {
  const [only] = carts;
  const row = shop.products.find(({ id }) => id === product);
  const fitting = (row?.variants ?? []).flatMap(({ values }, at) =>
    (row?.options ?? []).every(({ name }, option) => !(name in options) || options[name] === values[option])
      ? [cartIdOf(product, at)]
      : [],
  );
  const isVariant =
    fitting.length === 0 || Object.keys(options).length === 0 || fitting.includes(only?.externalId ?? '');
  // A shopper who asks for the cart wants nothing else.
  return [
    [only !== undefined, 'proposes no cart'],
    [only !== undefined, 'proposes no cart'],
    [only !== undefined && isVariant, 'proposes another variant'],
    [only?.amount === amount, `does not propose ${amount}`],
  ];
}

/** A quotation is in the shop's language: the answer is in another if only a third language is detected. */
function isInAnotherLanguage(text: string, language: string, shopLanguage: string): boolean {
  const own = text.split(/\s+/u).length;
  const [detected] = own < 6 ? [] : detectLanguages(text);
  return detected !== undefined && detected !== language && detected !== shopLanguage;
}

export interface GradedQuestion {
  /** True if the answer has the passage, or says that there is none. */
  isAnswered: boolean;
  /** True if it tells something of another product. */
  isForeign: boolean;
  heard: Heard;
  question: PageQuestion;
}

export async function answerQuestion(place: Place, question: PageQuestion): Promise<GradedQuestion> {
  const heard = await askAt(place, [{ role: 'shopper', text: question.say }], question.page);
  const { answer, never_says } = question;
  const own = place.products.get(question.page);
  const isSilent = heard.report.outcome !== 'answered';
  return {
    isAnswered: answer.length > 0 ? answer.some((part) => includes(heard.text, part)) : isSilent,
    isForeign:
      never_says.some((part) => includes(heard.text, part)) ||
      (heard.shown.length > 0 && !heard.shown.includes(own ?? '')),
    heard,
    question,
  };
}
