import type { Card } from '../chat/parts.ts';
import { hear, withAdviser } from './adviser.ts';
import { Usage, readArgs } from './index.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 2, max: 2 });
  const [assistantId = '', question = ''] = positionals;
  if (question.trim() === '') throw new Usage('The question is empty.');
  const left = new AbortController();
  process.once('SIGINT', () => left.abort(new Error('Interrupted.')));
  await withAdviser(assistantId, async ({ organizationId, assistant, adviser }) => {
    const messages = [{ role: 'shopper' as const, text: question }];
    const advice = adviser.advise({ organizationId, assistant, messages, signal: left.signal });
    const { parts: _, ...heard } = await hear(advice, (text) => !values.json && process.stdout.write(text));
    if (heard.report.fallback === 'budget')
      process.stderr.write("This month's model budget is spent, so the built-in model answered.\n");
    process.stdout.write(values.json ? `${JSON.stringify(heard)}\n` : `\n${heard.products.map(lineOf).join('')}`);
  });
}

const lineOf = ({ title, price, currency, url }: Card) => `  ${price ?? '–'} ${currency ?? ''}  ${title}  ${url}\n`;
