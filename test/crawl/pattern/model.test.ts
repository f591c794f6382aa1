import { describe, expect, it, vi } from 'vitest';
import { createModels } from '../../../src/chat/models/registry.ts';
import { createOutlineReader } from '../../../src/chat/outline-reader.ts';
import { learnByModel } from '../../../src/crawl/pattern/model-learning.ts';
import { outlineText } from '../../../src/crawl/pattern/outline-text.ts';
import { openPatternReader } from '../../../src/crawl/pattern/reader.ts';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import type { ModelBudget } from '../../../src/domain/model-budget.ts';
import type { KeptPattern, ReadOutline, SitePattern } from '../../../src/domain/site-pattern.ts';
import { UNLIMITED } from '../../chat/conversation.ts';
import { type ModelAnswer, serveModel } from '../../setup/model-server.ts';
import { smallShops } from '../../setup/small-shops/index.ts';
import { plainShop } from '../../setup/plain-shop.ts';
import { pageOf, rulesOf, sent, sentPagesOf } from './shop-pages.ts';

const shop = plainShop('hashed');
const sample = sentPagesOf(shop, 3);
const siteUrl = `${shop.origin}/`;
const { signal } = new AbortController();
const of = { reader: readHere, rules: rulesOf(siteUrl) };

const rule = (at: string, take = 'text') => [{ at, nth: 0, take }];
const RIGHT: SitePattern = {
  fields: {
    title: rule('div.Info_name__8s'),
    price: rule('span.Info_now__c'),
    availability: rule('div.Info_ship__6'),
    imageUrl: rule('img.Media_img__3', 'data-src'),
  },
};
const said = (fields: object): ModelAnswer => ({ text: JSON.stringify({ fields }) });

async function scripted(...script: ModelAnswer[]) {
  const server = await serveModel(script);
  const prices = new Map([['compatible/m', { input: 1, cached: 1, output: 2, asOf: null }]]);
  const models = createModels({ compatible: { url: server.url, models: ['m'] }, prices });
  const modelBudget = { ...UNLIMITED, settle: vi.fn<ModelBudget['settle']>().mockResolvedValue() };
  const readOutline = createOutlineReader(models)?.({ organizationId: 'org_1', budget: modelBudget });
  if (!readOutline) throw new Error('no model');
  return { readOutline, calls: server.calls, settled: modelBudget.settle };
}

it('does not call the built-in model', () => {
  expect(createOutlineReader(createModels({}))).toBeNull();
});

describe('learns nothing from a model that', () => {
  const { price } = RIGHT.fields;
  it.each<[string, ModelAnswer]>([
    ['answers with prose', { text: 'I would be happy to help!' }],
    ['answers half an object', { text: '{"fields": {"title": [{"at": "h1"' }],
    ['answers another object', { text: '{"title": "h1"}' }],
    ['returns neither title nor price', said({ brand: rule('div.Info_brand__2') })],
    ['selects missing elements', said({ title: rule('h1.product-title'), price })],
    ['selects one missing element', said({ ...RIGHT.fields, brand: rule('span.vendor') })],
    ['returns details, which it was not asked for', { text: JSON.stringify({ ...RIGHT, details: {} }) }],
    ['selects the page frame', said({ title: rule('div.Bar_bar__x8 a'), price: rule('div.Bar_bar__x8 span') })],
    ['selects lists of products', said({ title: rule('div.Card_name__w'), price: rule('div.Card_price__x') })],
    ['selects text without a price', said({ title: RIGHT.fields.title, price: rule('div.Info_text__9') })],
    ['returns an invalid selector', said({ title: rule('div:has(> b)'), price })],
    ['returns code as an attribute', said({ title: rule('div.Info_name__8s', 'constructor()'), price })],
    ['never ends its answer', { text: Array.from({ length: 5_000 }, () => '{"fields":') }],
    ['disconnects', { cutAfter: '{"fields": {' }],
    ['refuses the request', { status: 400 }],
  ])('%s', async (_, answer) => {
    const { readOutline, calls } = await scripted(answer);
    const { learned, calls: counted } = await learnByModel(sample, {
      reader: readHere,
      readOutline,
      callsLeft: 5,
      pattern: null,
      signal,
    });
    expect(learned).toBeNull();
    expect([counted, calls.length]).toEqual([2, 2]);
  });

  it('never responds', async () => {
    const { readOutline } = await scripted({ silent: true });
    const options = { reader: readHere, readOutline, pattern: null, callsLeft: 1, signal, timeoutMs: 50 };
    expect(await learnByModel(sample, options)).toEqual({ learned: null, calls: 1, cost: null });
  });

  it('is aborted with the crawl', async () => {
    const { readOutline } = await scripted({ silent: true });
    const stop = new AbortController();
    const learning = learnByModel(sample, {
      reader: readHere,
      readOutline,
      pattern: null,
      callsLeft: 5,
      signal: stop.signal,
    });
    stop.abort(new Error('stopped'));
    await expect(learning).rejects.toThrow('stopped');
  });
});

it('uses the pattern of a model once it matches pages that the model has not seen', async () => {
  const { readOutline, calls } = await scripted({ text: 'no' }, said(RIGHT.fields));
  const saved: KeptPattern[] = [];
  const save = async (kept: KeptPattern) => void saved.push(kept);
  const reader = await openPatternReader(sample, { ...of, kept: undefined, save, readOutline, signal });
  expect(saved).toMatchObject([{ pattern: RIGHT, learnedBy: 'model', modelCalls: 2 }]);
  // Two calls with 1,000 input and 20 output tokens each, at $1 and $2 per million.
  expect(saved[0]?.modelCost).toBe(2_080);
  const shown = JSON.stringify(calls[0]?.messages);
  expect(shown).toContain('Info_name__8s');
  expect(shown.length).toBeLessThan(40_000);
  const [product] = shop.products;
  const html = shop.pages.get(new URL(product?.url ?? '').pathname) ?? '';
  expect((await reader.read(sent(html, product?.url ?? ''), product?.url ?? ''))?.products).toMatchObject([
    { title: product?.title, price: product?.price },
  ]);
  expect(calls).toHaveLength(2);
});

