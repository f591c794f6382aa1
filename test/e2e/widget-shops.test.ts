import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SOON } from '../setup/e2e.ts';
import { answerWith, product } from '../setup/widget-answers.ts';
import { openWidgetStage } from '../setup/widget-stage.ts';

/** Settings, products and carts of different shops. */
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
  await expect.poll(() => page.evaluate('events'), SOON).toEqual([event, 'aisle:cart']);
});

const variant = (size: string, colour: string, more: object = {}) => ({
  values: [size, colour],
  cartId: `${size}-${colour}`,
  price: 120,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});

it('lets the shopper choose a variant, and adds exactly that one', async () => {
  const cart = `<script>window.added = []; window.addToCart = (id, amount) => { added.push([id, amount]); };</script>`;
  stage.addPage('/page', `${cart}${stage.tag()}`);
  const { page, panel, answers, ask, complaints } = await stage.shopper('/page');
  const jacket = product({
    title: 'Jacket',
    externalId: 'S-navy',
    price: 120,
    currency: 'EUR',
    rating: { value: 4.6, scale: 5, count: 213 },
    options: [
      { name: 'Size', values: ['S', 'M', 'L'] },
      { name: 'Colour', values: ['navy', 'moss'] },
    ],
    variants: [
      variant('S', 'navy'),
      variant('S', 'moss', { availability: 'out_of_stock' }),
      variant('M', 'navy', { availability: 'out_of_stock' }),
      variant('M', 'moss', { price: 99, listPrice: 140 }),
      variant('L', 'navy', { availability: 'out_of_stock' }),
    ],
  });
  await answerWith(page, { type: 'products', products: [jacket] });
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

it('says so when the variant is sold out a moment later', async () => {
  stage.addPage('/page', `<script>window.addToCart = () => false;</script>${stage.tag()}`);
  const { page, panel, ask } = await stage.shopper('/page');
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const variants = [variant('S', 'navy'), variant('M', 'navy')].map((each) => ({
    ...each,
    values: each.values.slice(0, 1),
  }));
  await answerWith(page, { type: 'products', products: [product({ externalId: 'S-navy', options, variants })] });
  await ask('Lanterns?');
  await panel.getByLabel('Size').selectOption('M');
  await panel.getByRole('button', { name: 'Add Lantern to cart' }).click();
  expect(await panel.locator('.fault').textContent()).toBe('Couldn’t add it. Please try again.');
});

it('compares the attributes that products share, differences first', async () => {
  const { page, panel, ask } = await stage.shopper('/about');
  const attributes = (weight: string, more: object[] = []) => [
    { name: 'Material', value: 'Nylon', key: 'material' },
    { name: 'Weight', value: weight, key: 'weight' },
    ...more,
  ];
  const products = [
    product({ productId: 'prd_1', attributes: attributes('310 g', [{ name: 'Zip', value: 'Two-way', key: null }]) }),
    product({ productId: 'prd_2', attributes: attributes('450 g') }),
  ];
  await answerWith(page, { type: 'comparison', products });
  await ask('Compare them');
  await panel.getByRole('table').waitFor();
  const names = await panel.getByRole('rowheader').allTextContents();
  expect(names.slice(-2)).toEqual(['Weight', 'Material']);
  expect(
    await panel
      .getByRole('row', { name: /^Weight/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['310 g', '450 g']);
});
