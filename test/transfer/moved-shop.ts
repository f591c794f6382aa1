import fs from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { NO_DETAILS, type ProductDetails, detailsFrom } from '../../src/domain/product-details.ts';
import { type CrawledProduct, type Source, UNKNOWN_FIELDS, sourcesFor } from '../../src/domain/provenance.ts';
import type { createTestDatabase } from '../setup/service.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
type Row = Record<string, unknown>;

const SITE = 'https://shop.test';

/** A product as a crawl finds it, with all of its fields from one source. */
export function found(source: Source, title: string, more: Partial<CrawledProduct>, details?: Partial<ProductDetails>) {
  const name = title.toLowerCase().replaceAll(' ', '-');
  const fields = { ...UNKNOWN_FIELDS, url: `${SITE}/${name}`, title, currency: 'EUR', ...more };
  return { ...fields, sources: sourcesFor(source, fields), ...(details && { details: detailsFrom(source, details) }) };
}

export const SIZES: Partial<ProductDetails> = {
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: ['S', 'M'].map((size, at) => ({
    values: [size],
    cartId: `storm-${size}`,
    sku: null,
    gtin: null,
    price: 189 + at,
    listPrice: 220,
    availability: 'in_stock',
    imageUrl: null,
    url: null,
  })),
  attributes: [{ group: null, name: 'Weight', value: '420 g', key: 'weight', number: 420, unit: 'g' }],
  images: [`${SITE}/storm-1.jpg`],
};

const PATTERN = {
  siteUrl: `${SITE}/`,
  pattern: {
    fields: {
      title: [{ at: 'main h1', nth: 0, take: 'text' }],
      price: [{ at: 'main .price', nth: 0, take: 'text' }],
    },
  },
  learnedBy: 'model' as const,
  filled: { title: 1, price: 0.98 },
};

export const SETTINGS = {
  persona: 'You are an outfitter.',
  greeting: 'Hei!',
  siteUrl: `${SITE}/`,
  crawlUserAgent: 'ShopBot/1.0',
  branding: { primaryColor: '#123456', launcherText: 'Ask us' },
  status: 'live' as const,
};
export const WIDGET = {
  origins: [SITE],
  suggestedQuestions: ['What is warm?'],
  position: 'left' as const,
  contactUrl: `${SITE}/contact`,
  contactEmail: 'help@shop.test',
  contactPhone: '+47 123',
  handoverWebhook: 'https://desk.test/hook',
  verify: 'quote' as const,
};

/** Creates an assistant with something of everything that a file holds. */
export async function stockAssistant(database: Database, organizationId: string): Promise<string> {
  const { store } = database;
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Fjell', modelName: 'test/model' });
  const own = [organizationId, assistantId] as const;
  await store.assistants.update(...own, SETTINGS);
  await store.chatSettings.changeWidget(...own, WIDGET);
  await store.search.setSynonyms(...own, [['jacket', 'anorak']]);
  await store.crawlSchedules.set(...own, 'weekly');
  await store.crawlPatterns.save(...own, { ...PATTERN, modelCalls: 2, modelCost: 900 });
  await crawl(database, own, [
    found('feed:shopify', 'Storm jacket', { price: 189, externalId: 'storm-S', brand: 'Fjell' }, SIZES),
    found('json-ld', 'Rain jacket', { price: 99, description: 'A light jacket for wet days' }),
    found('page', 'Lamp', { price: 20 }, { ...NO_DETAILS, mpn: 'L-1' }),
  ]);
  const storm = await idOf(database, own, 'Storm jacket');
  const rain = await idOf(database, own, 'Rain jacket');
  await store.catalogue.update(organizationId, rain, { price: 79, category: 'Jackets' });
  await store.productDetails.changeByHand(organizationId, storm, () => ({
    attributes: [{ group: null, name: 'Colour', value: 'Blue', key: 'color', number: null, unit: null }],
    variants: [{ values: ['M'], price: 150 }],
    removed: { attributes: ['Lining'], variants: [['XXL']] },
  }));
  await store.transaction((trx) =>
    trx.imports.write(...own, [
      { url: `${SITE}/socks`, title: 'Socks', price: 9, details: detailsFrom('import', { gtin: '4006381333931' }) },
    ]),
  );
  await store.knowledge.insert(...own, {
    title: 'Returns',
    content: 'Within 30 days: \\. "üñí" 🧥',
    sourceType: 'guide',
  });
  await store.knowledge.insert(...own, { title: 'Washing', content: 'Wash jackets by hand.', sourceType: 'note' });
  await store.testQuestions.save(...own, {
    questions: [
      { question: 'Can I return it?', mustBeAnswered: true, mustShow: null },
      { question: 'A jacket for rain?', mustBeAnswered: false, mustShow: rain },
      { question: 'Something long gone?', mustBeAnswered: false, mustShow: 'prd_gone' },
    ],
    mayCost: true,
  });
  await store.search.refresh(...own);
  return assistantId;
}