describe('a model that is asked once per template', () => {
  const gallery = smallShops().find(({ name }) => name === 'gallery')!;
  const pages = gallery.sampled.map((path) => sent(gallery.pages.get(path) ?? '', new URL(path, gallery.origin).href));
  const painting = {
    title: rule('h1.werk-titel'),
    price: rule('span.werk-preis'),
    imageUrl: rule('img.werk-bild', 'src'),
  };
  const print = { title: rule('td.motiv'), price: rule('td.wert'), availability: rule('button.in-korb', 'works') };
  const learnBy = async (...script: ModelAnswer[]) => {
    const { readOutline, calls } = await scripted(...script);
    const saved: KeptPattern[] = [];
    const save = async (kept: KeptPattern) => void saved.push(kept);
    const rules = rulesOf(`${gallery.origin}/`);
    await openPatternReader(pages, { reader: readHere, rules, kept: undefined, save, readOutline, signal });
    return { kept: saved.at(-1), shown: calls.map(({ messages }) => JSON.stringify(messages)) };
  };

  it('sees pages of one template in each call, and not all of them', async () => {
    const { shown } = await learnBy({ text: 'no' });
    const seen = shown.map((text) => [
      text.split('page https').length - 1,
      /werk-titel/.test(text),
      /motiv/.test(text),
    ]);
    expect(seen).toEqual([
      [2, true, false],
      [1, false, true],
    ]);
  });

  it('teaches both', async () => {
    const { kept } = await learnBy(said({ ...painting, availability: rule('button', 'works') }), said(print));
    expect(kept).toMatchObject({ learnedBy: 'model', modelCalls: 2 });
    expect(kept?.pattern?.fields.title).toEqual(painting.title);
    expect(kept?.pattern?.others).toMatchObject([{ fields: { title: print.title, price: print.price } }]);
  });

  it('has what it does not find induced', async () => {
    const { kept } = await learnBy({ text: 'no' }, said(print));
    expect(kept).toMatchObject({ learnedBy: 'model', modelCalls: 2, pattern: { fields: { title: print.title } } });
    expect(kept?.pattern?.others).toMatchObject([{ fields: { title: painting.title } }]);
  });
});

it.each([
  ['negative usage', -1_000, -20],
  ['zero usage', 0, 0],
  ['impossible usage', 1e300, 1e300],
])('bounds the charge if a server reports %s', async (_, prompt, completion) => {
  const event = (finish: string | null, content: string, usage?: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }], usage })}\n\n`;
  const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: 1 };
  const { readOutline } = await scripted({ raw: `${event(null, '{}')}${event('stop', '', usage)}data: [DONE]\n\n` });
  const reading = await readOutline(['outline'], signal);
  const { inputTokens = 0, outputTokens = 0, cost } = reading ?? {};
  // The prompt has 3 KB, and the received two characters count as one token; the output limit is the maximum.
  expect([inputTokens > 500, inputTokens < 6_000]).toEqual([true, true]);
  expect(outputTokens).toBe(completion > 1 ? 2_000 : 1);
  expect(cost).toBe(inputTokens + 2 * outputTokens);
});

describe('the limit of five model calls per site', () => {
  const failing = () =>
    vi.fn<ReadOutline>().mockResolvedValue({ answer: null, cost: 3, inputTokens: 0, outputTokens: 0 });
  const kept: KeptPattern = { siteUrl, pattern: null, learnedBy: null, filled: {}, modelCalls: 4, modelCost: 7 };

  it('includes those of earlier runs, after which induction is used', async () => {
    const readOutline = failing();
    const save = vi.fn<(kept: KeptPattern) => Promise<void>>().mockResolvedValue();
    await openPatternReader(sample, { ...of, kept, save, readOutline, signal });
    expect(readOutline).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ learnedBy: 'induction', modelCalls: 5, modelCost: 10 });
  });

  it('allows no further calls', async () => {
    const readOutline = failing();
    const save = vi.fn<(kept: KeptPattern) => Promise<void>>().mockResolvedValue();
    await openPatternReader(sample, { ...of, kept: { ...kept, modelCalls: 5 }, save, readOutline, signal });
    expect(readOutline).not.toHaveBeenCalled();
  });

  it('is not used up if too few pages are known', async () => {
    const readOutline = failing();
    await openPatternReader(sample.slice(0, 2), {
      ...of,
      kept: undefined,
      save: () => Promise.resolve(),
      readOutline,
      signal,
    });
    expect(readOutline).not.toHaveBeenCalled();
  });
});

describe('an outline', () => {
  it('is short for a page of 10 MB', () => {
    expect(outlineText(pageOf('<p class="x">word</p>'.repeat(500_000))).length).toBeLessThan(7_000);
    expect(
      outlineText(pageOf(Array.from({ length: 99_999 }, (_, at) => `<p class="x${at}">word</p>`).join(''))).length,
    ).toBeLessThan(7_000);
  });

  it('contains visible text and its position', () => {
    const text = outlineText(
      pageOf(
        '<head><title>T</title></head><div class="a"><h1 id="b">Lamp</h1><img src="/l.jpg"><p hidden>no</p><script>no()</script></div>',
      ),
    );
    expect(text.split('\n').slice(2)).toEqual(['div.a h1#b "Lamp"', 'div.a img (src="/l.jpg")']);
  });
});
