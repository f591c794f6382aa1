import type { AisleProduct } from '../aisle.ts';

/** The parts of an answer, as the service sends them; docs/widget-api.md. */
export type Part =
  | { type: 'text'; delta: string }
  | { type: 'products' | 'comparison'; products: AisleProduct[] }
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'sources'; sources: AnswerSource[] }
  | { type: 'cart'; productId: string; externalId: string | null; amount: number }
  | { type: 'handover'; contact: Contact; hours: string | null }
  | { type: 'done' };

/** Contact details of a person at the shop; at least one is set. */
export interface Contact {
  url: string | null;
  email: string | null;
  phone: string | null;
}

/** The source of a sentence in an answer. */
export interface AnswerSource {
  sentence: string;
  type: 'knowledge' | 'product';
  id: string;
  title: string;
  /** The shop's own words. */
  quote: string;
}

export type Segment =
  | { type: 'text'; text: string }
  | Extract<Part, { type: 'products' | 'comparison' }>
  | Extract<Part, { type: 'cart' | 'handover' }>;

/** The reason why an answer is incomplete: offline, rate limited, or anything else. */
export type Failure = 'offline' | 'busy' | 'failed';
export type Feedback = 'up' | 'down' | null;

export interface Exchange {
  id: number;
  /** The service's id, known from the first event of the answer. */
  exchangeId: string | undefined;
  question: string;
  segments: readonly Segment[];
  suggestions: readonly string[];
  sources: readonly AnswerSource[];
  state: 'open' | 'done' | 'stopped' | Failure;
  feedback: Feedback;
}

/** An exchange as the service stores it. */
export interface StoredExchange {
  exchangeId: string;
  question: string;
  answer: string | null;
  parts: Part[];
  feedback: Feedback;
}

export interface State {
  /** Finished exchanges. The array keeps its identity while an answer streams in. */
  past: readonly Exchange[];
  live: Exchange | undefined;
}

export type Change =
  | { type: 'asked'; question: string }
  | { type: 'started'; exchangeId: string }
  | { type: 'parts'; parts: readonly Part[] }
  | { type: 'ended'; state: Exclude<Exchange['state'], 'open'> }
  | { type: 'rated'; exchangeId: string; feedback: Feedback }
  | { type: 'restored'; exchanges: readonly StoredExchange[] }
  /** Removes the last exchange, to ask it again. */
  | { type: 'last_removed' }
  | { type: 'cleared' };

export const EMPTY: State = { past: [], live: undefined };

let count = 0;
const opened = (question: string): Exchange => ({
  id: (count += 1),
  exchangeId: undefined,
  question,
  segments: [],
  suggestions: [],
  sources: [],
  state: 'open',
  feedback: null,
});

export function reduce(state: State, change: Change): State {
  const { past, live } = state;
  switch (change.type) {
    case 'asked':
      return { past, live: opened(change.question) };
    case 'started':
      return live ? { past, live: { ...live, exchangeId: change.exchangeId } } : state;
    case 'parts':
      return live ? { past, live: change.parts.reduce(withPart, live) } : state;
    case 'ended':
      return live ? { past: [...past, { ...live, state: change.state }], live: undefined } : state;
    case 'rated': {
      const { exchangeId, feedback } = change;
      return { past: past.map((each) => (each.exchangeId === exchangeId ? { ...each, feedback } : each)), live };
    }
    case 'restored':
      return { past: change.exchanges.map(restored), live };
    case 'last_removed':
      return { past: past.slice(0, -1), live };
    default:
      return EMPTY;
  }
}

function withPart(exchange: Exchange, part: Part): Exchange {
  const { segments } = exchange;
  const last = segments.at(-1);
  switch (part.type) {
    case 'text': {
      const text = part.delta;
      if (last?.type !== 'text') return { ...exchange, segments: [...segments, { type: 'text', text }] };
      return { ...exchange, segments: [...segments.slice(0, -1), { type: 'text', text: last.text + text }] };
    }
    case 'products':
    case 'comparison':
    case 'cart':
    case 'handover':
      return { ...exchange, segments: [...segments, part] };
    case 'suggestions':
      return { ...exchange, suggestions: part.suggestions };
    case 'sources':
      return { ...exchange, sources: [...exchange.sources, ...part.sources] };
    default:
      // A newer service may send parts that this widget does not know.
      return exchange;
  }
}

function restored({ exchangeId, question, answer, parts, feedback }: StoredExchange): Exchange {
  const text: Part[] = answer ? [{ type: 'text', delta: answer }] : [];
  const exchange: Exchange = { ...opened(question), exchangeId, feedback, state: answer === null ? 'stopped' : 'done' };
  return [...text, ...parts].reduce(withPart, exchange);
}

/** Returns the text of an answer, without its cards. */
export const textOf = ({ segments }: Pick<Exchange, 'segments'>): string =>
  segments
    .map((segment) => (segment.type === 'text' ? segment.text : ''))
    .join('\n\n')
    .trim();

/**
 * Returns an answer's segments in the order of display. Text comes first, as it introduces the rest, and is alone while
 * it streams in, so that nothing moves what the shopper is reading. A product proposed for the cart has no card.
 */
export function visibleSegments({ segments, state }: Pick<Exchange, 'segments' | 'state'>): Segment[] {
  const texts = segments.filter(({ type }) => type === 'text');
  if (state === 'open') return texts;
  const proposed = new Set(segments.map((segment) => (segment.type === 'cart' ? segment.productId : '')));
  const others = segments.filter(
    (segment) =>
      segment.type !== 'text' &&
      !(segment.type === 'products' && segment.products.every(({ productId }) => proposed.has(productId))),
  );
  return [...texts, ...others];
}

/** Finds a product in the finished answers, the latest first. */
export function findProduct({ past }: State, productId: string): AisleProduct | undefined {
  return past
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => (segment.type === 'products' || segment.type === 'comparison' ? segment.products : []))
    .findLast((product) => product.productId === productId);
}
