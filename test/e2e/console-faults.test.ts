import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { openShop } from '../setup/example-shop.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();
let shop: Awaited<ReturnType<typeof openShop>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let assistant: string;
let assistantId: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await createOwner(await stage.visit(shop.origin), 'Ana Ruiz', 'Brackenholm');
  ({ assistantId } = await owner.call.create_assistant({ name: 'Camping', siteUrl: shop.origin }));
  assistant = `/organizations/${owner.organizationId}/assistants/${assistantId}`;
  await loadAxe(owner.page);
});

describe('a restart of the service', () => {
  it('keeps what is typed, says what happened, and is over with another try', async () => {
    const { page, complaints } = owner;
    await page.goto(assistant);
    await page.getByLabel('Greeting').fill('Good morning!');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await stage.restart(async () => {
      await save.click();
      await page.getByRole('alert').getByText('Could not reach the service.').waitFor();
    });
    complaints.length = 0;
    expect(await page.getByLabel('Greeting').inputValue()).toBe('Good morning!');
    await save.click();
    await page.getByText('Name and voice saved.').waitFor({ state: 'attached' });
    expect(await owner.call.get_assistant({ assistantId })).toMatchObject({ greeting: 'Good morning!' });
  });

  it('leaves a page that could not be loaded with a way to try again', async () => {
    const { page, complaints } = owner;
    await page.goto(assistant);
    await page.getByRole('heading', { name: 'Put it into your shop' }).waitFor();
    await stage.restart(async () => {
      await page.getByRole('link', { name: 'Audit log' }).press('Enter');
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    });
    complaints.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/audit$/);
    complaints.length = 0;
  });

  it('goes on to show a crawl that it interrupted, without a reload', async () => {
    const { page, call, complaints } = owner;
    const reached = Promise.withResolvers<void>();
    let isRestarted = false;
    shop.pages.set('/products/moorland-scarf', () => {
      reached.resolve();
      return isRestarted ? new Response('Gone', { status: 404 }) : new Promise<Response>(() => undefined);
    });
    await call.start_crawl({ assistantId });
    await page.goto(assistant);
    await page.getByRole('button', { name: 'Cancel the crawl' }).waitFor();
    await reached.promise;
    await stage.restart(async () => {
      isRestarted = true;
    });
    await page.getByText(/^Last crawled .* \d+ products found/).waitFor();
    complaints.length = 0;
    shop.pages.clear();
    const [run] = await call.list_crawls({ assistantId });
    expect(run?.counts).toMatchObject({ pagesFailed: 1 });
  });
});

describe('a slow network', () => {
  it('shows what is loading, and then its content', async () => {
    const { page, organizationId } = owner;
    const answer = Promise.withResolvers<void>();
    await page.route('**/list_keys', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`/organizations/${organizationId}/keys`);
    const loading = page.getByRole('img', { name: 'Loading: API keys' });
    await loading.waitFor();
    answer.resolve();
    await page.getByText('No active keys').waitFor();
    expect(await loading.count()).toBe(0);
  });
});

describe('a failure inside the service', () => {
  it('is told with the id of the request, and can be tried again', async () => {
    const { page, organizationId, complaints } = owner;
    const error = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req_1234' };
    await page.route('**/list_keys', (route) => route.fulfill({ status: 500, json: { error } }));
    await page.goto(`/organizations/${organizationId}/keys`);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Request id: req_1234').waitFor();
    expect(await faults(page, alert)).toEqual([]);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No active keys').waitFor();
    complaints.length = 0;
  });
});

describe('texts of a hostile shop', () => {
  const MARKUP = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script>';
  const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte'.repeat(4);

  it('are plain text, however long, for every role', async () => {
    const { page, call, organizationId } = owner;
    await call.update_assistant({ assistantId, name: LONG });
    for (const [at, title] of [MARKUP, LONG].entries())
      await call.add_product({
        assistantId,
        url: `${shop.origin}/products/hostile-${at}`,
        title,
        brand: title.slice(0, 150),
        category: title.slice(0, 150),
        description: MARKUP,
        price: 1,
        currency: 'EUR',
      });
    const viewer = await join(await stage.visit(shop.origin), 'Vera Lind', owner, 'viewer');
    await loadAxe(viewer.page);
    for (const each of [page, viewer.page]) {
      for (const path of ['', '/catalogue', '/catalogue?query=img']) {
        await each.goto(assistant + path);
        expect(await faults(each, each.getByRole('main').getByText(MARKUP))).toEqual([]);
        expect(await each.title()).not.toBe('owned');
      }
      await each.goto(`/organizations/${organizationId}/assistants`);
      expect(await faults(each, each.getByRole('link', { name: LONG }))).toEqual([]);
    }
  });
});
