import type { Availability } from '../../domain/records.ts';
import type { AskedFact } from '../asked-variant.ts';
import { languageOfCode } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import type { ModelCall, PromptMessage, ToolOutput } from '../specification.ts';

/** A product as the tools return it. */
export interface ListedProduct {
  productId: string;
  title: string;
  brand?: string | null;
  category?: string | null;
  price: number | null;
  currency: string | null;
  availability: Availability;
  summary?: string | null;
  description?: string | null;
  /** The details table, one row in a line. */
  details?: string;
  lacks?: string[];
  named?: boolean;
  titled?: string[];
  /** Words of the request that it matches only by another name, each with that name. */
  aliases?: Record<string, string>;
  opposes?: boolean;
  /** What the shopper asked of its options. */
  asked?: AskedFact;
}

/** The built-in model's context besides the prompt, as `providerOptions.builtin`: it needs no instructions. */
export interface Briefing {
  language: string;
  shop: string;
  /** Where to send shoppers who want a person. */
  contact: string | null;
  /** The product of the open page. */
  page: ListedProduct | null;
}

export interface Result {
  name: string;
  input: unknown;
  output: ToolOutput;
}

/** Everything that an answer of the built-in model depends on. */
export interface Situation extends Omit<Briefing, 'language'> {
  language: Language;
  message: string;
  /** The shopper's earlier messages, oldest first, each with the products that the answer showed. */
  earlier: { message: string; shown: ListedProduct[] }[];
  /** The tools' results for this message. */
  results: Result[];
}

const NO_BRIEFING: Briefing = { language: 'en', shop: '', contact: null, page: null };

export function readSituation({ prompt, providerOptions }: ModelCall): Situation {
  const { language, ...context } = { ...NO_BRIEFING, ...(providerOptions?.['builtin'] as Partial<Briefing>) };
  const last = prompt.findLastIndex(({ role }) => role === 'user');
  const inputs = inputsByCall(prompt);
  const message = prompt[last];
  return {
    ...context,
    language: languageOfCode(language),
    message: message ? textOf(message) : '',
    earlier: readEarlier(prompt.slice(0, Math.max(last, 0))),
    results: prompt
      .slice(last + 1)
      .flatMap(resultsOf)
      .map(({ id, ...result }) => ({ ...result, input: inputs.get(id) })),
  };
}

/** Reads the shopper's earlier messages, each with the products that the answer showed. */
function readEarlier(prompt: readonly PromptMessage[]): Situation['earlier'] {
  const earlier: Situation['earlier'] = [];
  for (const message of prompt) {
    if (message.role === 'user') earlier.push({ message: textOf(message), shown: [] });
    for (const { name, output } of resultsOf(message))
      if (name === 'show_products' && output.type === 'json')
        earlier.at(-1)?.shown.push(...((output.value as unknown as { shown: ListedProduct[] }).shown ?? []));
  }
  return earlier;
}

/** The inputs of all tool calls, by the calls' identifiers. */
function inputsByCall(prompt: readonly PromptMessage[]): ReadonlyMap<string, unknown> {
  const inputs = new Map<string, unknown>();
  for (const { role, content } of prompt)
    if (role === 'assistant')
      for (const part of content) if (part.type === 'tool-call') inputs.set(part.toolCallId, part.input);
  return inputs;
}

function textOf(message: PromptMessage): string {
  if (message.role !== 'user') return '';
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
}

const resultsOf = (message: PromptMessage): { id: string; name: string; output: ToolOutput }[] =>
  message.role === 'tool'
    ? message.content.flatMap((part) =>
        part.type === 'tool-result' ? [{ id: part.toolCallId, name: part.toolName, output: part.output }] : [],
      )
    : [];

/** The products that "it" or "the second one" may refer to: those of the latest answer that showed any. */
export function lastShown({ earlier, page }: Situation): ListedProduct[] {
  const latest = earlier.at(-1)?.shown ?? [];
  if (latest.length > 0) return latest;
  return page ? [page] : (earlier.findLast(({ shown }) => shown.length > 0)?.shown ?? []);
}

/** Every product that was shown, without duplicates, the latest first. */
export const allShown = ({ earlier }: Situation): ListedProduct[] =>
  withoutDuplicates(earlier.toReversed().flatMap(({ shown }) => shown));

/** Removes duplicate products and keeps the order of first appearance. */
export const withoutDuplicates = (rows: readonly ListedProduct[]): ListedProduct[] => [
  ...new Map(rows.map((row) => [row.productId, row] as const)).values(),
];
