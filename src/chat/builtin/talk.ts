import { mainContact } from '../../domain/handover.ts';
import type { Product } from '../../domain/product.ts';
import { createEvidenceReader } from '../evidence/claims.ts';
import type { FactReader } from '../evidence/facts.ts';
import type { Cue } from '../languages/cues.ts';
import type { Language } from '../languages/language.ts';
import type { Message as HistoryMessage } from '../conversation/history.ts';
import type { Sources, Turn } from '../turn.ts';
import { type ParsedMessage, readMessage } from './message.ts';
import type { ShopNames } from './shop-names.ts';

/** An earlier message, and the products shown with its answer. */
export interface Exchange {
  message: ParsedMessage;
  shown: readonly Product[];
  /** True if the answer asked to choose a size, colour or the like, or offered others than the unavailable one. */
  isChoiceOpen: boolean;
  /** True if the answer proposed something for the cart. */
  isProposed: boolean;
}

/** A conversation up to the newest message. */
export interface Talk {
  turn: Turn;
  sources: Sources;
  message: ParsedMessage;
  /** Oldest first. */
  earlier: readonly Exchange[];
  /** The products in view, for "them" and "the second one": the latest shown, in order, or that of the page. */
  list: readonly Product[];
  /** The only product in view, for "it". */
  focus: Product | null;
  page: Product | null;
  /** Contact details of a person, for use in a sentence. */
  contact: string | null;
  /** ISO 639-1. */
  catalogueCode: string;
  /** Reads the shop's texts. */
  reader: FactReader;
  /** Parses a message of the shopper. */
  read: (text: string) => ParsedMessage;
  /** Yields to requests and other shops' answers between pieces of work. */
  breathe: () => Promise<void>;
}

/** True while only the product of the open page has been in view. */
export const isOnItsPage = ({ page, earlier }: Pick<Talk, 'page' | 'earlier'>): boolean =>
  page !== null && !earlier.some(({ shown }) => shown.length > 0);

/** True for "Any milk in this?" on a product's page, whatever other products are called milk. */
export const isAboutPage = ({ page, list, message: { cues } }: Talk): boolean =>
  page !== null && list.length === 1 && cues.has('here') && !ELSEWHERE.some((cue) => cues.has(cue));

const ELSEWHERE: readonly Cue[] = ['cart', 'compare', 'goesWith'];

const MAX_EARLIER = 12;
/** In characters. The rest of a message is not read; hardly any is longer. */
const MAX_MESSAGE = 1_000;

interface ViewedPage {
  pageId: string | undefined;
  catalogueCode: string;
  names: ShopNames;
  breathe: () => Promise<void>;
  /** Cache of the messages parsed while answering this one, by their text. */
  readings: Map<string, ParsedMessage>;
}

export function readTalk(
  turn: Turn,
  sources: Sources,
  said: readonly HistoryMessage[],
  { pageId, catalogueCode, names, breathe, readings }: ViewedPage,
): Talk {
  const codes = [...new Set([turn.language.code, catalogueCode])];
  const read = (written: string): ParsedMessage => {
    const text = written.slice(0, MAX_MESSAGE);
    let message = readings.get(text);
    if (!message) readings.set(text, (message = readMessage(text, turn.language, codes, names)));
    return message;
  };
  const earlier = earlierIn(said.slice(0, -1), turn, read);
  const page = turn.known.get(pageId ?? '') ?? null;
  const shown = earlier.findLast((each) => each.shown.length > 0)?.shown ?? [];
  const message = read(said.at(-1)?.text ?? '');
  // "This" refers to the open page, "it" to the product mentioned last.
  const isOfPage = shown.length === 0 || message.cues.has('here');
  const list = page && isOfPage ? [page] : shown;
  const own = [...new Set([catalogueCode, 'en'])];
  return {
    turn,
    sources,
    message,
    earlier,
    list,
    focus: list.length === 1 ? (list[0] ?? null) : null,
    page,
    contact: mainContact(turn.contact),
    catalogueCode,
    reader: { claimsIn: createEvidenceReader(own), languages: own },
    read,
    breathe,
  };
}

function earlierIn(said: readonly HistoryMessage[], turn: Turn, read: (text: string) => ParsedMessage): Exchange[] {
  const earlier: Exchange[] = [];
  for (const { role, text, productIds = [] } of said.slice(-2 * MAX_EARLIER)) {
    if (role === 'shopper') earlier.push({ message: read(text), shown: [], isChoiceOpen: false, isProposed: false });
    const last = earlier.at(-1);
    // A product that was proposed for the cart has a card as well.
    if (role !== 'assistant' || !last) continue;
    last.shown = [...new Set(productIds)].flatMap((id) => turn.known.get(id) ?? []);
    last.isChoiceOpen = asksToChoose(text, turn.language);
    last.isProposed = says(text, turn.language.phrases.cart(BLANK));
  }
  return earlier;
}

const BLANK = '\0';

/** Recognizes the assistant's own question for an option, and its remark that a variant is unavailable, whichever it names. */
function asksToChoose(text: string, { phrases }: Language): boolean {
  const asking = [
    phrases.choose(BLANK, BLANK, BLANK),
    ...['', BLANK].flatMap((fixed) => [true, false].map((isSoldOut) => phrases.gone(fixed, BLANK, isSoldOut, BLANK))),
  ];
  return asking.some((sentence) => says(text, sentence));
}

/** True if a text has all of a sentence but its blanks. */
const says = (text: string, sentence: string): boolean => sentence.split(BLANK).every((part) => text.includes(part));
