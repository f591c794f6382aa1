import { formatDollars } from './dollars.ts';
import { locale, texts } from './texts/texts.ts';
import type { Exchange } from './types.ts';

const words = texts.answers;
const SECONDS = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

const FALLBACKS: Readonly<Record<string, string>> = words.fallbacks;
const TOOLS: Readonly<Record<string, string>> = words.tools;

/** Returns why another model answered. */
export const fallbackText = (fallback: string): string => FALLBACKS[fallback] ?? fallback;

export const toolsText = (tools: readonly string[]): string => tools.map((tool) => TOOLS[tool] ?? tool).join(', ');

/** Formats the times to the first words and to the end. */
export function timesText(firstMs: number | null, totalMs: number | null): string {
  if (totalMs === null) return words.unknown;
  const seconds = (ms: number) => words.seconds(SECONDS.format(ms / 1000));
  return firstMs === null ? seconds(totalMs) : words.time(seconds(totalMs), seconds(firstMs));
}

/** Returns the name of a language in the console's language. */
export function languageText(code: string | null): string {
  if (code === null) return words.unknown;
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

type Spent = Pick<Exchange, 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost'>;

/** Formats what an answer cost, with the tokens that it took. */
export function tokensText({ inputTokens, cachedTokens, outputTokens, cost }: Spent): string {
  const price = formatDollars(cost);
  return inputTokens + outputTokens === 0 ? price : words.tokens(price, inputTokens, cachedTokens, outputTokens);
}
