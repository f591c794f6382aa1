import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith, product } from '../setup/widget-answers.ts';
import { openWidgetStage } from '../setup/widget-stage.ts';
import { COMPARED_JACKETS, COMPARED_LANTERNS, JACKET, SIZED_JACKET, variant } from './widget-products.ts';

const stage = openWidgetStage();

/** Changes the assistant's configuration. */
async function configure(page: Page, change: object): Promise<void> {
  await page.route(/\/config$/, async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result: object };
    await route.fulfill({ response: answer, json: { result: { ...result, ...change } } });
  });
}

it('handles a missing logo, an invalid colour and markup in the launcher text', async () => {
  const { page, panel, launcher, open, complaints } = await stage.shopper();
  const branding = {
    primaryColor: 'red;}*{',
    logoUrl: `${stage.origin}/gone.png`,
    launcherText: '<b>Ask</b> \u202eus',
  };
  await configure(page, { branding });
  await page.goto('/about');
  expect(await launcher.textContent()).toBe(branding.launcherText);
  await open();
  await panel.locator('span.logo').getByText('B').waitFor();
  const fill = "getComputedStyle(document.querySelector('aisle-assistant')).getPropertyValue('--fill')";
  expect(await page.evaluate(fill)).toBe('rgb(31 41 55)');
  expect(complaints).toEqual([]);
});

it.each([
  ['hides', 'without a URL', undefined, 0],
  ['hides', 'for a script URL', 'javascript:alert(1)', 0],
  ['shows', 'for an https URL', 'https://shop.test/contact', 1],
])('%s the link to a person %s', async (_verb, _case, contactUrl, count) => {
  const { page, panel, open } = await stage.shopper();
  await configure(page, { contactUrl });
  await page.goto('/about');
  await open();
  await panel.locator('.menu > button').click();
  await panel.getByRole('button', { name: 'New conversation' }).waitFor();
  expect(await panel.getByRole('link', { name: 'Talk to a person' }).count()).toBe(count);
});

it('formats prices in any currency for the shopper’s locale, and shows a dash for unknown ones', async () => {
  const { page, panel, ask } = await stage.shopper('/about');
  const sold = [
    { price: 1980, currency: 'JPY' },
    { price: 1.5, currency: 'KWD' },
    { price: 12, currency: 'XXQ' },
    { price: 7, currency: null },
    { price: null, url: '', imageUrl: null, availability: 'unknown', brand: null, category: null },
  ];
  const products = sold.map((fields, at) => product({ productId: `prd_${at}`, ...fields }));
  await answerWith(page, { type: 'comparison', products });
  await ask('Compare them');
  const cells = panel.getByRole('row', { name: /^Price/ }).getByRole('cell');
  // With non-breaking spaces.
  expect(await cells.allTextContents()).toEqual(['JP¥1,980', 'KWD\u00a01.500', 'XXQ\u00a012.00', '7.00', '–']);
  expect(await panel.locator('th .title a').count()).toBe(4);
});

it('does not offer to add products that are sold out or have no id in the cart', async () => {
  const { page, panel, answers, ask } = await stage.shopper('/about');
  const gone = [product({ availability: 'out_of_stock' }), product({ productId: 'prd_2', externalId: null })];
  const proposal = { type: 'cart', productId: 'prd_test', externalId: 'LT-601', amount: 1 };
  await answerWith(page, { type: 'comparison', products: gone }, proposal);
  await ask('Compare them');
  await panel.locator('.proposal').getByText('View product').waitFor();
  expect([await answers.locator('.add').count(), await panel.getByRole('row').count()]).toEqual([0, 5]);
});

it.each([
  [
    'Shopify',
    '<script>window.Shopify = {};</script>',
    {
      '/products/lantern.js': { variants: [{ id: 22, sku: 'LT-601', available: true }] },
      '/cart/add.js': {},
    },
    'cart:refresh',
    { items: [{ id: 22, quantity: 1 }] },
  ],
  [
    'WooCommerce',
    '<script>window.wc_cart_fragments_params = {};</script>',
    {
      '/wp-json/wc/store/v1/products': [{ id: 77 }],
      '/wp-json/wc/store/v1/cart': {},
      '/wp-json/wc/store/v1/cart/add-item': {},
    },
    'wc-blocks_added_to_cart',
    { id: 77, quantity: 1 },
  ],
])('detects the cart of %s, adds a product and notifies the theme', async (_name, script, answers, event, sent) => {
  const heard = `window.events = []; for (const name of ['aisle:cart', '${event}'])
    document.addEventListener(name, () => events.push(name));`;
  stage.addPage('/page', `${script}<script>${heard}</script>${stage.tag()}`);
  const { page, panel, ask } = await stage.shopper('/page');
  const posted: unknown[] = [];
  for (const [path, json] of Object.entries(answers))
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        if (route.request().method() === 'POST') posted.push(route.request().postDataJSON());
        await route.fulfill({ json });
      },
    );
  await answerWith(page, { type: 'products', products: [product()] });
  await ask('Lanterns?');
  await panel.getByRole('button', { name: 'Add Lantern to cart' }).click();
  await panel.getByRole('button', { name: 'Added' }).waitFor();
  expect(posted).toEqual([sent]);
  await expect.poll(() => page.evaluate('events')).toEqual([event, 'aisle:cart']);
});

