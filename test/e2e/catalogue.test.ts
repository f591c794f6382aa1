import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const LAMPS = 240;
/** More rows than fit into a window. */
const MAX_RENDERED = 40;

const stage = openStage();
let owner: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
let viewer: Page;
let path: string;
let emptyPath: string;
/** A lamp whose details are changed. */
let shaded: { assistantId: string; productId: string };

beforeAll(async () => {
  owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId } = await call.create_assistant({ name: 'Nordlys', siteUrl: 'https://shop.test/' });
  const { assistantId: empty } = await call.create_assistant({ name: 'New', siteUrl: 'https://new.test/' });
  const pathOf = (id: string) => `/organizations/${organizationId}/assistants/${id}/catalogue`;
  [path, emptyPath] = [pathOf(assistantId), pathOf(empty)];
  for (let number = 1; number <= LAMPS; number++) {
    const { productId } = await call.add_product({
      assistantId,
      url: `https://shop.test/${number}`,
      title: `Lamp ${String(number).padStart(3, '0')} in ${number % 4 === 0 ? 'ash' : 'beech'}`,
      price: number,
      currency: 'EUR',
      availability: number % 100 === 0 ? 'out_of_stock' : 'in_stock',
      brand: number % 2 === 0 ? 'Lysglimt' : 'Skumring',
    });
    if (number === 4) shaded = { assistantId, productId };
    const options = [{ name: 'Shade', values: number === 3 ? ['paper'] : ['linen', 'paper'] }];
    if (number <= 3) await call.set_product_details({ productId, details: { options } });
  }
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});

const table = (on = page) => on.getByRole('table', { name: 'Products' });
const row = (name: string | RegExp, on = page) => table(on).getByRole('row', { name });
const filter = (label: string) => page.getByRole('form', { name: 'Filter' }).getByLabel(label);

const dialog = () => page.getByRole('dialog');
/** Opens the catalogue at its top: loaded again from itself, a page keeps the place to which it was scrolled. */
async function openAtTop() {
  await page.goto('about:blank');
  await page.goto(path);
}
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const undo = () => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

