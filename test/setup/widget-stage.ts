import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { assistantOf } from '../../examples/storefront/assistant.ts';
import { knowledge } from '../../examples/storefront/knowledge.ts';
import { openStage } from './e2e.ts';
import { openShop } from './example-shop.ts';
import { createOwner } from './e2e-people.ts';
import { SOON } from './bounds.ts';

export interface Shopper {
  page: Page;
  complaints: string[];
  leadsTo: string[];
  launcher: Locator;
  panel: Locator;
  field: Locator;
  /** The answers so far, oldest first. */
  answers: Locator;
  /** The number on the cart in the shop's header. */
  cartCount: Locator;
  open: () => Promise<void>;
  /** Asks, and waits until the answer is complete. */
  ask: (question: string) => Promise<void>;
  /** Waits until the element has the focus. */
  focused: (selector: string) => Promise<void>;
}

/** The service with the example shop, which it has crawled, and its assistant live on the shop's pages. */
export function openWidgetStage() {
  const stage = openStage();
  let shop: Awaited<ReturnType<typeof openShop>>;
  let owner: Awaited<ReturnType<typeof createOwner>>;
  let assistant: { assistantId: string; embedKey: string };

  beforeAll(async () => {
    shop = await openShop();
    owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const { call } = owner;
    const { branding, ...basics } = assistantOf(shop.origin);
    assistant = await call.create_assistant(basics);
    const { assistantId, embedKey } = assistant;
    for (const entry of knowledge) await call.add_knowledge({ assistantId, ...entry });
    await call.update_assistant({ assistantId, branding, status: 'live' });
    await call.start_crawl({ assistantId });
    await vi.waitUntil(async () => (await call.list_crawls({ assistantId }))[0]?.finishedAt, SOON);
    shop.embed({ src: `${stage.baseUrl}/widget.js`, key: embedKey });
  });
  afterEach(() => shop.pages.clear());
  afterAll(() => shop.close());

  /** Opens the shop as a new shopper. @param path of the page; omit it to open one later */
  async function shopper(path?: string, settings: BrowserContextOptions = {}): Promise<Shopper> {
    const { page, complaints, leadsTo } = await stage.visitWith({ baseURL: shop.origin, ...settings }, shop.origin);
    if (path !== undefined) await page.goto(path);
    return { complaints, leadsTo, ...shopperAt(page) };
  }

  return {
    shopper,
    get baseUrl() {
      return stage.baseUrl;
    },
    get origin() {
      return shop.origin;
    },
    get embedKey() {
      return assistant.embedKey;
    },
    /** Changes the settings of the assistant's widget. */
    configure: (settings: object) =>
      owner.call.update_widget_settings({ assistantId: assistant.assistantId, ...settings }),
    /** The orders that the assistant's shoppers placed. */
    async orders() {
      const { assistantId } = assistant;
      const [from = '', to = ''] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
      const { totals } = await owner.call.get_insight({ assistantId, from, to, by: 'month' });
      return { orders: totals.orders, orderTotals: totals.orderTotals };
    },
    /** Serves the shop's home page with another language in its markup. */
    async translate(html: string): Promise<void> {
      const home = await fetch(shop.origin);
      const text = (await home.text()).replace('<html lang="en">', html);
      shop.pages.set('/', () => new Response(text, { headers: home.headers }));
    },
    /** Adds a page with a layout of its own. @param html the contents of its body */
    addPage(path: string, html: string, { root = '<html lang="en">', policy = '' } = {}): void {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
      const text = `<!doctype html>${root}<head><title>Page</title></head><body>${html}</body></html>`;
      shop.pages.set(path, () => new Response(text, { headers }));
    },
    /** Creates an assistant that is not live. */
    async draft(): Promise<{ embedKey: string; token: string }> {
      const { assistantId } = await owner.call.create_assistant({ name: 'Draft', siteUrl: shop.origin });
      return owner.call.preview_assistant({ assistantId });
    },
    /** The script tag, with additional attributes. */
    tag: (data = '', key = assistant.embedKey) =>
      `<script async src="${stage.baseUrl}/widget.js" data-key="${key}" ${data}></script>`,
  };
}

/** The widget on a page, as a shopper sees it. */
export function shopperAt(page: Page): Omit<Shopper, 'complaints' | 'leadsTo'> {
  const launcher = page.locator('aisle-assistant .launcher');
  const panel = page.locator('aisle-assistant').getByRole('dialog');
  const field = panel.locator('textarea');
  const answers = panel.locator('.exchange .answer');
  async function open(): Promise<void> {
    await launcher.click();
    await panel.waitFor();
  }
  return {
    page,
    launcher,
    panel,
    field,
    answers,
    cartCount: page.locator('[data-cart-count]'),
    focused: (selector) => page.locator(`aisle-assistant ${selector}:focus`).waitFor(),
    open,
    async ask(question) {
      if (!(await panel.isVisible())) await open();
      const before = await answers.count();
      await field.fill(question);
      await field.press('Enter');
      await expect.poll(() => answers.count()).toBe(before + 1);
      await answers.last().locator('.thumbs').waitFor();
    },
  };
}

export const MESSAGES = /\/api\/widget\/[^/]+\/messages$/;
