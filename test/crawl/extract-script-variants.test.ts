import { describe, expect, it } from 'vitest';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { choices, details, group, product, script, variant } from './extract-details-fixture.ts';
import { LAMP, OFFER, json } from './extract-fixture.ts';

describe('variants in scripts', () => {
  const lamp = json(LAMP);
  const hosted = {
    id: 7,
    title: 'Brass lamp',
    options: ['Color', 'Size'],
    variants: [
      {
        id: 1,
        title: 'Red / S',
        option1: 'Red',
        option2: 'S',
        sku: 'RS',
        available: true,
        price: 4990,
        compare_at_price: 7900,
        featured_image: { src: '//cdn.example/r.jpg' },
        barcode: '4031778810191',
      },
      {
        id: 2,
        title: 'Blue / M',
        option1: 'Blue',
        option2: 'M',
        sku: 'BM',
        available: false,
        price: 4500,
        compare_at_price: null,
      },
    ],
  };
  const plugin = [
    {
      attributes: { attribute_pa_color: 'red', attribute_size: '' },
      display_price: 49.9,
      display_regular_price: 60,
      is_in_stock: true,
      variation_id: 11,
      sku: 'R',
      image: { src: '/r.jpg' },
    },
    {
      attributes: { attribute_pa_color: 'dark-blue', attribute_size: 'M' },
      display_price: 55,
      display_regular_price: 55,
      is_in_stock: false,
      variation_id: 12,
      sku: 'B',
    },
  ];
  const attribute = JSON.stringify(plugin).replaceAll('"', '&quot;');
  const spConfig = {
    attributes: {
      93: {
        id: '93',
        code: 'color',
        label: 'Color',
        options: [
          { id: '1', label: 'Red', products: ['501'] },
          { id: '2', label: 'Blue', products: ['502'] },
        ],
      },
    },
    optionPrices: {
      501: { oldPrice: { amount: 60 }, finalPrice: { amount: 49.9 } },
      502: { oldPrice: { amount: 52 }, finalPrice: { amount: 52 } },
    },
  };
  const magento = script({ '#product_addtocart_form': { configurable: { spConfig } } }, 'text/x-magento-init');
  const modern = {
    props: {
      pageProps: {
        product: {
          name: 'Brass lamp',
          variants: [
            { sku: 'R', price: { amount: '49.90' }, attributes: [{ name: 'Color', value: 'Red' }], inStock: true },
            { sku: 'B', price: { amount: '51' }, attributes: [{ name: 'Color', value: 'Blue' }], inStock: true },
          ],
        },
      },
    },
  };
  const graph = {
    product: {
      title: 'Brass lamp',
      variants: {
        edges: ['Red', 'Blue'].map((value, n) => ({
          node: {
            id: `gid://shopify/ProductVariant/${n + 1}`,
            availableForSale: true,
            price: { amount: '49.9', currencyCode: 'EUR' },
            selectedOptions: [{ name: 'Color', value }],
          },
        })),
      },
    },
  };
  const byName = {
    name: 'Brass lamp',
    variants: ['Red', 'Blue'].map((Color, n) => ({ id: n, price: 49.9, attributes: { Color } })),
  };
  const meta = `<script>var meta = ${JSON.stringify({ product: { id: 7, variants: ['Red', 'Blue'].map((color, id) => ({ id, price: 4990, name: `Brass lamp - ${color}`, public_title: color, color })) } })}; track(meta);</script>`;

  it.each<[string, string, string[], string[]]>([
    [
      'numbered values with the names of options',
      script(hosted),
      ['Color: Red, Blue', 'Size: S, M'],
      ['Red/S 49.9 1', 'Blue/M 45 2'],
    ],
    [
      'options with names',
      script({ ...hosted, options: [{ name: 'Colour' }, { name: 'Length' }] }),
      ['Colour: Red, Blue', 'Length: S, M'],
      ['Red/S 49.9 1', 'Blue/M 45 2'],
    ],
    ['the state of the page', script(modern), ['Color: Red, Blue'], ['Red 49.9 R', 'Blue 51 B']],
    [
      'the rows of a flight',
      `<script>self.__next_f.push(${JSON.stringify([1, `5:["$","div",null,${JSON.stringify(modern)}]\n`])})</script>`,
      ['Color: Red, Blue'],
      ['Red 49.9 R', 'Blue 51 B'],
    ],
    ['a graph of nodes', script(graph), ['Color: Red, Blue'], ['Red 49.9 1', 'Blue 49.9 2']],
    ['attributes by name', script(byName), ['Color: Red, Blue'], ['Red 49.9 0', 'Blue 49.9 1']],
    [
      'a variable',
      `<script>window.x = 1; var product = ${JSON.stringify(byName)};</script>`,
      ['Color: Red, Blue'],
      ['Red 49.9 0', 'Blue 49.9 1'],
    ],
    ['variants that state the product name themselves', meta, ['Color: Red, Blue'], ['Red 49.9 0', 'Blue 49.9 1']],
    [
      'the attribute of a form',
      `<form data-product_variations="${attribute}"></form>`,
      ['Color: red, dark-blue', 'Size: M'],
      ['red/ 49.9 11', 'dark-blue/M 55 12'],
    ],
    [
      'the same form twice',
      `<form data-product_variations="${attribute}"></form>`.repeat(2),
      ['Color: red, dark-blue', 'Size: M'],
      ['red/ 49.9 11', 'dark-blue/M 55 12'],
    ],
    ['a configuration', magento, ['Color: Red, Blue'], ['Red 49.9 501', 'Blue 52 502']],
    ['nothing of another product', script({ ...hosted, title: 'Oak table' }), [], []],
    [
      'nothing of several forms',
      `<form data-product_variations="${attribute}"></form><form data-product_variations="${attribute.replace('49.9', '48')}"></form>`,
      [],
      [],
    ],
    [
      'nothing of a product without choices',
      script({ ...hosted, options: ['Title'], variants: [{ id: 1, option1: 'Default Title', price: 4990 }] }),
      [],
      [],
    ],
    ['nothing of related variants', script({ name: 'Brass lamp', relatedVariants: byName.variants }), [], []],
    ['nothing from truncated JSON', '<script>var product = {"variants": [{"price": 1}, {"pri</script>', [], []],
    [
      'nothing from text in place of objects',
      script({ name: 'Brass lamp', variants: ['a', null, 3], options: 7 }),
      [],
      [],
    ],
  ])('reads %s', (_what, html, options, variants) => {
    expect(choices(details(lamp + html))).toEqual({ options, variants });
  });

  it('prefers the form whose price matches the page', () => {
    const form = (text: string) => `<form data-product_variations="${text}"></form>`;
    const html = form(attribute) + form(attribute.replace('49.9', '12').replace('55', '15'));
    expect(choices(details(lamp + html)).variants).toEqual(['red/ 49.9 11', 'dark-blue/M 55 12']);
  });

  it('reads variants without names at their current price if it matches the page', () => {
    const variants = ['5 g', '9 g'].map((Size, id) => ({
      id,
      attributes: { Size },
      price: { value: 4990, decimalValue: '49.90' },
      salePrice: { value: 3000, decimalValue: '30.00' },
      onSale: false,
    }));
    const state = (value: number) => script({ product: { variants: variants.map((each) => ({ ...each, value })) } });
    expect(choices(details(lamp + state(1))).variants).toEqual(['5 g 49.9 0', '9 g 49.9 1']);
    const dear = json({ ...LAMP, offers: { ...OFFER, price: 80 } });
    expect(choices(details(dear + state(1))).variants).toEqual([]);
  });

  it('reads the details of each variant', () => {
    expect(product(lamp + script(hosted))).toMatchObject({
      price: 49.9,
      externalId: '1',
      availability: 'in_stock',
      details: {
        sources: { options: 'state', variants: 'state', listPrice: 'state' },
        details: {
          listPrice: 79,
          variants: [
            {
              sku: 'RS',
              gtin: '4031778810191',
              listPrice: 79,
              availability: 'in_stock',
              imageUrl: 'https://cdn.example/r.jpg',
            },
            { sku: 'BM', gtin: null, listPrice: null, availability: 'out_of_stock' },
          ],
        },
      },
    });
  });

  it('prefers variants in markup', () => {
    const marked = group([variant('R', 5, { color: 'Red' }), variant('B', 6, { color: 'Green' })]);
    expect(product(marked + script(hosted))?.details).toMatchObject({
      details: { options: [{ values: ['Red', 'Green'] }] },
      sources: { variants: 'json-ld' },
    });
  });

  it('prefers variants with options to variants in markup without options', () => {
    const marked = json({ ...LAMP, mpn: 'M1', offers: ['A', 'B'].map((sku) => ({ ...OFFER, sku })) });
    expect(product(marked + script(hosted))?.details).toMatchObject({
      details: { mpn: 'M1', options: [{ name: 'Color' }, { name: 'Size' }] },
      sources: { mpn: 'json-ld', variants: 'state' },
    });
  });

  it('keeps the price of the markup if the variants contradict it', () => {
    const other = { ...byName, variants: byName.variants.map((each) => ({ ...each, price: 12 })) };
    expect(product(lamp + script(other))).toMatchObject({ price: 49.9 });
  });

  it('reads pages without markup', () => {
    const html = `<h1>Brass lamp</h1><p>$49.90</p><button>Add to cart</button>${script(hosted)}`;
    expect(product(html)).toMatchObject({ price: 49.9, externalId: '1', details: { sources: { variants: 'state' } } });
  });

  it('reads at most 500 variants', () => {
    const variants = Array.from({ length: 900 }, (_, n) => ({ id: n, price: 49.9, attributes: { Size: `${n}` } }));
    expect(details(lamp + script({ name: 'Brass lamp', variants })).variants).toHaveLength(500);
  });

  it.each<[string, string]>([
    ['unclosed objects', `<script>${'x={"variants":[{"price":1,'.repeat(40_000)}</script>`],
    ['nested lists', `<script>x=${'[{"variants":'.repeat(20_000)}1${'}]'.repeat(20_000)}</script>`],
    ['unclosed attributes', '<p data-product="[{'.repeat(40_000)],
    [
      'many products of the same name',
      script(Array.from({ length: 20_000 }, () => ({ name: 'Brass lamp', variants: [{}] }))),
    ],
    [
      'many keys',
      script({
        name: 'Brass lamp',
        variants: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`v${n}`, { price: n }])),
      }),
    ],
  ])('bounds the work on %s', (_what, html) => {
    expect(cpuSeconds(() => product(lamp + html))).toBeLessThan(2);
  });

  it('names options as the page does where scripts have keys', () => {
    const form = [
      { attributes: { 'attribute_pa_size-en': 'dark-blue' }, display_price: 49.9, variation_id: 1 },
      { attributes: { 'attribute_pa_size-en': 'red' }, display_price: 49.9, variation_id: 2 },
    ];
    const select = '<label for="s">Color</label><select id="s"><option>Dark blue<option>Red</select>';
    const html = `<h1>Brass lamp</h1><form data-product_variations='${JSON.stringify(form)}'>${select}<button>Add to cart</button></form>`;
    expect(choices(details(json(LAMP) + html))).toEqual({
      options: ['Color: Dark blue, Red'],
      variants: ['Dark blue 49.9 1', 'Red 49.9 2'],
    });
  });
});
