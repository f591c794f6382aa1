import { parentPort } from 'node:worker_threads';
import { MockLanguageModelV4 } from 'ai/test';
import { createGate, textOf } from '../../src/chat/evidence/gate.ts';
import { createClaimChecker } from '../../src/chat/evidence/claim-checker.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { createTurn, know } from '../../src/chat/turn.ts';
import type { StreamPart } from '../../src/chat/models/specification.ts';
import { groupQuestions } from '../../src/domain/question-groups.ts';
import { plainText } from '../../src/feeds/plain-text.ts';
import { readFeed } from '../../src/feeds/read.ts';
import { wordsIn } from '../../src/search/languages.ts';
import { splitPassages } from '../../src/search/passages.ts';
import { parseQuery } from '../../src/search/query.ts';
import { rank } from '../../src/search/rank.ts';
import { correctSpelling } from '../../src/search/spelling.ts';
import { expandQuery } from '../../src/search/expand.ts';
import { readVector, stemsBy } from '../../src/search/vector.ts';
import { vocabularyOf } from '../../src/search/vocabulary.ts';
import { words } from '../../src/text/words.ts';
import type { Message } from '../../src/chat/conversation/history.ts';
import { ask, adviserWith, registryOf, talk } from './conversation.ts';
import { ASSISTANT, ORGANIZATION, SITE, entry, product, sourcesOf } from './fake-shop.ts';
import { hostileTexts } from './hostile-text.ts';

/** The cost of one text: the CPU time of this thread, which other processes do not affect. */
export interface Work {
  name: string;
  length: number;
  text: string;
  ms: number;
  /** The number of regular expression runs, and of the characters they read. */
  runs: number;
  characters: number;
}

type Case = (text: string) => string | Promise<string>;

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
};

/** Creates a model that answers with one text, in pieces. */
function answering(text: string, size: number): MockLanguageModelV4 {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += size) pieces.push(text.slice(at, at + size));
  const parts: StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...pieces.map((delta): StreamPart => ({ type: 'text-delta', id: '1', delta })),
    { type: 'text-end', id: '1' },
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage },
  ];
  return new MockLanguageModelV4({ doStream: () => Promise.resolve({ stream: ReadableStream.from(parts) }) });
}

/** Creates a model that calls tools first, and then answers. */
function calling(calls: readonly [tool: string, input: object][]): MockLanguageModelV4 {
  const parts: StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    ...calls.map(([toolName, input], at): StreamPart => {
      return { type: 'tool-call', toolCallId: String(at), toolName, input: JSON.stringify(input) };
    }),
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: undefined }, usage },
  ];
  let asked = 0;
  return new MockLanguageModelV4({
    doStream: (options) =>
      asked++ === 0
        ? Promise.resolve({ stream: ReadableStream.from(parts) })
        : answering('The jacket is in stock.', 7).doStream(options),
  });
}

const jacket = product('prd_jacket00001', {
  title: 'Skerry Rain Jacket',
  price: 289,
  currency: 'EUR',
  availability: 'in_stock',
  description: 'A jacket of recycled nylon.',
});

/** Creates a shop with a text in all of its fields. */
function shopOf(text: string, { title = 500, description = 20_000, knowledge = 200_000 } = {}) {
  const hostile = product('prd_hostile0001', {
    title: text.slice(0, title),
    description: text.slice(0, description),
    brand: text.slice(0, 300),
    category: text.slice(0, 300),
    price: 20,
    currency: 'EUR',
  });
  const named = product('prd_hostile0002', {
    ...hostile,
    productId: 'prd_hostile0002',
    title: `Jacket ${text}`.slice(0, title),
  });
  return sourcesOf([jacket, hostile, named], [entry('Shipping', `Shipping ${text}`.slice(0, knowledge))]);
}

