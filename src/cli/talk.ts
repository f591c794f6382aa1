import { createInterface } from 'node:readline';
import type { Explanation } from '../domain/explanation.ts';
import { MAX_HISTORY, messagesOf } from '../chat/conversation/conversation.ts';
import { keptOf } from '../chat/conversation/kept-parts.ts';
import type { Question } from '../chat/answer-draft.ts';
import type { ConversationExchange } from '../domain/conversation.ts';
import { isHttpUrl } from '../domain/url.ts';
import { type Desk, type Heard, hear, withAdviser } from './adviser.ts';
import { explanationText } from './explanation-text.ts';
import { Usage, readArgs } from './index.ts';
import { unread } from './output.ts';
import { attachmentsText, createEmphasis } from './talk-text.ts';

interface TalkOptions {
  explain: boolean;
  json: boolean;
}

const QUIT = '/quit';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(
    args,
    {
      page: { type: 'string' },
      explain: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  );
  const [assistantId = ''] = positionals;
  const { page: url } = values;
  if (url !== undefined && !isHttpUrl(url)) throw new Usage(`--page must be an http:// or https:// URL, not ${url}.`);
  await withAdviser(assistantId, async (desk) =>
    talk(desk, url === undefined ? undefined : await pageAt(desk, url), values),
  );
}

/** Returns the page of a product. @throws if the catalogue has no product there */
async function pageAt({ store, organizationId, assistant }: Desk, url: string): Promise<Question['page']> {
  const { assistantId } = assistant;
  const productId = await store.conversations.productOn(organizationId, assistantId, { url, externalId: null });
  const [product] = productId === undefined ? [] : await store.catalogue.find(organizationId, assistantId, [productId]);
  if (product) return { url, title: product.title, productId: product.productId };
  throw new Error(
    `The catalogue has no product at ${url}. "npm run --silent aisle -- search ${assistantId} WORDS" prints the addresses of products.`,
  );
}

/** Answers line after line, remembering the conversation as the widget does. */
async function talk({ organizationId, assistant, adviser }: Desk, page: Question['page'], options: TalkOptions) {
  const left = new AbortController();
  const isTyped = process.stdin.isTTY && process.stdout.isTTY && !options.json;
  const say = (text: string) => !options.json && process.stdout.write(text);
  say(introduction(assistant, page, isTyped));
  const lines = createInterface({
    input: process.stdin,
    ...(isTyped && { output: process.stdout, prompt: 'You: ' }),
    crlfDelay: Infinity,
    signal: AbortSignal.any([unread, left.signal]),
  });
  // A terminal that reads lines takes Ctrl-C for itself.
  for (const source of [lines, process]) source.once('SIGINT', () => left.abort(new Error('Interrupted.')));
  let isOpen = true;
  lines.once('close', () => (isOpen = false));
  const prompt = () => isTyped && isOpen && lines.prompt();
  const exchanges: Pick<ConversationExchange, 'question' | 'answer' | 'parts'>[] = [];
  prompt();
  for await (const line of lines) {
    const question = line.trim();
    if (question === QUIT) break;
    if (question !== '') {
      // Piped input would not be visible otherwise.
      if (!isTyped) say(`You: ${question}\n`);
      const messages = [
        ...exchanges.slice(-MAX_HISTORY).flatMap(messagesOf),
        { role: 'shopper' as const, text: question },
      ];
      const asked = { organizationId, assistant, messages, page, signal: left.signal };
      const { answer, parts } = await respond(adviser, asked, options);
      if (left.signal.aborted) break;
      exchanges.push({ question, answer, parts: parts.flatMap(keptOf) });
    }
    prompt();
  }
  lines.close();
}

/** Lets the assistant answer, and prints everything. */
async function respond(adviser: Desk['adviser'], question: Question, { explain, json }: TalkOptions): Promise<Heard> {
  const explanations: Explanation[] = [];
  const advice = adviser.advise({ ...question, ...(explain && { onExplained: (each) => explanations.push(each) }) });
  const emphasize = createEmphasis(process.stdout);
  const say = (text: string) => !json && process.stdout.write(text);
  say(`${question.assistant.name}: `);
  const heard = await hear(advice, (text) => say(emphasize(text)));
  const { answer, products, suggestions, cart, report, parts } = heard;
  const [explanation = null] = explanations;
  if (report.fallback === 'budget')
    process.stderr.write("This month's model budget is spent, so the built-in model answered.\n");
  if (json) {
    const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
    const line = { question: question.messages.at(-1)?.text, answer, products, suggestions, cart, report };
    process.stdout.write(`${JSON.stringify({ ...line, ...(explain && { sources, explanation }) })}\n`);
  } else say(`${emphasize('')}\n${attachmentsText(heard)}${explain ? explanationText(heard, explanation) : ''}\n`);
  return heard;
}

function introduction({ name, greeting }: Question['assistant'], page: Question['page'], isTyped: boolean): string {
  const lines = [
    ...(page ? [`On the page of ${page.title}.`] : []),
    ...(isTyped ? [`Type a message to ${name}, or ${QUIT} to end.`] : []),
    ...(greeting === null ? [] : [`${name}: ${greeting}`]),
  ];
  return lines.map((line) => `${line}\n`).join('') + (lines.length > 0 ? '\n' : '');
}
