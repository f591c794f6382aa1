import type { Product } from '../../domain/product.ts';
import type { AssistantContent, Prompt } from '../models/specification.ts';
import { factsOf } from '../turn.ts';

/** One message of the conversation so far; the shopper's newest is the last. */
export interface Message {
  role: 'shopper' | 'assistant';
  text: string;
  /** The products whose cards an answer showed, so that "the second one" can be resolved. */
  productIds?: readonly string[] | undefined;
}

/** Token limit of the history given to a model, as counted by `tokensIn`; the newest message is always included. */
const HISTORY_TOKENS = 6_000;
/** Maximum characters used of one message. */
const MAX_MESSAGE_LENGTH = 8_000;

/**
 * Estimates tokens without a model's tokenizer: one per four letters, or one per letter in scripts where a letter is a
 * word.
 */
export function tokensIn(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu);
  return Math.ceil((text.length - (dense?.length ?? 0)) / 4) + (dense?.length ?? 0);
}

/**
 * Returns the latest messages that fit, starting with one of the shopper's, without control characters and truncated.
 */
export function trimHistory(messages: readonly Message[]): Message[] {
  const kept: Message[] = [];
  let room = HISTORY_TOKENS;
  for (const message of messages.toReversed()) {
    const text = message.text
      .toWellFormed()
      .replace(/[^\P{Cc}\n\t]/gu, ' ')
      .slice(0, MAX_MESSAGE_LENGTH)
      .trim();
    room -= tokensIn(text) + 8 * (message.productIds?.length ?? 0);
    if (room < 0 && kept.length > 0) break;
    if (text !== '' || kept.length === 0) kept.unshift({ ...message, text });
  }
  while (kept.length > 1 && kept[0]?.role === 'assistant') kept.shift();
  return kept;
}

/** Converts messages to the model's format: cards become calls of show_products, with the rows' current data. */
export function promptOf(messages: readonly Message[], known: ReadonlyMap<string, Product>): Prompt {
  return messages.flatMap(({ role, text, productIds = [] }, at): Prompt => {
    if (role === 'shopper') return [{ role: 'user', content: [{ type: 'text', text: text === '' ? '…' : text }] }];
    const rows = productIds.flatMap((id) => known.get(id) ?? []);
    const content: AssistantContent = text === '' ? [] : [{ type: 'text', text }];
    if (rows.length === 0) return content.length > 0 ? [{ role, content }] : [];
    const call = { toolCallId: `shown_${at}`, toolName: 'show_products' };
    const shown = rows.map(factsOf);
    const ids = { productIds: rows.map(({ productId }) => productId) };
    return [
      { role, content: [{ type: 'tool-call', ...call, input: ids }] },
      { role: 'tool', content: [{ type: 'tool-result', ...call, output: { type: 'json', value: { shown } } }] },
      ...(content.length > 0 ? [{ role, content }] : []),
    ];
  });
}