describe('the catalogue', () => {
  it('has an empty state', async () => {
    await page.goto(emptyPath);
    await page.getByText('No products yet').waitFor();
    expect(await table().count()).toBe(0);
  });

  it('is a table of all products, which renders those in view only', async () => {
    await page.goto(path);
    await page.getByText(`${LAMPS} products`, { exact: true }).waitFor();
    await row('Lamp 240').waitFor();
    expect(await table().getAttribute('aria-rowcount')).toBe(String(LAMPS + 1));
    const region = page.getByRole('region', { name: 'Products' });
    await expect
      .poll(async () => {
        await region.evaluate((each) => each.scrollTo(0, each.scrollHeight));
        return row('Lamp 001').isVisible();
      })
      .toBe(true);
    expect(await table().getByRole('row').count()).toBeLessThan(MAX_RENDERED);
  });

  it('does not move when the number of products comes', async () => {
    const isMeasured = Promise.withResolvers<void>();
    await page.route(/count_catalogue/, async (route) => {
      await isMeasured.promise;
      await route.continue();
    });
    await openAtTop();
    const edit = page.getByRole('button', { name: 'Edit: Lamp 240 in ash' });
    const before = await edit.boundingBox();
    isMeasured.resolve();
    await page.getByText(`${LAMPS} products`, { exact: true }).waitFor();
    expect(await edit.boundingBox()).toEqual(before);
    await page.unroute(/count_catalogue/);
  });

  it('filters and sorts, and keeps both in the address', async () => {
    await openAtTop();
    await row('Lamp 240').waitFor();
    await page.getByRole('region', { name: 'Products' }).evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await row('Lamp 240').waitFor({ state: 'detached' });
    await filter('Order').selectOption('By title');
    await row('Lamp 001').waitFor();
    await filter('Order').selectOption('Newest first');
    await row('Lamp 240').waitFor();
    await filter('Stock').selectOption('Sold out (2)');
    await row('Lamp 200').waitFor();
    await filter('Brand').selectOption('Lysglimt (2)');
    await filter('Order').selectOption('Cheapest first');
    await page.waitForURL(/availability=out_of_stock.*sort=cheapest|sort=cheapest.*availability=out_of_stock/);
    await page.reload();
    await row('Lamp 100').waitFor();
    expect(await table().getByRole('row').allInnerTexts()).toMatchObject([
      expect.anything(),
      expect.stringContaining('Lamp 100'),
      expect.stringContaining('Lamp 200'),
    ]);
    await filter('Price from').fill('500');
    await filter('Price from').press('Enter');
    await page.getByText('No matching products').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await row('Lamp 240').waitFor();
  });

  it('filters by an option and its value, with the number of products that each leaves', async () => {
    await page.goto(path);
    await filter('Detail').selectOption('Shade (3)');
    await row('Lamp 003').waitFor();
    expect(await filter('Order').isDisabled()).toBe(true);
    await filter('Value').selectOption('linen (2)');
    await page.waitForURL(/detail=Shade&value=linen/);
    await page.getByText('2 products', { exact: true }).waitFor();
    await page.reload();
    await row('Lamp 002').waitFor();
    expect(await table().getByRole('row').count()).toBe(3);
    await filter('Detail').selectOption('Any');
    await row('Lamp 240').waitFor();
    expect(page.url()).not.toContain('linen');
  });

  it("searches as shoppers do, and says what a product has of the shopper's words", async () => {
    await page.goto(path);
    await filter('Search as a shopper').fill('ash lamp 004');
    await filter('Search as a shopper').press('Enter');
    await row('Lamp 004').getByText('Has “ash”, “lamp”, “004”').waitFor();
    expect(await table().getByRole('row').nth(1).innerText()).toContain('Lamp 004');
    await keepPicture(page, 'console-catalogue', 1200);
  });

  it('has no faults of accessibility', async () => {
    await page.goto(path);
    expect(await faults(page, row('Lamp 240'))).toEqual([]);
    await page.goto(`${path}?query=ash&brand=nobody`);
    expect(await faults(page, page.getByText('No matching products'))).toEqual([]);
  });

  it('is German for people who read German', async () => {
    const german = await join(await stage.visitWith({ locale: 'de-DE' }), 'Clara Vogt', owner, 'editor');
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Katalog' }).waitFor();
    await german.page.getByText(`${LAMPS} Produkte`, { exact: true }).waitFor();
    const products = german.page.getByRole('table', { name: 'Produkte' });
    const first = products.getByRole('row', { name: /Lamp 240.*240,00.€.*Auf Lager/ });
    expect(await faults(german.page, first)).toEqual([]);
  });

  it('is open to viewers', async () => {
    await viewer.goto(path);
    await row('Lamp 240', viewer).waitFor();
    expect(await table(viewer).getByRole('columnheader').count()).toBe(6);
    await viewer.getByText('Only owners, admins and editors can').waitFor();
    expect(await viewer.getByRole('button', { name: /Add a product|Edit|Remove/ }).count()).toBe(0);
    expect(await viewer.getByRole('checkbox', { name: /Select/ }).count()).toBe(0);
  });
});