function check(size: number, answer: (text: string) => string, shop: (text: string) => string): Case {
  return (text) => {
    const turn = createTurn({
      organizationId: ORGANIZATION,
      assistantId: ASSISTANT,
      shop: 'Brackenholm',
      siteUrl: SITE,
      contact: null,
      persona: shop(text).slice(0, 20_000),
      language: languageOfCode('de'),
    });
    const own = { title: shop(text).slice(0, 500), description: shop(text).slice(0, 20_000) };
    know(turn, [jacket, ...[...Array(20).keys()].map((n) => product(`prd_hostile${n}`, own))]);
    turn.passages.push({ knowledgeId: 'knw_1', title: 'Shipping', text: shop(text).slice(0, 20_000), score: 1 });
    const judge = createClaimChecker({
      turn,
      languages: ['de'],
      catalogueLanguage: 'en',
      asked: shop(text).slice(0, 2_000),
    });
    const checking = createGate(judge, shop(text).slice(0, 20_000));
    const answered = answer(text);
    let out = '';
    for (let at = 0; at < answered.length; at += size) out += textOf(checking.push(answered.slice(at, at + size)));
    return out + textOf(checking.flush());
  };
}

const CLAIMS = 'The jacket costs €12, see https://a.example/x, 5 % off, in stock, only 3 left. ';

/** The processing of a text, by the name of the case. */
const CASES: Record<string, Case> = {
  'answer in one piece': check(
    1_000_000,
    (text) => text,
    () => '',
  ),
  'answer by the character': check(
    1,
    (text) => text,
    () => '',
  ),
  'claims of a hostile shop': check(
    7,
    () => CLAIMS.repeat(120),
    (text) => text,
  ),
  words: (text) => words(text, 100_000).join(' '),
  passages: (text) => [...splitPassages(text)].join(' '),
  query: (text) => JSON.stringify(parseQuery(text, 'english')),
  async shopper(text) {
    const heard = await talk(adviserWith(shopOf('')), [`jacket ${text}`.slice(0, 2_000), text.slice(0, 2_000)]);
    return heard.map((each) => each.text).join('\n');
  },
  async shop(text) {
    const questions = [
      'jacket',
      'tell me more about the second',
      'compare them',
      'shipping costs?',
      'how heavy is it?',
    ];
    return (await talk(adviserWith(shopOf(text)), questions)).map((each) => each.text).join('\n');
  },
  async 'name, persona and greeting'(text) {
    const assistant = { name: text.slice(0, 200), persona: text, greeting: text.slice(0, 1_000) };
    const sources = shopOf('');
    const heard = await ask(adviserWith(sources), 'jacket', { assistant });
    const model = registryOf(answering(`${text.slice(0, 3_000)} ${CLAIMS.repeat(20)}`, 7));
    return (
      heard.text +
      (await ask(adviserWith(sources, model), 'jacket', { assistant: { ...assistant, modelName: 'm' } })).text
    );
  },
  async 'tool arguments'(text) {
    const [query, brand, category, phrase] = [500, 300, 300, 100].map((length) => text.slice(0, length));
    const model = calling([
      ['search_products', { query, without: Array.from({ length: 8 }, () => phrase) }],
      ['search_products', { query, brand, category }],
      ['search_knowledge', { query }],
      ['get_product', { productId: phrase }],
      ['show_products', { productIds: Array.from({ length: 6 }, () => phrase) }],
    ]);
    return (await ask(adviserWith(shopOf(text, { knowledge: 2_000 }), registryOf(model)), 'jacket')).text;
  },
  async history(text) {
    const messages = Array.from({ length: 40 }, (_, at): Message => ({
      role: at % 2 === 0 ? 'shopper' : 'assistant',
      text: text.slice(0, at % 2 === 0 ? 2_000 : 8_000),
    }));
    return (await ask(adviserWith(shopOf('')), [...messages, { role: 'shopper', text: 'jacket' }])).text;
  },
  async model(text) {
    return (await talk(adviserWith(shopOf(text), registryOf(answering(text, 1))), ['jacket']))
      .map((each) => each.text)
      .join('\n');
  },
};

