import { searchableText } from '../src/domain/detail-layers.ts';
import { newId } from '../src/domain/ids.ts';
import { NO_DETAILS, type ProductDetails, detailsFrom } from '../src/domain/product-details.ts';
import type { Searched } from '../src/search/fields.ts';
import { fieldWords } from '../src/search/fields.ts';
import { indexEntry, stemsBy } from '../src/search/vector.ts';
import { type CorpusKey, formOf, readCorpus, tagLexemes } from '../src/storage/search/corpus.ts';
import type { Database } from '../src/storage/database.ts';
import { parseAttribute } from '../src/domain/attribute.ts';

const VOCABULARY = 50_000;
const BRANDS = 400;
const CATEGORIES = 250;
const BATCH = 2_000;
/** Not a supported language: generated words have no endings to stem. */
const LANGUAGE = 'none';

const SPEAK = `update search_catalogues set language = $4 where organization_id = $1 and assistant_id = $2 and kind = $3`;

type Random = () => number;

/** Random numbers from 0 to 1, the same in each run (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SYLLABLES = 'bakelimonuparesitovadugafihojykazelopumirosatewibra'.match(/../g) ?? [];

const words = makeWords();

function makeWords(): string[] {
  const random = randomFrom(1);
  const made = new Set<string>();
  while (made.size < VOCABULARY) {
    const length = 2 + Math.floor(random() * 3);
    made.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...made];
}

/** Picks frequent words often and rare ones rarely: Zipf's law. */
function word(random: Random, among = VOCABULARY): string {
  return words[Math.floor(among ** random()) - 1] ?? '';
}

/** Sentences of 6 to 12 words. */
export const sentences = (random: Random, count: number): string =>
  Array.from({ length: count }, () =>
    Array.from({ length: 6 + Math.floor(random() * 7) }, () => word(random)).join(' '),
  ).join('. ');

/** The n-th product of a shop: a title of 5 to 12 words, a description of 30 to 90. */
export function generated(shop: number, n: number): Searched {
  const random = randomFrom(shop * 10_000_019 + n);
  const text = (least: number, most: number) =>
    Array.from({ length: least + Math.floor(random() * (most - least)) }, () => word(random)).join(' ');
  const category = Math.floor(random() ** 2 * CATEGORIES);
  const kind = `${words[category]} ${words[2 * category]}`;
  const brand = `${words[Math.floor(random() ** 2 * BRANDS) + CATEGORIES]}`;
  return {
    title: `${brand} ${text(3, 9)} ${words[2 * category]}`,
    brand,
    category: `${words[category % 20]} > ${kind}`,
    description: text(30, 90),
  };
}

const SIZES = ['S', 'M', 'L', 'XL'];

/** Details of the n-th product of a shop: 12 variants of size and colour, and 8 attributes, one of them a weight. */
function generatedDetails(shop: number, n: number): ProductDetails {
  const random = randomFrom(shop * 10_000_019 + n + 5);
  const colours = [word(random, 200), word(random, 200), word(random, 200)];
  const attribute = (name: string, value: string) => parseAttribute({ name, value }) ?? [];
  const weight = 100 + Math.floor(random() * 2_000);
  return {
    ...NO_DETAILS,
    attributes: [
      { group: null, name: 'Weight', value: `${weight} g`, key: 'weight', number: weight, unit: 'g' },
      ...Array.from({ length: 7 }, (_, at) => attribute(words[at] ?? '', `${word(random)} ${word(random)}`)).flat(),
    ],
    options: [
      { name: 'Size', values: SIZES },
      { name: 'Colour', values: colours },
    ],
    variants: SIZES.flatMap((size, row) =>
      colours.map((colour, column) => ({
        values: [size, colour],
        cartId: String(40_000_000_000_000 + n * 12 + row * 3 + column),
        sku: `${words[n % VOCABULARY]}-${size}-${column}`,
        gtin: null,
        price: 10 + row,
        listPrice: null,
        availability: random() < 0.8 ? ('in_stock' as const) : ('out_of_stock' as const),
        imageUrl: `https://cdn.shop.test/files/${n}-${column}.jpg?v=1700000000`,
        url: null,
      })),
    ),
  };
}