describe('a product', () => {
  it('is added by hand, changed and removed', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Add a product' }).click();
    await dialog().getByLabel('Title').fill('Candle');
    await press('Add');
    await dialog().locator('[name=url][aria-invalid=true]').waitFor();
    await dialog().getByLabel('Address of its page').fill('no address');
    await press('Add');
    await dialog().getByText('must be an absolute http:// or https:// URL', { exact: true }).waitFor();
    await dialog().getByLabel('Address of its page').fill('https://shop.test/candle');
    await dialog().getByLabel('Price').fill('4.50');
    await dialog().getByLabel('Currency').fill('eur');
    await press('Add');
    await row(/Candle.*€4.50.*Not known/).waitFor();

    await page.getByRole('button', { name: 'Edit: Candle' }).click();
    await dialog().getByLabel('Price', { exact: true }).fill('5');
    await dialog().getByLabel('Stock', { exact: true }).selectOption('In stock');
    await press('Save');
    await row(/Candle.*Set by you.*€5.00.*In stock/).waitFor();

    await page.getByRole('button', { name: 'Edit: Candle' }).click();
    await dialog().getByText('€4.50, not known → €5.00, in stock').waitFor();
    await dialog()
      .getByRole('img', { name: /^Price since .*: €4.50 at first, lowest €4.50, highest €5.00, €5.00 now\.$/ })
      .waitFor();
    await dialog().getByText('From: Set by you').first().waitFor();
    expect(await faults(page, dialog())).toEqual([]);
    await press('Cancel');
    await page.getByRole('button', { name: 'Remove: Candle' }).click();
    await row('Candle').waitFor({ state: 'detached' });
    await undo();
    await row(/Candle.*Set by you.*€5.00.*In stock/).waitFor();
    await page.getByRole('button', { name: 'Remove: Candle' }).click();
    await row('Candle').waitFor({ state: 'detached' });
  });

  it('changes a price and the stock in their place, by keyboard, and takes them back', async () => {
    await page.goto(path);
    const price = () => page.getByRole('button', { name: /change the price: Lamp 238/ });
    const before = await price().innerText();
    await price().press('Enter');
    const field = page.getByRole('spinbutton', { name: 'change the price: Lamp 238' });
    expect(await faults(page, field)).toEqual([]);
    await field.fill('-1');
    await field.press('Enter');
    expect(await page.locator('input:invalid').count()).toBe(1);
    await field.press('Escape');
    expect(await price().innerText()).toBe(before);
    await price().press('Enter');
    await field.fill('19.5');
    await field.press('Enter');
    await row(/Lamp 238.*Set by you.*€19.50/).waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain('Lamp 238');
    await undo();
    await expect.poll(() => price().innerText()).toBe(before);

    await page.getByRole('button', { name: /change the stock: Lamp 238/ }).click();
    await page.getByRole('combobox', { name: 'change the stock: Lamp 238' }).selectOption('Not known');
    await page.getByRole('heading', { level: 1 }).click();
    await row(/Lamp 238.*Set by you.*Not known/).waitFor();
    await undo();
    await row(/Lamp 238.*In stock/).waitFor();
  });

  it('returns what was set by hand to crawls, and takes that back', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit: Lamp 239 in beech' }).click();
    await dialog().getByRole('checkbox', { name: 'Brand: nothing yet' }).check();
    await dialog().getByLabel('Category', { exact: true }).fill('Lamps');
    await press('Save');
    await expect.poll(() => row('Lamp 239').innerText()).not.toContain('Skumring');
    expect(await row('Lamp 239').innerText()).toContain('Lamps');
    await undo();
    await row(/Lamp 239.*Skumring/).waitFor();
  });

  it('sends only what was changed, so that crawls may change the rest', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit: Lamp 240 in ash' }).click();
    await dialog().getByLabel('Category', { exact: true }).fill('Lamps');
    const sent = page.waitForRequest(/update_product/);
    await press('Save');
    expect((await sent).postDataJSON()).toEqual({ productId: expect.any(String), category: 'Lamps' });
  });
});