/** Worst cases that need more than a text. */
const WORST: Record<string, () => unknown> = {
  'questions that share some words': () => {
    const text = (at: number) =>
      Array.from({ length: 70 }, (_, n) => (36 + ((at * 131 + n * n * (at + 7)) % 600)).toString(36));
    const questions = Array.from({ length: 2_000 }, (_, at) => ({
      exchangeId: String(at),
      question: text(at).join(' '),
      lacking: [],
      createdAt: '2026-11-01T00:00:00.000Z',
    }));
    return groupQuestions(questions);
  },
  'a slip in a word like all others': () =>
    correctSpelling(
      `${'x'.repeat(28)}éééé`,
      wordsLike((end) => 'x'.repeat(28) + end),
    ),
  'compounds of all words': () => {
    const known = wordsLike((end) => `${'regen'.repeat(10)}${end}jacke`);
    for (let at = 0; at < 24; at++) known.endings('jacke', 24);
  },
  'much that is not wanted, in products that say so all the time': async () => {
    const unwanted = Array.from({ length: 23 }, (_, at) => `w${String.fromCodePoint(97 + at)}`);
    const { without, free } = wordsIn('english');
    let place = 1_024;
    const places = () => Array.from({ length: 256 }, () => (place += 2)).join(',');
    const vector = [...without, ...free, ...unwanted].map((word) => `'${word}':${places()}`).join(' ');
    const terms = await expandQuery(
      parseQuery(`jacket ${unwanted.map((word) => `without ${word}`).join(' ')}`, 'english'),
      { language: 'english', vocabulary: undefined, synonyms: [] },
      () => Promise.resolve(stemsBy((word) => word)),
      false,
    );
    const candidates = Array.from({ length: 400 }, (_, at) => {
      return { id: String(at), places: readVector(vector), lengths: [1, 1, 1, 1, 1, 8_000], category: null };
    });
    return rank(terms, candidates, undefined);
  },
  'elements in elements': () => plainText('<svg>'.repeat(100_000) + '</a>'.repeat(100_000)),
  'a row by the byte': async () => {
    const row = Buffer.from(`{"title":"${'a'.repeat(400_000)}"}`);
    async function* bytes() {
      for (let at = 0; at < row.length; at++) yield row.subarray(at, at + 1);
    }
    for await (const _ of readFeed(bytes(), { now: new Date(0), siteUrl: null }));
  },
};

const ending = (at: number) =>
  [17_576, 676, 26, 1].map((size) => String.fromCodePoint(97 + (Math.floor(at / size) % 26)));

/** Returns as many words as a vocabulary may have. */
const wordsLike = (word: (end: string) => string) =>
  vocabularyOf(
    Array.from({ length: 120_000 }, (_, at) => ({ lexeme: word(ending(at).join('')), df: 1, isWritten: true })),
  );

let runs = 0;
let characters = 0;

/** Counts the characters that patterns read: all matching methods call `exec` once it is replaced. */
function countMatching(): void {
  const exec = Reflect.get(RegExp.prototype, 'exec');
  Reflect.set(RegExp.prototype, 'exec', function count(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const failed = this.sticky ? from + 1 : text.length;
    runs += 1;
    characters += Math.max((found ? found.index + found[0].length : failed) - from, 1);
    return found;
  });
}

export interface Order {
  /** Names of cases, and the lengths of their texts. */
  cases?: readonly (readonly [string, number])[];
  counts?: boolean;
  /** True to include the worst cases. */
  worst?: boolean;
}

const tell = (message: string | Work) => parentPort?.postMessage(message, []);

async function work({ cases = [], counts = false, worst = false }: Order): Promise<void> {
  for (const [name] of cases) await CASES[name]?.('warm up');
  if (counts) countMatching();
  async function measure(name: string, length: number, text: string, run: () => unknown): Promise<void> {
    tell(`${name}, ${length} characters: ${text}`);
    [runs, characters] = [0, 0];
    const before = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(before);
    tell({ name, length, text, ms: (user + system) / 1_000, runs, characters });
  }
  for (const [name, length] of cases)
    for (const { name: text, text: hostile } of hostileTexts(length))
      await measure(name, length, text, () => CASES[name]?.(hostile));
  if (worst) for (const [name, run] of Object.entries(WORST)) await measure(name, 0, '', run);
  tell('done');
}

parentPort?.on('message', (order: Order) => void work(order));
