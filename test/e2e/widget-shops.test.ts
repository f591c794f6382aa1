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