/** Merges products as a crawl does. */
export const crawl = ({ store }: Database, own: readonly [string, string], products: readonly CrawledProduct[]) =>
  store.transaction((trx) => trx.catalogue.merge(...own, products));

async function idOf({ store }: Database, own: readonly [string, string], title: string): Promise<string> {
  const product = (await store.catalogue.list(...own, { limit: 50 })).find((each) => each.title === title);
  if (!product) throw new Error(`There is no ${title}.`);
  return product.productId;
}

/** Everything of an assistant that its file is to carry, without identifiers and times. */
export async function lookAt({ store }: Database, organizationId: string, assistantId: string) {
  const own = [organizationId, assistantId] as const;
  const browsed = await store.catalogueCopies.read(...own, '', 50);
  const titleOf = new Map(browsed.map(({ productId, fields }) => [productId, fields.title]));
  const search = async (query: string) =>
    (await store.search.search(...own, { query, limit: 9, match: 'any' })).hits.map(({ product, score }) => [
      product.title,
      score,
    ]);
  const known = await store.assistants.find(...own);
  const { questions } = await store.testQuestions.find(...own);
  return {
    persona: known?.persona,
    greeting: known?.greeting,
    modelName: known?.modelName,
    branding: known?.branding,
    crawlUserAgent: known?.crawlUserAgent,
    catalogueSize: known?.catalogueSize,
    widget: { ...(await store.chatSettings.widget(...own)), assistantId: '', embedKey: '', updatedAt: '' },
    synonyms: await store.search.synonyms(...own),
    schedule: (await store.crawlSchedules.find(...own)).every,
    pattern: (await store.crawlPatterns.find(...own))?.pattern,
    products: await Promise.all(
      browsed.map(async ({ productId, fields, handFields, sources, found: beneath, layers }) => {
        const { externalId, title, url, price, currency, availability, description, brand, category } = fields;
        const {
          productId: _id,
          updatedAt: _time,
          ...details
        } = (await store.productDetails.find(organizationId, productId)) ?? {
          productId,
        };
        const values = { externalId, title, url, price, currency, availability, description, brand, category };
        return { values, handFields: [...handFields].toSorted(), sources, beneath, layers, details };
      }),
    ),
    jackets: await search('jackets'),
    anoraks: await search('anorak'),
    blue: await search('blue'),
    knowledge: (await store.knowledge.list(...own)).map(({ title, content, sourceType }) => [
      title,
      content,
      sourceType,
    ]),
    passages: (await store.passages.search(...own, 'washing', 3)).map(({ title, text, score }) => [title, text, score]),
    questions: questions.map(({ mustShow, ...each }) => ({ ...each, mustShow: titleOf.get(mustShow ?? '') ?? null })),
  };
}

/** Runs `aisle …` in this process, with a test's database. */
export async function aisle({ place }: Database, ...args: string[]) {
  vi.stubEnv('BASE_URL', ''); // Vite sets one of its own
  vi.stubEnv('DATABASE_URL', `postgres://aisle@localhost/${place.database}?host=${encodeURIComponent(place.host)}`);
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    return { code: await main(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Returns a file's rows, without its end. */
export const rowsIn = (file: string): Row[] =>
  gunzipSync(fs.readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);

/** Writes rows as a whole file, with the checksum that belongs to them. */
export function writeFile(file: string, rows: readonly Row[]): string {
  const body = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  fs.writeFileSync(file, gzipSync(`${body}${JSON.stringify({ type: 'end', sha256 })}\n`));
  return file;
}