it('lets the shopper choose a variant, and adds exactly that one', async () => {
  const cart = `<script>window.added = []; window.addToCart = (id, amount) => { added.push([id, amount]); };</script>`;
  stage.addPage('/page', `${cart}${stage.tag()}`);
  const { page, panel, answers, ask, complaints } = await stage.shopper('/page');
  await answerWith(page, { type: 'products', products: [SIZED_JACKET] });
  await ask('A jacket in moss, size M');
  const card = answers.locator('.card');
  const [size, colour] = [panel.getByLabel('Size'), panel.getByLabel('Colour')];
  await size.waitFor();
  expect(await card.locator('.price').textContent()).toBe('€120.00');
  expect(await card.locator('.rating').textContent()).toContain('(213)');
  expect(await size.locator('option').allTextContents()).toEqual(['S', 'M', 'L – Sold out']);
  expect(await colour.locator('option:disabled').allTextContents()).toEqual(['moss – Sold out']);

  await size.selectOption('M');
  expect(await colour.inputValue()).toBe('moss');
  expect(await card.locator('.price').textContent()).toBe('€99.00');
  expect(await card.locator('s').textContent()).toBe('€140.00');
  await panel.getByRole('button', { name: 'Add Jacket to cart' }).click();
  await panel.getByRole('button', { name: 'Added' }).waitFor();
  expect(await page.evaluate('added')).toEqual([['M-moss', 1]]);
  expect(complaints).toEqual([]);
});

