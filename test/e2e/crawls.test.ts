import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAll } from '../crawl/fetch-server.ts';
import { type Routes, lamp, lampPage, link, openShop, redirectTo, text } from '../crawl/shop-server.ts';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { plainShop } from '../setup/plain-shop.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const stage = openStage();
let owner: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
let viewer: Page;

beforeAll(async () => {
  owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});
afterAll(closeAll);

/** Opens a shop, and the crawls of its assistant. */
async function open(routes: Routes | ((origin: string) => Routes)) {
  const shop = await openShop(routes, { host: '127.0.0.1' });
  const { assistantId } = await owner.call.create_assistant({ name: 'Nordlys', siteUrl: shop.origin });
  const path = `/organizations/${owner.organizationId}/assistants/${assistantId}/crawls`;
  /** Crawls to the end, without the pages. */
  async function crawl(method: 'microdata' | 'ai' = 'microdata') {
    const { crawlRunId } = await owner.call.start_crawl({ assistantId, method });
    await expect.poll(async () => (await owner.call.get_crawl_report({ crawlRunId })).run.finishedAt).not.toBeNull();
    return `${path}/${crawlRunId}`;
  }
  await page.goto(path);
  return { ...shop, assistantId, path, crawl };
}

/** Answers as a service with a language model does. */
const withModel = (on: Page) =>
  on.route('**/list_models', async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result: { models: object[] } };
    await route.fulfill({ json: { result: { ...result, models: [...result.models, ...result.models] } } });
  });

const row = (table: string, name: string | RegExp, on = page) =>
  on.getByRole('table', { name: table, exact: true }).getByRole('row', { name });
const dialog = () => page.getByRole('dialog');

const LAMPS: Routes = {
  '/': link('/a', '/b', '/c', '/gone', '/cart'),
  '/a': lampPage('Ash'),
  '/b': lampPage('Beech'),
  '/c': lampPage('Cedar'),
  '/robots.txt': text('User-agent: *\nDisallow: /cart'),
};
const cheaper = (price: string) => lamp('Ash', { offers: { price, priceCurrency: 'EUR', availability: 'SoldOut' } });

