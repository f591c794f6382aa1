import fs from 'node:fs';
import { expect, it } from 'vitest';
import { openWidgetStage } from '../setup/widget-stage.ts';

const stage = openWidgetStage();

it('has orders counted of shoppers who talked with it, each once', async () => {
  const { page, ask, complaints } = await stage.shopper('/');
  const tag = (order: string) =>
    `<script async src="${stage.baseUrl}/order.js" data-key="${stage.embedKey}" data-order="${order}"
      data-total="129.90" data-currency="EUR"></script>`;
  const policy = `default-src 'none'; script-src ${stage.baseUrl}; connect-src ${stage.baseUrl}; require-trusted-types-for 'script'`;
  for (const order of ['1001', '1002']) stage.addPage(`/ordered/${order}`, tag(order), { policy });
  // What the first page still asks for is not of the tag.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/ordered/1001', { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/ordered/1001', '/order.js']);
  await page.goto('/');
  await ask('Which tents do you have?');
  const reported = async (order: string) => {
    const answer = page.waitForResponse(/\/orders$/);
    await page.goto(`/ordered/${order}`);
    expect((await answer).status()).toBe(204);
  };
  for (const order of ['1001', '1001', '1002']) await reported(order);
  expect(await stage.orders()).toEqual({ orders: 2, orderTotals: [{ currency: 'EUR', total: 259.8 }] });
  expect(complaints).toEqual([]);
});

it('has an order counted that Shopify’s sandbox reports, by the code of the documentation', async () => {
  const { page, ask } = await stage.shopper('/');
  await ask('Which stoves do you have?');
  const stored = await page.evaluate<string>(`sessionStorage.getItem('aisle:${stage.embedKey}')`);
  const docs = fs.readFileSync(new URL('../../docs/widget.md', import.meta.url), 'utf8');
  const code = /^analytics\.subscribe[^`]+/m.exec(docs)?.[0] ?? '';
  stage.addPage('/pixel', '<iframe sandbox="allow-scripts" srcdoc="<p>Pixel</p>"></iframe>');
  await page.goto('/pixel');
  await page.frameLocator('iframe').getByText('Pixel').waitFor();
  const before = await stage.orders();
  const checkout = { order: { id: 'gid://7' }, totalPrice: { amount: 40 }, currencyCode: 'CHF' };
  await page.frames()[1]?.evaluate(`(async () => {
    let completed;
    const analytics = { subscribe: (name, handle) => name === 'checkout_completed' && (completed = handle) };
    const items = ${JSON.stringify({ [`aisle:${stage.embedKey}`]: stored })};
    const browser = { sessionStorage: { getItem: (name) => Promise.resolve(items[name] ?? null) } };
    ${code.replaceAll('https://aisle.example', stage.baseUrl).replaceAll('aisle_pk_…', stage.embedKey)}
    await completed({ data: { checkout: ${JSON.stringify(checkout)} } });
  })()`);
  const { orders, orderTotals } = await stage.orders();
  expect(orders).toBe(before.orders + 1);
  expect(orderTotals).toContainEqual({ currency: 'CHF', total: 40 });
});