it('shows the picture of the variant, also after one that does not load', async () => {
  stage.addPage('/page', `<script>window.addToCart = () => {};</script>${stage.tag()}`);
  const { page, answers, ask } = await stage.shopper('/page');
  await page.route(/navy\.png$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/moss\.svg$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const [navy, moss] = ['navy.png', 'moss.svg'].map((file) => `${stage.origin}/${file}`);
  const variants = [variant('M', 'navy', { imageUrl: navy }), variant('M', 'moss', { imageUrl: moss })];
  await answerWith(page, {
    type: 'products',
    products: [product({ ...SIZED_JACKET, externalId: 'M-navy', variants })],
  });
  await ask('A jacket');
  const picture = answers.locator('.card .picture');
  await picture.locator('svg').waitFor();
  expect(await picture.locator('img').count()).toBe(0);
  await answers.getByLabel('Colour').selectOption('moss');
  await picture.locator('img').waitFor();
  expect(await picture.locator('img').getAttribute('src')).toBe(moss);
});

it('has chosen what the shopper asked for', async () => {
  stage.addPage('/page', `<script>window.addToCart = () => {};</script>${stage.tag()}`);
  const { page, panel, answers, ask } = await stage.shopper('/page');
  const cards = [product({ ...JACKET, chosen: 2 }), product({ ...JACKET, productId: 'prd_2', chosen: 1 })];
  await answerWith(page, { type: 'products', products: cards });
  await ask('A jacket in size M');
  await panel.getByLabel('Size').nth(1).waitFor();
  const seen = async (at: number) => {
    const card = answers.locator('.card').nth(at);
    const [colour, size] = [card.getByLabel('Colour'), card.getByLabel('Size')];
    const chosen = [await colour.inputValue(), await size.inputValue(), await size.locator(':checked').textContent()];
    return [...chosen, await card.locator('.price').textContent(), await card.locator('.add').count()];
  };
  expect(await seen(0)).toEqual(['moss', 'M', 'M', '€99.00', 1]);
  expect(await seen(1)).toEqual(['navy', 'M', 'M – Sold out', '€120.00', 0]);
  await answers.locator('.card').nth(1).locator('.out_of_stock').getByText('Sold out').waitFor();
});

it('proposes the variant that was asked for, and lets the shopper change it', async () => {
  stage.addPage(
    '/page',
    '<script>window.added = []; window.addToCart = (id, n) => { added.push([id, n]); };</script>' + stage.tag(),
  );
  const { page, panel, ask } = await stage.shopper('/page');
  const proposal = { type: 'cart', productId: 'prd_test', externalId: '13', amount: 2 };
  await answerWith(page, { type: 'products', products: [product({ ...JACKET, chosen: 2 })] }, proposal);
  await ask('Add 2 in moss, size M to my cart');
  await panel.locator('.proposal').getByLabel('Size').waitFor();
  await panel.getByRole('button', { name: 'Add Jacket to cart' }).click();
  await panel.getByRole('button', { name: 'Added' }).waitFor();
  await panel.getByLabel('Colour').selectOption('navy');
  await panel.getByRole('button', { name: 'Add Jacket to cart' }).click();
  await panel.getByRole('button', { name: 'Added' }).waitFor();
  expect(await page.evaluate('added')).toEqual([
    ['13', 2],
    ['11', 2],
  ]);
});

const NONE_LEFT = 'Sorry, it’s sold out, or there aren’t that many left.';
const WOO = '/wp-json/wc/store/v1';

it.each<[string, string, Record<string, object>, string, number, object, string]>([
  [
    'the shop’s own',
    '<script>window.addToCart = () => false;</script>',
    {},
    '/none',
    500,
    {},
    'Couldn’t add it. Please try again.',
  ],
  [
    'a Shopify',
    '<script>window.Shopify = {};</script>',
    {
      '/products/lantern.js': {
        variants: [
          { id: 11, sku: null, available: true },
          { id: 13, sku: null, available: false },
        ],
      },
    },
    '/cart/add.js',
    422,
    { status: 422, message: 'Cart Error', description: 'The product ‘Jacket’ is already sold out.' },
    NONE_LEFT,
  ],
  [
    'a WooCommerce',
    '<script>window.wc_cart_fragments_params = {};</script>',
    { [`${WOO}/products`]: [], [`${WOO}/cart`]: {} },
    `${WOO}/cart/add-item`,
    400,
    { code: 'woocommerce_rest_product_out_of_stock', message: 'You cannot add it.', data: { status: 400 } },
    NONE_LEFT,
  ],
])(
  'says so when the variant is refused a moment later by %s cart',
  async (_, script, answers, path, status, refusal, text) => {
    stage.addPage('/page', `${script}${stage.tag()}`);
    const { page, panel, ask } = await stage.shopper('/page');
    const posted: unknown[] = [];
    for (const [known, json] of Object.entries(answers))
      await page.route(
        ({ pathname }) => pathname === known,
        (route) => route.fulfill({ json }),
      );
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        posted.push(route.request().postDataJSON());
        await route.fulfill({ status, json: refusal });
      },
    );
    await answerWith(page, { type: 'products', products: [product(JACKET)] });
    await ask('Jackets?');
    await panel.getByLabel('Colour').selectOption('moss');
    await panel.getByRole('button', { name: 'Add Jacket to cart' }).click();
    expect(await panel.locator('.fault').textContent()).toBe(text);
    // Posts only the chosen variant.
    expect(JSON.stringify(posted)).toBe(
      path === '/none'
        ? '[]'
        : JSON.stringify([path === '/cart/add.js' ? { items: [{ id: 13, quantity: 1 }] } : { id: 13, quantity: 1 }]),
    );
  },
);

it('compares the attributes that products share, differences first', async () => {
  const { page, panel, ask } = await stage.shopper('/about');
  await answerWith(page, { type: 'comparison', products: COMPARED_LANTERNS });
  await ask('Compare them');
  await panel.getByRole('table').waitFor();
  const names = await panel.getByRole('rowheader').allTextContents();
  expect(names).toEqual(['Price', 'Availability', 'Weight', 'Brand', 'Category', 'Material']);
  expect(
    await panel
      .getByRole('row', { name: /^Weight/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['310 g', '450 g']);
});

it('compares three products on a small phone: differences first, everything within reach', async () => {
  const { page, panel, ask } = await stage.shopper('/about', { viewport: { width: 360, height: 740 } });
  await answerWith(page, { type: 'comparison', products: COMPARED_JACKETS });
  await ask('Compare them');
  const table = panel.getByRole('table', { name: 'Comparison' });
  await table.waitFor();
  expect(await panel.getByRole('rowheader').allTextContents()).toEqual([
    'Price',
    'Availability',
    'Weight',
    'Water column',
    'Brand',
    'Category',
    'Material',
    'Donaudampfschifffahrtsgesellschaft',
  ]);
  const isWithin = (selector: string) =>
    panel.locator(selector).evaluateAll((all) => all.every((each) => each.scrollWidth <= each.clientWidth + 1));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await isWithin('.log')).toBe(true);
  expect(await isWithin('.comparison :is(th, td)')).toBe(true);
  const region = panel.getByRole('region', { name: 'Comparison' });
  await region.focus();
  await page.keyboard.press('End');
  for (let steps = 0; steps < 20; steps += 1) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => region.evaluate((each) => each.scrollLeft + each.clientWidth >= each.scrollWidth - 1))
    .toBe(true);
});