describe('the crawls', () => {
  it('start from an empty list, are shown live, and lead to a page of their own', async () => {
    const { path } = await open(LAMPS);
    await page.getByText('No crawls yet').waitFor();
    expect(await faults(page, page.getByText('No crawl is planned.'))).toEqual([]);
    await page.getByRole('button', { name: 'Start a crawl' }).click();
    await dialog().getByText('No language model is set up').waitFor();
    expect(await dialog().getByRole('radio').count()).toBe(2);
    expect(await faults(page, dialog())).toEqual([]);
    await dialog().getByRole('button', { name: 'Start', exact: true }).click();
    await row('Crawls', /Completed.*3 found.*3 added/).waitFor();
    expect(await faults(page, row('Crawls', 'Completed'))).toEqual([]);
    await row('Crawls', 'Completed').getByRole('link').click();
    await page.waitForURL(`**${path}/crl_*`);
    await page.getByText('Pages that your home page leads to').waitFor();
    await row('Added', /Ash.*€49.90.*In stock/).waitFor();
    await row('Pages', /Could not be read.*1.*The page does not exist.*\/gone/).waitFor();
    await row('Pages', /Skipped.*robots.txt.*\/cart/).waitFor();
    expect(await faults(page, row('Missing fields', 'Brand'))).toEqual([]);
    await row('Missing fields', /Brand.*3 of 3 products/)
      .getByRole('link', { name: 'Products without brand' })
      .click();
    await page.waitForURL('**/catalogue?missing=brand');
    await page.getByText('3 products', { exact: true }).waitFor();
  });

  it('do not mention a missing language model if one is set up', async () => {
    await open(LAMPS);
    await withModel(page);
    await page.reload();
    await page.getByRole('button', { name: 'Start a crawl' }).click();
    await dialog().getByRole('radio', { name: 'Learn how pages are built' }).check();
    expect(await dialog().getByText('No language model is set up').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('show what changed since the one before', async () => {
    const shop = await open(LAMPS);
    await shop.crawl();
    Object.assign(shop.routes, {
      '/': link('/a', '/b', '/c', '/d'),
      '/a': lampPage('Ash', cheaper('39.90')),
      '/c': { status: 404 },
      '/d': lampPage('Douglas fir'),
    });
    await page.goto(await shop.crawl());
    await row('Price or stock changed', /Ash.*€49.90 → €39.90.*In stock → Sold out/).waitFor();
    await row('Added', /Douglas fir/).waitFor();
    await row('Gone', /Cedar.*€49.90/).waitFor();
    await keepPicture(page, 'console-crawl', 1200);
    expect(await faults(page, row('Gone', 'Cedar'))).toEqual([]);
    await page.goto(await shop.crawl());
    await page.getByText('The catalogue is as it was after the crawl before.').waitFor();
  });

  it('are cancelled', async () => {
    await open({ ...LAMPS, '/b': () => {} });
    await page.getByRole('button', { name: 'Start a crawl' }).click();
    await dialog().getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('progressbar', { name: 'Pages read' }).waitFor();
    expect(await faults(page, page.getByRole('progressbar'))).toEqual([]);
    await page.getByRole('button', { name: 'Cancel the crawl' }).click();
    await row('Crawls', 'Cancelled').waitFor();
    await page.getByRole('button', { name: 'Crawl again' }).waitFor();
  });

  it('are scheduled, in the time zone of the reader', async () => {
    await open(LAMPS);
    await page.getByLabel('Crawl the shop').selectOption('Every day');
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await page.getByText(/Every day, next on .*\(UTC\)\./).waitFor();
    await page.reload();
    expect(await page.getByLabel('Crawl the shop').inputValue()).toBe('daily');
  });

  it('are German for people who read German', async () => {
    const { path, crawl } = await open(LAMPS);
    const address = await crawl();
    const { page: german } = await join(await stage.visitWith({ locale: 'de-DE' }), 'Clara Vogt', owner, 'editor');
    await loadAxe(german);
    await german.goto(path);
    await german.getByRole('heading', { name: 'Crawls', exact: true }).waitFor();
    expect(await faults(german, row('Crawls', /Abgeschlossen.*3 gefunden.*3 hinzugefügt/, german))).toEqual([]);
    await german.goto(address);
    await row('Seiten', /Nicht lesbar.*1.*Die Seite gibt es nicht/, german).waitFor();
    expect(await faults(german, row('Fehlende Angaben', /Marke.*3 von 3 Produkten/, german))).toEqual([]);
  });

  it('are open to viewers, who cannot start or schedule any', async () => {
    const shop = await open({ ...LAMPS, '/robots.txt': text('User-agent: *\nDisallow: /') });
    const address = await shop.crawl();
    await viewer.goto(shop.path);
    await row('Crawls', 'Failed', viewer).waitFor();
    await viewer.getByText('No crawl is planned.').waitFor();
    await viewer.getByText('Only owners, admins and editors can start crawls').waitFor();
    expect(await viewer.getByRole('button', { name: /crawl|Crawl|schedule/ }).count()).toBe(0);
    await viewer.goto(address);
    await viewer.getByRole('alert').getByText('allow AisleBot in your robots.txt').waitFor();
    await viewer.getByText('Only owners, admins and editors can start crawls').waitFor();
  });

  it('say that there is no such crawl', async () => {
    const { path } = await open(LAMPS);
    await page.goto(`${path}/crl_none`);
    await page.getByRole('link', { name: 'Go to the crawls' }).click();
    await page.getByText('No crawls yet').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('a crawl that finds nothing', () => {
  const feed = ['Import a feed'];
  const settings = ['Open the settings'];
  it.each<[string, Routes, string, RegExp, string[]]>([
    [
      'a robots.txt',
      { '/robots.txt': text('User-agent: *\nDisallow: /') },
      'robots.txt does not allow',
      /AisleBot/,
      settings,
    ],
    ['a login', { '/': { status: 401 } }, 'asks for a password', /import a file/, feed],
    [
      'a locked storefront',
      { '/': redirectTo('/password'), '/password': '' },
      'asks for a password',
      /is locked/,
      feed,
    ],
    ['a shop that refuses us', { '*': { status: 403 } }, 'refuses our crawler', /let our crawler in/, settings],
    ['a busy shop', { '/robots.txt': { status: 503 } }, 'robots.txt is not available', /Crawl again/, []],
    [
      'a file',
      { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } },
      'not a web page',
      /home page/,
      settings,
    ],
    [
      'a diary',
      { '/': '<h1>My diary</h1><p>Rain again.' },
      'No products were found',
      /import a file/,
      ['the operating manual', ...feed],
    ],
  ])('says what to do about %s', async (_what, routes, title, next, remedy) => {
    const { path, crawl } = await open(routes);
    const address = await crawl();
    await page.goto(address);
    const alert = page.getByRole('alert');
    await alert.getByText(title).first().waitFor();
    expect(await alert.innerText()).toMatch(next);
    expect(await alert.getByRole('link').allInnerTexts()).toEqual(remedy);
    await page.goto(path);
    await row('Crawls', /Failed|Completed/).waitFor();
  });

  it('leads to the import of a feed', async () => {
    const { crawl } = await open({ '/': { status: 401 } });
    await page.goto(await crawl());
    await page.getByRole('alert').getByRole('link', { name: 'Import a feed' }).click();
    await dialog().getByLabel('File').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/catalogue$/);
  });

  it('offers a language model, if one is set up', async () => {
    const { crawl } = await open({ '/': '<h1>My diary</h1><p>Rain again.' });
    const address = await crawl();
    await page.goto(address);
    expect(await faults(page, page.getByText('No language model is set up on this server'))).toEqual([]);
    await withModel(page);
    await page.reload();
    await page.getByRole('button', { name: 'Crawl and learn how pages are built' }).waitFor();
    expect(await faults(page, page.getByRole('button', { name: 'Crawl and learn how pages are built' }))).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('says so in German, on a phone as well', async () => {
    const { path, crawl } = await open({ '/': '<h1>My diary</h1><p>Rain again.' });
    const address = await crawl();
    await page.evaluate(() => localStorage.setItem('aisle-language', 'de'));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const learn = page.getByRole('button', { name: 'Crawlen und den Aufbau der Seiten lernen' });
    expect(await faults(page, learn, [[390, 'light']])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const alert = page.getByRole('alert');
    expect(await alert.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const middleOf = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
      return y + height / 2;
    };
    const importing = alert.getByRole('link', { name: 'Feed importieren' });
    expect(
      Math.abs((await middleOf(importing)) - (await middleOf(importing.getByText('Feed importieren')))),
    ).toBeLessThan(2);
    await page.goto(path.replace(/\/crawls$/, ''));
    await page.getByRole('alert').getByText('Prüfen Sie, ob beim Assistenten').waitFor();
    expect(await page.getByRole('alert').innerText()).not.toContain('No products');
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.evaluate(() => localStorage.removeItem('aisle-language'));
  });
});

it('a learned pattern is shown on the outline of a page, with examples', async () => {
  const { crawl } = await open((origin) => Object.fromEntries(plainShop('theme', origin).pages));
  await page.goto(await crawl('ai'));
  const section = page.getByRole('region', { name: 'Learned pattern' });
  await section.getByRole('figure').getByText('h1.prod-name').waitFor();
  await expect
    .poll(() => section.getByRole('figure').innerText())
    .toMatch(/h1\.prod-name\s+Title .+ No\. \d+\s+Its text, found on \d+% of product pages/);
  await section.getByRole('figure').scrollIntoViewIfNeeded();
  await keepPicture(page, 'console-pattern', 1200);
  expect(await faults(page, section.getByRole('figure'))).toEqual([]);
});
