import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { serveModel } from '../setup/model-server.ts';
import { aisle, clearAfterAll, dataDirectory, post, serve, temporaryDirectory } from '../setup/process.ts';

const atEnd = clearAfterAll();

const PRODUCTS = [
  ['fjell-parka', 'Fjell Down Parka', 'P-1', '349.00 EUR', 'A warm down parka for winter. It weighs 780 g.'],
  ['skarv-jacket', 'Skarv Rain Jacket', 'P-2', '129.00 EUR', 'A waterproof jacket with taped seams. It weighs 245 g.'],
  ['regn-poncho', 'Regn Rain Poncho', 'P-3', '49.00 EUR', 'A waterproof rain poncho that packs into its pocket.'],
];

let directory = '';
let assistantId = '';
/** Of an assistant with a language model. */
let modelledId = '';
const talk = (lines: readonly string[], ...options: string[]) =>
  aisle(['talk', assistantId, ...options], { DATA_DIR: directory }, lines.map((line) => `${line}\n`).join(''));
const jsonOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  directory = dataDirectory(atEnd);
  const key = inject('shopKey');
  const service = await serve(directory, {}, atEnd);
  const settings = { name: 'Fjellbua', siteUrl: 'https://shop.test/', greeting: 'Where are you going?' };
  const create = async (fields: object) => {
    const made = await post(service, key, 'create_assistant', { ...settings, ...fields });
    return (made.body.result as { assistantId: string }).assistantId;
  };
  assistantId = await create({});
  modelledId = await create({ modelName: 'compatible/tiny' });
  const rows = PRODUCTS.map(([slug, title, id, price, text]) =>
    [`https://shop.test/${slug}`, title, id, price, text, 'in_stock'].join(','),
  );
  const file = path.join(temporaryDirectory(atEnd), 'products.csv');
  fs.writeFileSync(file, `link,title,id,price,description,availability\n${rows.join('\n')}\n`);
  for (const id of [assistantId, modelledId]) await aisle(['import', id, file], { DATA_DIR: directory });
  await service.end('SIGTERM');
});

it('remembers what it showed, until /quit', async () => {
  const lines = [
    'Do you have rain jackets?',
    '',
    'How heavy is the Skarv?',
    'Please add it to my cart',
    '/quit',
    'Hello?',
  ];
  const { code, stdout, stderr } = await talk(lines);
  expect([code, stderr]).toEqual([0, '']);
  const [greeting = '', first = '', second = '', third = '', ...rest] = stdout.split('You: ');
  expect(greeting).toBe('Fjellbua: Where are you going?\n\n');
  expect(first).toContain(
    '\n  1. Skarv Rain Jacket\n     129.00 EUR · in stock\n     https://shop.test/skarv-jacket\n',
  );
  expect(second).toMatch(/^How heavy is the Skarv\?\nFjellbua: .*245 g/);
  expect(third).toContain('\n  For the cart: 1 × Skarv Rain Jacket (number P-2)\n');
  expect(rest).toEqual([]);
  expect(stdout).not.toContain('**');
});

it('knows the product of the page', async () => {
  const { stdout } = await talk(['How heavy is it?'], '--page', 'https://shop.test/fjell-parka');
  expect(stdout).toMatch(/^On the page of Fjell Down Parka\.\n/);
  expect(stdout).toContain('780 g');
});

it('explains what was read, found and weighed, and what each sentence rests on', async () => {
  const lines = ['Something waterproof for the rain under 100 euros', 'and what does it weigh?'];
  const { stdout } = await talk(lines, '--explain');
  const [, first = '', second = ''] = stdout.split('You: ');
  expect(first).toMatch(/\n {2}language {2}en\n/);
  expect(first).toMatch(/\n {2}read {6}.*waterproof \(.*\).*to 100 EUR/);
  expect(first).toMatch(/\n {2}found {5}\d\.\d\d Regn Rain Poncho/);
  expect(first).toMatch(/\n {2}intents {3}find \d+/);
  expect(first).toMatch(/\n {2}rests on {2}“.*” ← Regn Rain Poncho/);
  expect(second).toMatch(/\n {2}before {4}.*waterproof/);
  expect(second).toMatch(/\n {2}it {8}Regn Rain Poncho\n/);
});

it('prints an object for each message', async () => {
  const answers = jsonOf((await talk(['Is the Skarv waterproof?', 'Thanks'], '--json', '--explain')).stdout);
  expect(answers).toMatchObject([
    {
      question: 'Is the Skarv waterproof?',
      answer: expect.stringContaining('waterproof'),
      products: [{ title: 'Skarv Rain Jacket', price: 129 }],
      cart: [],
      report: { outcome: 'answered' },
      sources: [{ title: 'Skarv Rain Jacket' }, { title: 'Skarv Rain Jacket' }],
      explanation: {
        named: ['Skarv Rain Jacket'],
        intents: expect.arrayContaining([{ name: 'product', score: expect.any(Number) }]),
      },
    },
    { question: 'Thanks', explanation: { focus: 'Skarv Rain Jacket' } },
  ]);
  const [plain] = jsonOf((await talk(['Thanks'], '--json')).stdout);
  expect(Object.keys(plain ?? {})).toEqual(['question', 'answer', 'products', 'suggestions', 'cart', 'report']);
});

it('with a language model, explains the tools that it called, the sources and what was cut', async () => {
  const search = { name: 'search_products', input: { query: 'rain jacket' } };
  const text = 'The Skarv Rain Jacket costs €129.00. It won the Trail Award in 2021.';
  const { url } = await serveModel([{ tools: [search] }, { text }]);
  const env = { DATA_DIR: directory, OPENAI_COMPATIBLE_URL: url, OPENAI_COMPATIBLE_MODELS: 'tiny' };
  const { stdout } = await aisle(['talk', modelledId, '--explain'], env, 'Which rain jacket is good?\n');
  const labels = [...stdout.matchAll(/^ {2}(\w[\w ]{8}) \S/gmu)].map(([, label = '']) => label.trim());
  expect(labels).toEqual(['tools', 'rests on', 'cut']);
  expect(stdout).toMatch(/\n {2}tools {5}search_products\n {2}rests on {2}“.*” ← Skarv Rain Jacket: /);
  expect(stdout).toMatch(/\n {2}cut {7}“It won the Trail Award in 2021\.” \(.+\)\n/);
});

it.each<[string[], number, string]>([
  [[], 2, 'Missing argument.'],
  [['ast_1', 'Hello'], 2, 'Unexpected argument: Hello'],
  [['ast_1', '--page', 'shop.test'], 2, '--page must be an http:// or https:// URL, not shop.test'],
  [['ast_1'], 1, 'Assistant ast_1 not found. Check its identifier'],
])('talk %j says what to do', async (args, code, message) => {
  const answer = await aisle(['talk', ...args], { DATA_DIR: directory });
  expect(answer).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
});

it('says how to find the page of a product', async () => {
  const { code, stderr } = await talk([], '--page', 'https://shop.test/nowhere');
  expect(code).toBe(1);
  expect(stderr).toContain(
    `no product at https://shop.test/nowhere. "npm run --silent aisle -- search ${assistantId} WORDS"`,
  );
});