describe('the details of a product', () => {
  const open = async () => {
    await page.goto(`${path}?query=lamp+004`);
    await page.getByRole('button', { name: 'Edit: Lamp 004 in ash' }).click();
    return product();
  };
  const product = (on = page) => on.getByRole('dialog', { name: 'Lamp 004 in ash' });
  const form = (name: string) => page.getByRole('dialog', { name, exact: true });
  const part = (name: string, on = page) => product(on).getByRole('region', { name });
  const button = (name: string) => product().getByRole('button', { name, exact: true });
  const save = (name: string) => form(name).getByRole('button', { name: 'Save' }).click();
  const takeBack = () => product().getByRole('status').getByRole('button', { name: 'Undo' }).click();

  it('are added, changed, removed and returned by hand, and each can be undone', async () => {
    await open();
    await button('Add a detail').click();
    await save('Add a detail');
    await form('Add a detail').locator('[name=name][aria-invalid=true]').waitFor();
    await form('Add a detail').getByLabel('Name').fill('Cable');
    await form('Add a detail').getByLabel('Value').fill('2 m');
    await save('Add a detail');
    const cable = part('Details').getByRole('row', { name: /Cable.*2 m.*Set by you/ });
    await cable.waitFor();
    await button('Edit: Cable').click();
    await form('Edit: Cable').getByLabel('Value').fill('3 m');
    await save('Edit: Cable');
    await part('Details')
      .getByRole('row', { name: /Cable.*3 m/ })
      .waitFor();
    await takeBack();
    await cable.waitFor();
    expect(await faults(page, cable)).toEqual([]);
    await button('Remove: Cable').click();
    await cable.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Details');
    await takeBack();
    await cable.waitFor();
  });

  it('have variants, which decide the price that the form shows', async () => {
    const { call } = owner;
    const { assistantId, productId } = shaded;
    await call.release_product_fields({ assistantId, productIds: [productId], names: ['price'] });
    await open();
    await button('Add a variant').click();
    await form('Add a variant').getByLabel('Option, such as').fill('Size');
    await form('Add a variant').getByLabel('Value').fill('Small');
    await form('Add a variant').getByLabel('Price', { exact: true }).fill('3');
    expect(await faults(page, form('Add a variant'))).toEqual([]);
    await save('Add a variant');
    const small = part('Variants').getByRole('row', { name: /Small.*€3.00.*Set by you/ });
    await small.waitFor();
    await expect.poll(() => product().getByLabel('Price', { exact: true }).inputValue()).toBe('3');
    await button('Edit: Small').click();
    await form('Edit: Small').getByLabel('Stock').selectOption('Sold out');
    await form('Edit: Small').getByLabel('SKU').fill('L4-S');
    await save('Edit: Small');
    await part('Variants')
      .getByRole('row', { name: /Small.*Sold out.*L4-S/ })
      .waitFor();
    await button('Remove: Small').click();
    await small.waitFor({ state: 'detached' });
    await takeBack();
    await small.waitFor();
    const { hand } = await call.get_product_details({ productId });
    expect(hand.variants).toEqual([{ values: ['Small'], price: 3, availability: 'out_of_stock', sku: 'L4-S' }]);
  });

  it('tell the later of two people who change them', async () => {
    await open();
    await button('Edit: Cable').click();
    await form('Edit: Cable').getByLabel('Value').fill('4 m');
    const details = { attributes: [{ name: 'Cable', value: '5 m' }] };
    await owner.call.set_product_details({ productId: shaded.productId, details });
    await save('Edit: Cable');
    await form('Edit: Cable').getByText('Someone has changed this').waitFor();
    await form('Edit: Cable').getByRole('button', { name: 'Save mine anyway' }).click();
    await part('Details')
      .getByRole('row', { name: /Cable.*4 m/ })
      .waitFor();
    const { hand } = await owner.call.get_product_details({ productId: shaded.productId });
    expect(hand.attributes).toMatchObject([{ name: 'Cable', value: '4 m' }]);
  });

  it('are open to viewers, who are told who may change them', async () => {
    await loadAxe(viewer);
    await viewer.goto(`${path}?query=lamp+004`);
    await viewer.getByRole('button', { name: 'View: Lamp 004 in ash' }).click();
    await part('Details', viewer)
      .getByRole('row', { name: /Cable.*4 m.*Set by you/ })
      .waitFor();
    await part('Variants', viewer)
      .getByRole('row', { name: /Small.*Sold out/ })
      .waitFor();
    await product(viewer).getByText('Only owners, admins and editors can').waitFor();
    await product(viewer).getByText('Lysglimt (From: Set by you)').waitFor();
    expect(await product(viewer).getByRole('button').allInnerTexts()).toEqual(['']);
    expect(await faults(viewer, product(viewer))).toEqual([]);
  });

  it('that were imported are kept beneath, to return to', async () => {
    const { productId } = shaded;
    await owner.call.release_product_details({ productId, names: ['attributes', 'variants', 'options'] });
    await page.goto(path);
    await page.getByRole('button', { name: 'Import a feed' }).click();
    const text = 'url,title,sku,item_group_id,size,material\nhttps://shop.test/4,Lamp 004 in ash,4,4,Large,Oak';
    await dialog()
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'feed.csv', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await press('Done');
    await open();
    await part('Details').getByText('From: Imported file').waitFor();
    await button('Edit: Material').click();
    await form('Edit: Material').getByLabel('Value').fill('Elm');
    await save('Edit: Material');
    await button('Return to crawled values: Material').click();
    await part('Details')
      .getByRole('row', { name: /Material.*Oak/ })
      .waitFor();
    await button('Remove: Material').click();
    await part('Details').getByText('Removed by you: Material').waitFor();
    expect(await faults(page, part('Details'))).toEqual([]);
    await button('Return to crawled values: Material').click();
    await part('Details')
      .getByRole('row', { name: /Material.*Oak/ })
      .waitFor();
  });
});

