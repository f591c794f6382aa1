import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerByHand, answerWith, product } from '../setup/widget-answers.ts';
import { MESSAGES, openWidgetStage } from '../setup/widget-stage.ts';

const stage = openWidgetStage();

const READABLE = { 'Access-Control-Allow-Origin': '*' };
const text = (delta: string) => ({ type: 'text', delta });

describe('renders nothing and logs only at debug level', () => {
  it.each([
    ['for a draft', async () => (await stage.draft()).embedKey],
    ['for an unknown key', () => Promise.resolve('aisle_pk_none')],
  ])('%s', async (_name, key) => {
    stage.addPage('/page', stage.tag('', await key()));
    expect(await visibleOn(`${stage.origin}/page`)).toEqual([]);
  });

  it.each([
    ['when the service is down', undefined],
    ['when the service fails', { status: 503, headers: READABLE }],
    ['when another server responds', { status: 200, headers: READABLE, body: '<html>' }],
  ])('%s', async (_name, answer) => {
    const prepare = (page: Page) =>
      page.route(/\/config$/, (route) => (answer ? route.fulfill(answer) : route.abort()));
    expect(await visibleOn(`${stage.origin}/about`, prepare)).toEqual([]);
  });

  it('on a page of another origin', async () => {
    expect(await visibleOn(stage.origin.replace('127.0.0.1', 'localhost'))).toEqual([]);
  });

  /** Returns what is rendered and logged, except for the browser's own messages about failed requests. */
  async function visibleOn(address: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
    const { page, complaints, leadsTo } = await stage.shopper();
    await prepare?.(page);
    leadsTo.push(address);
    const debugMessage = page.waitForEvent('console', (message) => message.type() === 'debug');
    await page.goto(address);
    expect((await debugMessage).text()).toContain('Aisle');
    const rendered = await page.locator('aisle-assistant').allTextContents();
    return [...rendered, ...complaints.splice(0).filter((line) => !/CORS policy|ERR_FAILED|status of 503/.test(line))];
  }
});