/** A query of 1 to 6 words, most of them from the title of an existing product, some from a description or anywhere. */
export function queryFor(shop: number, products: number, random: Random): string {
  const product = generated(shop, Math.floor(random() * products));
  const [title, description] = [product.title.split(' '), (product.description ?? '').split(' ')];
  return Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
    const from = random();
    if (from < 0.1) return word(random);
    const text = from < 0.3 ? description : title;
    return text[Math.floor(random() * text.length)] ?? '';
  }).join(' ');
}

export interface FilledShop {
  organizationId: string;
  assistantId: string;
  /** Its products are generated from this number. */
  shop: number;
}

/** Fills shops with generated products, bypassing the store, whose checks of each one would take most of the time. */
export async function fillShops(
  database: Pick<Database, 'store' | 'pool'>,
  shops: number,
  products: number,
  { hasDetails = false, first = 0 } = {},
): Promise<FilledShop[]> {
  const { store, pool } = database;
  const { organizationId } = await store.organizations.insert('Latency');
  const filled: FilledShop[] = [];
  for (let shop = first; shop < first + shops; shop++) {
    const { assistantId } = await store.assistants.insert(organizationId, { name: `Shop ${shop}`, modelName: 'none' });
    const key: CorpusKey = [organizationId, assistantId, 'products'];
    await pool.query(SPEAK, [...key, LANGUAGE]);
    const { tag } = await readCorpus(store.queryText, key);
    for (let at = 0; at < products; at += BATCH) {
      const count = Math.min(BATCH, products - at);
      const details = Array.from({ length: hasDetails ? count : 0 }, (_, index) => generatedDetails(shop, at + index));
      const rows = Array.from({ length: count }, (_, index) => {
        const known = details[index];
        return { ...generated(shop, at + index), ...(known && { details: searchableText(known) }) };
      });
      const ids = rows.map(() => newId('prd'));
      await pool.query(
        `insert into products (organization_id, product_id, assistant_id, url, title, description, price, currency, availability,
           brand, category, page_hash, identity_hash)
         select $1, id, $2, 'https://shop.test/' || id, title, description, 10, 'EUR', 'in_stock', brand, category, uuid_send(gen_random_uuid()),
           uuid_send(gen_random_uuid())
         from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as t(id, title, description, brand, category)`,
        [
          organizationId,
          assistantId,
          ids,
          ...(['title', 'description', 'brand', 'category'] as const).map((name) => rows.map((row) => row[name])),
        ],
      );
      if (hasDetails)
        await pool.query(
          `insert into product_details (organization_id, assistant_id, product_id, layers)
           select $1, $2, id, layers from unnest($3::text[], $4::json[]) as t(id, layers)`,
          [organizationId, assistantId, ids, details.map((known) => ({ feed: detailsFrom('feed:shopify', known) }))],
        );
      const entries = rows.map((row) =>
        indexEntry(
          fieldWords(row, new Set()),
          row.category,
          stemsBy((written) => written),
        ),
      );
      await pool.query(
        `insert into product_words (organization_id, assistant_id, product_id, words, lengths, category, form)
         select $1, $2, id, words::tsvector, lengths::smallint[], category, $7
         from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) as t(id, words, lengths, category)`,
        [
          organizationId,
          assistantId,
          ids,
          entries.map((entry) => tagLexemes(tag, entry.words)),
          entries.map((entry) => `{${entry.lengths.join(',')}}`),
          entries.map((entry) => entry.category),
          formOf(LANGUAGE),
        ],
      );
    }
    filled.push({ organizationId, assistantId, shop });
  }
  return filled;
}