describe('a feed', () => {
  const choose = (name: string, text: string) =>
    dialog()
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

  it('is refused if it is none, and another one can be chosen', async () => {
    await page.goto(emptyPath);
    await page.getByRole('button', { name: 'Import a feed' }).click();
    expect(await faults(page, dialog())).toEqual([]);
    await choose('shop.html', '<!doctype html><title>Shop</title>');
    await dialog().getByRole('alert').getByText('This is a web page, not a feed.').waitFor();
    await choose('empty.csv', '');
    await dialog().getByRole('alert').getByText('The file is empty.').waitFor();
    await press('Cancel');
    await dialog().waitFor({ state: 'detached' });
    expect(await table().count()).toBe(0);
  });

  it('adds its products, and says of each refused row what to correct', async () => {
    await page.goto(emptyPath);
    await page.getByRole('button', { name: 'Import a feed' }).click();
    await choose(
      'feed.csv',
      [
        'url,title,price,currency,shelf',
        'https://new.test/vase,Vase,19.50,EUR,A1',
        'https://new.test/jug,Jug,cheap,EUR,A2',
        'https://new.test/bowl,,8,EUR,A3',
        'https://new.test/cup,Cup,6,EUR,A4',
      ].join('\n'),
    );
    const result = dialog().getByRole('list', { name: 'Result' });
    await result.getByText('2 products added').waitFor();
    await result.getByText('2 products refused').waitFor();
    await dialog().getByText('Columns that Aisle does not use: shelf.').waitFor();
    const refused = dialog().getByRole('table', { name: 'Refused rows' });
    await refused.getByRole('row', { name: /3.*price.*must be a number/ }).waitFor();
    await refused.getByRole('row', { name: /4.*title.*is required/ }).waitFor();
    expect(await faults(page, dialog())).toEqual([]);
    await press('Done');
    await row(/Vase.*€19.50/).waitFor();
    await row(/Cup.*€6.00/).waitFor();
    expect(await viewer.getByRole('button', { name: 'Import a feed' }).count()).toBe(0);
  });

  it('keeps what it has imported when it is stopped', async () => {
    // The service takes the file, and does not answer.
    await page.route('**/import?*', () => {});
    await page.goto(emptyPath);
    await page.getByRole('button', { name: 'Import a feed' }).click();
    await choose('feed.csv', 'url,title\nhttps://new.test/plate,Plate');
    await dialog().getByRole('progressbar', { name: 'File read' }).waitFor({ state: 'attached' });
    await press('Stop');
    await dialog().getByText('You stopped the import. Rows read so far were imported.').waitFor();
    expect(await dialog().getByLabel('File', { exact: true }).isVisible()).toBe(true);
    await page.unroute('**/import?*');
    await press('Cancel');
  });
});

describe('selected products', () => {
  const bar = () => page.getByRole('region', { name: 'Selected products' });
  const select = (title: string) => page.getByRole('checkbox', { name: `Select: ${title}` }).check();

  it('are changed together, and changed back', async () => {
    await page.goto(path);
    await select('Lamp 238 in beech');
    await select('Lamp 236 in ash');
    await bar().getByText('2 products selected').waitFor();
    await bar().getByRole('button', { name: 'Change' }).click();
    await dialog().getByLabel('Price').fill('12');
    await dialog().getByLabel('Stock').selectOption('Sold out');
    expect(await faults(page, dialog())).toEqual([]);
    await press('Change');
    await page.getByText('2 products changed.').waitFor();
    await row(/Lamp 238.*€12.00.*Sold out/).waitFor();
    await row(/Lamp 236.*€12.00.*Sold out/).waitFor();
    expect(await bar().count()).toBe(0);
    expect(await faults(page, page.getByRole('button', { name: 'Undo' }))).toEqual([]);
    await undo();
    await row(/Lamp 238.*€238.00.*In stock/).waitFor();
  });

  it('need at least one field to change', async () => {
    await page.goto(path);
    await select('Lamp 240 in ash');
    await bar().getByRole('button', { name: 'Change' }).click();
    await press('Change');
    await dialog().getByText('must have at least one field').waitFor();
    expect(await dialog().count()).toBe(1);
  });

  it('are all that the filters leave, if wanted, and can be removed and returned', async () => {
    await page.goto(`${path}?brand=Skumring`);
    await select('Lamp 237 in beech');
    await bar()
      .getByRole('button', { name: `Select all ${LAMPS / 2}` })
      .click();
    await bar()
      .getByText(`${LAMPS / 2} products selected`)
      .waitFor();
    await bar().getByRole('button', { name: 'Remove' }).click();
    await dialog()
      .getByRole('heading', { name: `Remove ${LAMPS / 2} products?` })
      .waitFor();
    await press('Remove');
    await page.getByText('No matching products').waitFor();
    await undo();
    await row('Lamp 237').waitFor();
    await page.getByText(`${LAMPS / 2} products`, { exact: true }).waitFor();
    expect(await bar().count()).toBe(0);
  });

  it('can be returned to crawls', async () => {
    await page.goto(path);
    await select('Lamp 240 in ash');
    await bar().getByRole('button', { name: 'Return to crawled values' }).click();
    for (const name of ['Title', 'Currency', 'Stock', 'Brand']) await dialog().getByLabel(name).uncheck();
    await press('Return');
    await row(/Lamp 240.*None/).waitFor();
    expect(await row('Lamp 240').innerText()).toContain('Lysglimt');
    await undo();
    await row(/Lamp 240.*€240.00/).waitFor();
  });
});
