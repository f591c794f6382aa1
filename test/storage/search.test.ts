import { beforeEach, describe, expect, it } from 'vitest';
import { type Attribute, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import { type CrawledProduct, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import type { Availability } from '../../src/domain/product.ts';
import type { SearchFilters } from '../../src/domain/search.ts';
import { sharedDatabase } from '../setup/service.ts';

type Given = Partial<CrawledProduct> & { title: string };

let organizationId: string;
let assistantId: string;
let count = 0;

const database = await sharedDatabase();
beforeEach(async () => {
  ({ organizationId } = await database.store.organizations.insert('Shop'));
  assistantId = await addAssistant();
});

async function addAssistant(owner = organizationId): Promise<string> {
  return (await database.store.assistants.insert(owner, { name: 'Shop', modelName: 'none' })).assistantId;
}

/** Puts products in and lets the search know them. */
async function fill(products: readonly (Given | string)[], into = assistantId, owner = organizationId): Promise<void> {
  const found = products.map((given): CrawledProduct => {
    count += 1;
    const fields = typeof given === 'string' ? { title: given } : given;
    return { ...UNKNOWN_FIELDS, url: `https://shop.test/${count}`, ...fields };
  });
  await database.store.catalogue.merge(owner, into, found);
  await database.store.search.refresh(owner, into);
}

async function search(query: string, filters?: SearchFilters, match: 'any' | 'all' = 'any') {
  const answer = await database.store.search.search(organizationId, assistantId, { query, filters, limit: 20, match });
  return { titles: answer.hits.map(({ product }) => product.title), didYouMean: answer.didYouMean };
}

const titles = async (query: string, filters?: SearchFilters) => (await search(query, filters)).titles;

describe('a query without results', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['operators', '& | ! ( ) :* <-> \\ \' "'],
    ['emoji', '🧥🔥'],
    ['wildcards', '% _ * ?'],
    ['an unknown word', 'xylophone'],
    ['unknown words of another script', '洗濯機 ثلاجة мотоцикл'],
  ])('%s', async (_what, query) => {
    await fill(['Storm jacket', 'Rain hat']);
    expect(await titles(query)).toEqual([]);
    expect((await search(query, undefined, 'all')).titles).toEqual([]);
  });

  it('an empty catalogue, and one that is not there', async () => {
    expect(await titles('jacket')).toEqual([]);
    const nowhere = { query: 'jacket', limit: 5, match: 'any' as const };
    expect(await database.store.search.search(organizationId, 'ast_none', nowhere)).toEqual({
      hits: [],
      didYouMean: null,
    });
    expect(await database.store.search.similar(organizationId, assistantId, 'prd_none', 5)).toEqual([]);
  });
});

describe('hostile queries', () => {
  it.each([
    ['a mebibyte of one word', 'jacket '.repeat(150_000)],
    ['a mebibyte without a space', `jacket ${'x'.repeat(1_048_576)}`],
    ['a thousand words', `jacket ${Array.from({ length: 1_000 }, (_, i) => `w${i}`).join(' ')}`],
    ['markup and quotes', `<b>jacket</b> '; drop table products; -- ' || "`],
    ['operators around words', `'jacket' & ! | <-> :*`],
    ['a word that names a tier', '++jacket +jacket'],
    ['directions and joiners', '\u202ejacket\u200d\u2066 \ufeff'],
  ])('%s', async (_what, query) => {
    await fill(['Storm jacket', 'Rain hat']);
    expect((await titles(query))[0]).toBe('Storm jacket');
  });
});

describe('tenancy', () => {
  it('never returns a product of another assistant or organization', async () => {
    const { organizationId: other } = await database.store.organizations.insert('Other');
    const theirs = await addAssistant(other);
    await fill(['Storm jacket of others'], theirs, other);
    await fill(['Storm jacket of the sister shop'], await addAssistant());
    await fill(['Storm jacket']);
    expect(await titles('storm jacket others sister shop')).toEqual(['Storm jacket']);
    const { hits } = await database.store.search.search(organizationId, theirs, {
      query: 'jacket',
      limit: 5,
      match: 'any',
    });
    expect(hits).toEqual([]);
    const [mine] = await database.store.catalogue.list(organizationId, assistantId, { limit: 1 });
    expect(await database.store.search.similar(organizationId, theirs, mine?.productId ?? '', 5)).toEqual([]);
    expect(await database.store.search.similar(other, theirs, mine?.productId ?? '', 5)).toEqual([]);
  });
});