describe('failures', () => {
  it('stops an answer, keeps its text, and retries', async () => {
    const { page, panel, field, answers, open } = await stage.shopper('/about');
    const service = await answerByHand(page);
    await open();
    await field.fill('Which tents do you have?');
    await field.press('Enter');
    await service.send(text('There are **three'));
    await answers.getByText('There are three').waitFor();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await answers.getByText('Stopped.').waitFor();
    expect(await answers.textContent()).toContain('There are three');
    await expect.poll(service.left).toBe(1);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await service.send(text('Three.'), { type: 'done' });
    await answers.locator('.thumbs').waitFor();
    expect(await answers.count()).toBe(1);
    expect(await answers.textContent()).toBe('Three.');
  });

  it.each([
    ['an HTTP error', { status: 503, headers: READABLE }, 'That didn’t work. Please try again.'],
    [
      'too many requests',
      { status: 429, headers: READABLE },
      'Too many requests right now. Please try again in a moment.',
    ],
    ['an HTML page', { status: 200, headers: READABLE, body: '<html>' }, 'That didn’t work. Please try again.'],
    [
      'invalid JSON',
      { status: 200, headers: READABLE, body: 'event: text\ndata: {\n\n' },
      'That didn’t work. Please try again.',
    ],
    [
      'an error event',
      { status: 200, headers: READABLE, body: 'event: error\ndata: {"message":"x"}\n\nevent: done\ndata: {}\n\n' },
      'That didn’t work. Please try again.',
    ],
  ])('shows a message for %s, and retries', async (_name, answer, message) => {
    const { page, panel, field, answers, open, complaints } = await stage.shopper('/about');
    await page.route(MESSAGES, (route) => route.fulfill(answer));
    await open();
    await field.fill('Which tents do you have?');
    await field.press('Enter');
    await answers.getByText(message).waitFor();
    await page.unroute(MESSAGES);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await answers.locator('.card').first().waitFor();
    expect(await answers.count()).toBe(1);
    expect(complaints.splice(0).filter((line) => !line.includes('status of 503'))).toEqual([]);
  });

  it('offers to retry when the connection breaks during an answer', async () => {
    const { page, field, answers, open, complaints } = await stage.shopper('/about');
    const service = await answerByHand(page);
    await open();
    await field.fill('Which tents do you have?');
    await field.press('Enter');
    await service.send(text('There are'));
    await answers.getByText('There are').waitFor();
    await service.cut();
    await answers.getByRole('button', { name: 'Try again' }).waitFor();
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_'))).toEqual([]);
  });

  it('shows that it is offline, and retries by itself when the network is back', async () => {
    const { page, panel, field, answers, ask, complaints } = await stage.shopper('/about');
    await ask('Hello!');
    await page.context().setOffline(true);
    await panel.locator('.notice').waitFor();
    await field.fill('Which tents do you have?');
    await field.press('Enter');
    await answers.last().getByText('You’re offline.').waitFor();
    await page.context().setOffline(false);
    await answers.last().locator('.card').first().waitFor();
    expect(await panel.locator('.notice').count()).toBe(0);
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('shows a failed deletion in its dialog, and keeps the conversation until it succeeds', async () => {
    const { page, panel, answers, ask, complaints, focused } = await stage.shopper('/about');
    await ask('Which tents do you have?');
    await page.route(/\/session$/, (route) => route.fulfill({ status: 503, headers: READABLE }));
    await panel.getByRole('button', { name: 'More', exact: true }).click();
    await panel.getByRole('button', { name: 'Delete this conversation' }).click();
    const question = panel.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByText('Couldn’t delete it. Please try again.').waitFor();
    expect(await answers.count()).toBe(1);
    await page.unroute(/\/session$/);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => answers.count()).toBe(0);
    await focused('.menu > button');
    expect(complaints.splice(0).filter((line) => !/503|CORS|ERR_FAILED/.test(line))).toEqual([]);
  });

  it('offers to retry in the launcher when the panel cannot be loaded', async () => {
    const { page, panel, launcher, complaints } = await stage.shopper();
    await page.route(/\/widget\/panel-/, (route) => route.abort());
    await page.goto('/about');
    await launcher.click();
    await page.getByRole('button', { name: 'Try again: Brackenholm' }).waitFor();
    await page.unroute(/\/widget\/panel-/);
    await launcher.click();
    await panel.waitFor();
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });
});

it('renders hostile answers as plain text', async () => {
  const { page, panel, answers, ask } = await stage.shopper('/about');
  const huge = 'x'.repeat(3_000);
  const title = `<img src=x onerror="pwned=1">\u202e${huge}`;
  await answerWith(
    page,
    text('<script>pwned=1</script><img src=x onerror=pwned=1> [a](javascript:pwned=1) [b](data:text/html,x) '),
    text(`![c](https://elsewhere.test/c.png) [d](https://shop.test@elsewhere.test/) \u202e${huge}\n\n`),
    text('- <iframe src=javascript:pwned=1>\n- [fine](https://shop.test/fine)\n\n**open [half](https://elsewhere'),
    {
      type: 'products',
      products: [
        product({ title, url: 'javascript:pwned=1', imageUrl: 'javascript:pwned=1', brand: title }),
        product({ productId: 'prd_2', title: '', currency: 'NONE', price: 1e21, availability: 'odd' }),
      ],
    },
    { type: 'comparison', products: [product({ title, category: title }), product({ productId: 'prd_2' })] },
    { type: 'of a later version', anything: title },
  );
  await ask('Anything');
  expect(await page.evaluate('window.pwned')).toBeUndefined();
  expect(await answers.locator('script, iframe, .text img').count()).toBe(0);
  const links = await answers.locator('.text a').evaluateAll((found) => found.map((each) => each.getAttribute('href')));
  expect(links).toEqual(['https://elsewhere.test/c.png', 'https://shop.test/fine']);
  expect(await answers.locator('a[href^=javascript]').count()).toBe(0);
  const wider = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`;
  const log = `document.querySelector('aisle-assistant').shadowRoot.querySelector('.log')`;
  expect(await page.evaluate(`${wider}(${log})`)).toBe(0);
  await panel.getByText('<script>pwned=1</script>', { exact: false }).waitFor();
});
