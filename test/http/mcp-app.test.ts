import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../../src/domain/permissions.ts';
import { type Era, connectWithKey } from '../setup/mcp-client.ts';
import { sharedService } from '../setup/service.ts';

const URI = 'ui://aisle/product-cards';
const MIME_TYPE = 'text/html;profile=mcp-app';

const service = await sharedService();

const connect = (key: string, era: Era) =>
  connectWithKey(service, key, era, { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [MIME_TYPE] } } });

interface App {
  mimeType: string;
  text: string;
  ui: { csp: { resourceDomains: string[] }; prefersBorder: boolean };
}

/** The one content of the app's resource. */
async function readApp(client: Client): Promise<App> {
  const { contents } = await client.readResource({ uri: URI });
  expect(contents).toHaveLength(1);
  const { _meta: meta, ...content } = contents[0] as unknown as App & { _meta: { ui: App['ui'] } };
  return { ...content, ui: meta.ui };
}

describe.each(['2026', '2025'] as const)('in the era of %s', (era) => {
  it.each<Permission[]>([['catalogue:edit'], ['assistants:edit', 'assistants:delete']])(
    'is not offered without permission to view the catalogue: %s',
    async (...permissions) => {
      const { key } = await service.organization('Shop', permissions);
      const client = await connect(key, era);
      expect(client.getServerCapabilities()).toEqual({ tools: {} });
      expect((await client.listTools()).tools.filter(({ _meta }) => _meta)).toEqual([]);
      await expect(client.readResource({ uri: URI })).rejects.toThrow(/Method not found|resources/);
      await client.close();
    },
  );

  it('is referenced only by the tool whose result it shows', async () => {
    const { key } = await service.organization('Shop', ['assistants:view']);
    const client = await connect(key, era);
    expect(client.getServerCapabilities()).toMatchObject({
      resources: {},
      extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [MIME_TYPE] } },
    });
    const { tools } = await client.listTools();
    expect(tools.filter(({ _meta }) => _meta).map(({ name, _meta }) => [name, _meta])).toEqual([
      ['list_catalogue', { ui: { resourceUri: URI } }],
    ]);
    const { resources } = await client.listResources();
    expect(resources).toEqual([expect.objectContaining({ uri: URI, mimeType: MIME_TYPE, name: 'product-cards' })]);
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
    await client.close();
  });

  it('is one page without external resources', async () => {
    const { key } = await service.organization('Shop');
    const client = await connect(key, era);
    const { mimeType, text, ui } = await readApp(client);
    expect(mimeType).toBe(MIME_TYPE);
    expect(ui).toEqual({ csp: { resourceDomains: [] }, prefersBorder: false });
    expect(text).toMatch(/^<!doctype html>/);
    expect(Buffer.byteLength(text)).toBeLessThan(8_000);
    expect(text).not.toMatch(/https?:\/\/|\son\w+=|innerHTML|<link|\ssrc=/);
    await expect(client.readResource({ uri: 'ui://aisle/other' })).rejects.toThrow('ui://aisle/other');
    await client.close();
  });

  it("allows images only from the hosts of the organization's product images", async () => {
    const { key } = await service.organization('Shop');
    const { key: foreign } = await service.organization('Foreign');
    const images = [
      'https://cdn.shop.test/1.jpg',
      'https://cdn.shop.test/2.jpg?w=1',
      'https://shop.test:8443/a/b.png',
      'http://plain.shop.test/1.jpg',
      'https://*/1.jpg',
      'https://a.test;script-src/1.jpg',
      "https://'unsafe-eval'/1.jpg",
    ];
    const { assistantId } = await service.result(key, 'create_assistant', { name: 'Shop' });
    for (const [index, imageUrl] of images.entries())
      await service.result(key, 'add_product', {
        assistantId,
        url: `https://shop.test/${index}`,
        title: 'A',
        imageUrl,
      });
    await service.result(key, 'add_product', { assistantId, url: 'https://shop.test/plain', title: 'No picture' });
    const client = await connect(key, era);
    const { ui } = await readApp(client);
    expect(ui.csp.resourceDomains.toSorted()).toEqual(['https://cdn.shop.test', 'https://shop.test:8443']);
    await client.close();
    const other = await connect(foreign, era);
    expect((await readApp(other)).ui.csp).toEqual({ resourceDomains: [] });
    await other.close();
  });
});