describe('ranking', () => {
  it.each([
    ['what a thing is before what it is for', 'tent', ['Tent', 'Pegs for a tent', 'Stove']],
    ['a title before a category before a description', 'stove', ['Stove', 'Tent']],
    ['all words before some', 'red wool hat', ['Red wool hat', 'Red wool socks', 'Blue hat']],
    ['rare words before frequent ones', 'red hat', ['Red wool hat', 'Blue hat', 'Red gloves']],
    ['plurals', 'hats', ['Blue hat', 'Red wool hat']],
    ['plurals that no stemmer knows', 'scarves', ['Red scarf']],
  ])('%s', async (_what, query, wanted) => {
    await fill([
      'Tent',
      'Pegs for a tent',
      { title: 'Stove', description: 'Boils water in front of a tent.' },
      'Red wool hat',
      'Red wool socks',
      'Blue hat',
      'Red scarf',
      'Red gloves',
    ]);
    const found = await titles(query);
    expect(found.filter((title) => wanted.includes(title))).toEqual(wanted.filter((title) => found.includes(title)));
    expect(found[0]).toBe(wanted[0]);
  });

  it('lifts the kind of product that the best hits are', async () => {
    await fill([
      { title: 'Alpine pack', category: 'Bags' },
      { title: 'Alpine sack', category: 'Bags' },
      { title: 'Alpine bag', category: 'Bags' },
      { title: 'Alpine cup', category: 'Kitchen' },
    ]);
    expect((await titles('alpine')).at(-1)).toBe('Alpine cup');
  });

  it('puts the newer of equals first, and respects the limit', async () => {
    await fill(['Lamp', 'Lamp', 'Lamp']);
    const { hits } = await database.store.search.search(organizationId, assistantId, {
      query: 'lamp',
      limit: 2,
      match: 'any',
    });
    const ids = hits.map(({ product }) => product.productId);
    expect(ids).toHaveLength(2);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});

describe('negation', () => {
  it.each([
    ['without', 'phone case without glitter'],
    ['no', 'phone case no glitter'],
    ['not', 'phone case not glitter'],
    ['non', 'phone case non-glitter'],
    ['a word of no weight between', 'phone case without any glitter'],
  ])('understands %s', async (_what, query) => {
    await fill(['Phone case glitter pink', 'Phone case glitter', 'Phone case pink', 'Glitter pens']);
    expect((await titles(query))[0]).toBe('Phone case pink');
    expect(await titles(query)).not.toContain('Glitter pens');
  });

  it('prefers products that state the absence', async () => {
    await fill(['Chocolate with sugar', 'Sugar free chocolate', 'Chocolate', 'Chocolate without sugar', 'Sugar']);
    for (const query of ['sugar-free chocolate', 'chocolate without sugar'])
      expect((await titles(query)).slice(0, 2).toSorted()).toEqual(['Chocolate without sugar', 'Sugar free chocolate']);
  });

  it('takes two words together that go together in titles', async () => {
    await fill([
      'Headphones noise cancelling',
      'Headset noise cancelling',
      'Headphones wired',
      'Noise cancelling buds',
    ]);
    expect((await titles('headphones without noise cancelling'))[0]).toBe('Headphones wired');
  });
});

describe('languages', () => {
  const DESCRIBED: Record<string, [description: string, titles: string[]]> = {
    german: [
      'Die Jacke ist aus Wolle und hält auch bei Regen warm. Für den Winter und nicht zu schwer.',
      ['Regenjacke', 'Häuser aus Holz', 'Wollmütze', 'Schuhe mit Schnürsenkel', 'Schuhe'],
    ],
    french: [
      'Cette veste est faite pour la pluie et le vent, avec des poches dans la doublure.',
      ['Veste imperméable', 'Chaussures avec lacets', 'Chaussures', 'Lampes à huile'],
    ],
    spanish: [
      'Esta chaqueta es para la lluvia y el viento, con bolsillos en el forro y una capucha.',
      ['Zapatos con cordones', 'Zapatos', 'Canciones', 'Iluminación'],
    ],
    swedish: [
      'En jacka för regn och vind med fickor som är till för både stad och skog och inte för tung.',
      ['Skor med snören', 'Skor', 'Lampor'],
    ],
    russian: [
      'Эта куртка для дождя и ветра, с карманами на молнии и капюшоном, но не для сильного мороза.',
      ['Зимние куртки', 'Чай с сахаром', 'Чай'],
    ],
    turkish: [
      'Bu ceket yağmur ve rüzgar için çok uygun, daha hafif ve cepleri olan bir model.',
      ['Ayakkabılar', 'Lamba'],
    ],
  };

  it.each([
    ['german', 'jacke', 'Regenjacke'],
    ['german', 'regen jacke', 'Regenjacke'],
    ['german', 'regenjacken', 'Regenjacke'],
    ['german', 'haus', 'Häuser aus Holz'],
    ['german', 'schuhe ohne schnürsenkel', 'Schuhe'],
    ['french', 'vestes imperméables', 'Veste imperméable'],
    ['french', 'veste impermeable', 'Veste imperméable'],
    ['french', 'chaussures sans lacets', 'Chaussures'],
    ['spanish', 'canción', 'Canciones'],
    ['spanish', 'iluminacion', 'Iluminación'],
    ['spanish', 'zapatos sin cordones', 'Zapatos'],
    ['swedish', 'skor utan snören', 'Skor'],
    ['swedish', 'lampa', 'Lampor'],
    ['russian', 'зимняя куртка', 'Зимние куртки'],
    ['russian', 'чай без сахара', 'Чай'],
    ['turkish', 'ayakkabı', 'Ayakkabılar'],
  ])('%s: %s', async (language, query, first) => {
    const [description, things] = DESCRIBED[language] ?? ['', []];
    await fill([{ title: 'Muster', description }, { title: 'Muster 2', description }, ...things]);
    expect((await titles(query))[0]).toBe(first);
  });

  it.each([
    ['防水', '防水ジャケット'],
    ['ジャケット', '防水ジャケット'],
    ['방수 재킷', '방수 재킷'],
    ['سترة', 'سترة مطر'],
    ['מעיל', 'מעיל גשם'],
    ['कमीज', 'सूती कमीज'],
    ['αδιάβροχο', 'Αδιάβροχο μπουφάν'],
  ])('finds %s', async (query, title) => {
    await fill(['防水ジャケット', '방수 재킷', 'سترة مطر', 'מעיל גשם', 'सूती कमीज', 'Αδιάβροχο μπουφάν', 'Lamp']);
    expect(await titles(query)).toEqual([title]);
  });

  it('reindexes a catalogue when its detected language changes', async () => {
    await fill(['Häuser', 'Mäuse']);
    expect(await titles('haus')).toEqual([]);
    await fill([{ title: 'Muster', description: `${DESCRIBED['german']?.[0]} ${DESCRIBED['german']?.[0]}` }]);
    expect(await titles('haus')).toEqual(['Häuser']);
  });
});

describe('words that are not there as they are written', () => {
  it.each([
    ['wirless headphones', 'wireless headphones', 'Wireless headphones'],
    ['wireless headpohnes', 'wireless headphones', 'Wireless headphones'],
    ['flashligt', 'flashlight', 'Flashlight'],
    ['keybord', 'keyboard', 'Keyboard'],
  ])('%s: did you mean %s', async (query, correction, first) => {
    await fill(['Wireless headphones', 'Flashlight', 'Keyboard', 'Wired mouse']);
    const { titles: found, didYouMean } = await search(query);
    expect(didYouMean).toBe(correction);
    expect(found[0]).toBe(first);
  });

  it.each(['keyboard', 'keyboards', 'iphone12', 'xq'])('means nothing else by %s', async (query) => {
    await fill(['Keyboard', 'iPhone11', 'Xr']);
    expect((await search(query)).didYouMean).toBeNull();
  });

  it.each([
    ['head set', 'Headset'],
    ['flashlight', 'Flash light'],
    ['16gb', 'Stick 16 GB'],
    ['64 gb', 'Stick 64GB'],
    ["women's", 'Boots for women'],
    ['womens boots', "Women's boots"],
  ])('%s finds %s', async (query, first) => {
    await fill(['Headset', 'Flash light', 'Stick 16 GB', 'Stick 64GB', first]);
    expect((await titles(query))[0]).toBe(first);
  });
});

describe('a hit says which words of the query it matches, and which it lacks', () => {
  it.each<[string, Given, string[], string[]]>([
    ['in the title', { title: 'Red jacket' }, ['red title', 'jacket title'], []],
    ['another form of it', { title: 'Jackets' }, ['jacket title'], ['red']],
    ['in the category', { title: 'Harbour', category: 'Clothing > Jackets' }, ['jacket family'], ['red']],
    ['in the texts', { title: 'Harbour jacket', description: 'A red one.' }, ['red text', 'jacket title'], []],
    ['what it is for is not what it is', { title: 'Bag for a jacket' }, ['jacket title'], ['red']],
  ])('%s', async (_what, given, matched, lacks) => {
    await fill([given, 'Red lamp', 'Wool hat']);
    const request = { query: 'red jacket', limit: 20, match: 'any' as const };
    const { hits } = await database.store.search.search(organizationId, assistantId, request);
    const hit = hits.find(({ product }) => product.title === given.title);
    expect(hit?.matched.map(({ word, place }) => `${word} ${place}`)).toEqual(matched);
    expect(hit?.lacks).toEqual(lacks);
  });

  it('a synonym and a typo', async () => {
    await fill(['Couch', 'Lamp']);
    await database.store.search.setSynonyms(organizationId, assistantId, [['sofa', 'couch']]);
    for (const query of ['sofa', 'couhc']) {
      const request = { query, limit: 20, match: 'any' as const };
      const { hits } = await database.store.search.search(organizationId, assistantId, request);
      expect(hits).toMatchObject([
        { product: { title: 'Couch' }, matched: [{ word: query, place: 'title' }], lacks: [] },
      ]);
    }
  });
});

describe('synonyms', () => {
  it('match both ways, including phrases, in this shop only', async () => {
    await fill(['Sofa', 'Couch', 'Smartphone', 'Mobile phone', 'Lamp']);
    expect(await titles('sofa')).toEqual(['Sofa']);
    const groups = [
      ['sofa', 'couch'],
      ['mobile phone', 'smartphone'],
    ];
    await database.store.search.setSynonyms(organizationId, assistantId, groups);
    expect(await database.store.search.synonyms(organizationId, assistantId)).toEqual(groups);
    expect((await titles('sofas')).toSorted()).toEqual(['Couch', 'Sofa']);
    expect((await titles('couch')).toSorted()).toEqual(['Couch', 'Sofa']);
    expect((await titles('smartphones')).toSorted()).toEqual(['Mobile phone', 'Smartphone']);
    expect((await titles('mobile phone')).toSorted()).toEqual(['Mobile phone', 'Smartphone']);
    expect((await search('couch', undefined, 'all')).titles.toSorted()).toEqual(['Couch', 'Sofa']);

    await database.store.search.setSynonyms(organizationId, assistantId, []);
    expect(await titles('sofa')).toEqual(['Sofa']);
    const sister = await addAssistant();
    expect(await database.store.search.synonyms(organizationId, sister)).toEqual([]);
  });

  it('are found by their stems beside a word with a typo', async () => {
    await fill(['Waterproof light', 'Waterproof bag']);
    await database.store.search.setSynonyms(organizationId, assistantId, [['lamp', 'lights']]);
    expect((await titles('waterprof lamps'))[0]).toBe('Waterproof light');
  });
});

describe('filters', () => {
  const SHOP: Given[] = [
    {
      title: 'Jacket A',
      price: 40,
      currency: 'EUR',
      availability: 'in_stock',
      brand: 'Fjell',
      category: 'Clothing > Jackets',
    },
    {
      title: 'Jacket B',
      price: 90,
      currency: 'EUR',
      availability: 'out_of_stock',
      brand: 'Fjäll Räven',
      category: 'Clothing > Jackets',
    },
    { title: 'Jacket C', price: 60, currency: 'USD', brand: 'Fjell Sport', category: 'Outdoor' },
    { title: 'Jacket D', description: 'By Fjell.' },
  ];

  it.each<[string, SearchFilters, string[]]>([
    ['nothing that is so cheap', { maxPrice: 1 }, []],
    ['no such brand', { brand: 'None' }, []],
    ['a highest price', { maxPrice: 60 }, ['A', 'C']],
    ['a lowest price', { minPrice: 60 }, ['B', 'C']],
    ['a currency', { currency: 'eur' }, ['A', 'B']],
    ['an availability', { availability: 'in_stock' }, ['A']],
    ['a brand, whatever its case and accents', { brand: 'fjall raven' }, ['B']],
    ['a word of a brand', { brand: 'fjell' }, ['A', 'C']],
    ['a category', { category: 'jackets' }, ['A', 'B']],
    ['a category with those above', { category: 'Clothing > Jackets' }, ['A', 'B']],
    ['several', { category: 'jacket', maxPrice: 50, currency: 'EUR' }, ['A']],
    ['quotes', { brand: `'fjell' | !x`, category: `"` }, []],
  ])('%s', async (_what, filters, wanted) => {
    await fill(SHOP);
    expect((await titles('jacket', filters)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
    // Without words, the filters alone.
    expect((await titles('', filters)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
  });

  it.each([
    ['jacket under $70', ['A', 'B', 'C', 'D']],
    ['jacket under 50 euros', ['A', 'C', 'D']],
    ['jacket over 50 €', ['B', 'C', 'D']],
    ['jacket under 50', ['A', 'D']],
  ])('%s: what is not known to cost more stays', async (query, wanted) => {
    await fill(SHOP);
    expect((await titles(query)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
  });
});

describe('similar products', () => {
  it('are of the same kind, without the product itself', async () => {
    await fill([
      { title: 'Storm jacket men', category: 'Jackets', brand: 'Fjell' },
      { title: 'Storm jacket women', category: 'Jackets', brand: 'Fjell' },
      { title: 'Rain jacket', category: 'Jackets', brand: 'Dale' },
      { title: 'Storm lamp', category: 'Lamps', brand: 'Lys' },
      { title: 'Cup', category: 'Kitchen', brand: 'Lys' },
    ]);
    const { hits } = await database.store.search.search(organizationId, assistantId, {
      query: 'storm jacket men',
      limit: 1,
      match: 'any',
    });
    const like = await database.store.search.similar(organizationId, assistantId, hits[0]?.product.productId ?? '', 3);
    expect(like.map(({ product }) => product.title)).toEqual(['Storm jacket women', 'Rain jacket', 'Storm lamp']);
  });
});

describe('changes', () => {
  it('are found at once, by beginnings too, before they are known', async () => {
    await fill(['Storm jacket']);
    count += 1;
    await database.store.catalogue.insert(organizationId, assistantId, {
      url: `https://shop.test/${count}`,
      title: 'Zebra rug',
    });
    for (const query of ['zeb', 'zebra r', 'zebra'])
      expect((await search(query, undefined, 'all')).titles).toEqual(['Zebra rug']);
    expect(await titles('zebra')).toEqual(['Zebra rug']);
  });

  it('to texts and removals update the index, and changes to prices do not', async () => {
    await fill(['Storm jacket']);
    const { catalogue } = database.store;
    const [product] = await catalogue.list(organizationId, assistantId, { limit: 1 });
    const id = product?.productId ?? '';
    const where = async () =>
      (await database.pool.query('select ctid::text, category from product_words where product_id = $1', [id])).rows[0];
    const before = await where();
    await catalogue.update(organizationId, id, { price: 5 });
    expect(await where()).toEqual(before);
    await catalogue.update(organizationId, id, { title: 'Rain hat' });
    expect(await titles('jacket')).toEqual([]);
    expect(await titles('hat')).toEqual(['Rain hat']);
    await catalogue.delete(organizationId, id);
    expect(await where()).toBeUndefined();
  });

  it('by a refresh are seen by another process', async () => {
    await fill(['Keyboard']);
    expect((await search('keybord')).didYouMean).toBe('keyboard');
    await fill(['Flashlight']);
    expect((await search('flashligt')).didYouMean).toBe('flashlight');
  });

  it('include a catalogue that was never indexed', async () => {
    await fill(['Storm jacket']);
    await database.pool.query('delete from product_words where assistant_id = $1', [assistantId]);
    await database.pool.query('delete from search_catalogues where assistant_id = $1', [assistantId]);
    expect(await titles('jacket')).toEqual(['Storm jacket']);
  });

  it('deletes what is known of an assistant with it', async () => {
    await fill(['Storm jacket']);
    await database.store.search.setSynonyms(organizationId, assistantId, [['jacket', 'coat']]);
    await database.store.assistants.delete(organizationId, assistantId);
    for (const table of ['product_words', 'search_catalogues', 'search_synonyms'])
      expect((await database.pool.query(`select from ${table} where assistant_id = $1`, [assistantId])).rowCount).toBe(
        0,
      );
  });
});

describe('by details', () => {
  const variant = (size: string, colour: string, price: number, availability: Availability = 'in_stock'): Variant => ({
    values: [size, colour],
    cartId: `${size}-${colour}`,
    sku: null,
    gtin: null,
    price,
    listPrice: null,
    availability,
    imageUrl: null,
    url: null,
  });
  const attribute = (name: string, value: string, more: Partial<Attribute> = {}): Attribute => ({
    group: null,
    name,
    value,
    key: null,
    number: null,
    unit: null,
    ...more,
  });

  beforeEach(async () => {
    const options = [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Farbe', values: ['Rot', 'Navy'] },
    ];
    await fill([
      {
        title: 'Kira dress',
        price: 60,
        details: detailsFrom('json-ld', {
          options,
          variants: [variant('S', 'Rot', 60), variant('M', 'Rot', 90), variant('M', 'Navy', 60, 'out_of_stock')],
          listPrice: 80,
          attributes: [attribute('Gewicht', '310 g', { key: 'weight', number: 310, unit: 'g' })],
        }),
      },
      {
        title: 'Lena dress',
        price: 70,
        details: detailsFrom('page', {
          options: [{ name: 'Size', values: ['M'] }],
          attributes: [
            attribute('Weight', '1.2 kg', { key: 'weight', number: 1.2, unit: 'kg' }),
            attribute('Feature', 'Waterproof'),
          ],
        }),
      },
      { title: 'Plain dress', price: 20 },
    ]);
  });

  it.each([
    ['an attribute’s value', 'waterproof dress', {}, 'Lena dress'],
    ['an option’s value', 'dress rot', {}, 'Kira dress'],
  ])('ranks first what has %s', async (_, query, filters, first) => {
    expect((await titles(query, filters))[0]).toBe(first);
  });

  it.each<[string, SearchFilters, string[]]>([
    ['an option', { details: [{ name: 'size', value: 'm' }] }, ['Kira dress', 'Lena dress']],
    [
      'two options of one variant',
      {
        details: [
          { name: 'Size', value: 'M' },
          { name: 'farbe', value: 'rot' },
        ],
      },
      ['Kira dress'],
    ],
    [
      'options that no variant combines',
      {
        details: [
          { name: 'Size', value: 'S' },
          { name: 'Farbe', value: 'Navy' },
        ],
      },
      [],
    ],
    [
      'an option within a price',
      { maxPrice: 80, details: [{ name: 'Size', value: 'M' }] },
      ['Kira dress', 'Lena dress'],
    ],
    [
      'two options within a price',
      {
        maxPrice: 80,
        details: [
          { name: 'Size', value: 'M' },
          { name: 'Farbe', value: 'Rot' },
        ],
      },
      [],
    ],
    ['a number in another unit', { details: [{ name: 'weight', min: 1, unit: 'kg' }] }, ['Lena dress']],
    ['a number in a unit of something else', { details: [{ name: 'weight', min: 0, unit: 'mm' }] }, []],
    ['a number in the same unit', { details: [{ name: 'weight', max: 400, unit: 'g' }] }, ['Kira dress']],
    ['a number by the shop’s own name', { details: [{ name: 'gewicht', max: 400 }] }, ['Kira dress']],
    ['an attribute that none has', { details: [{ name: 'Voltage', value: '230 V' }] }, []],
    ['a list price', { onSale: true }, ['Kira dress']],
  ])('filters by %s, with words and without', async (_, filters, expected) => {
    expect((await titles('dress', filters)).toSorted()).toEqual(expected);
    expect((await titles('', filters)).toSorted()).toEqual(expected);
  });
});
