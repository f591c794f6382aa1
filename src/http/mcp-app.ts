import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import type { Assistant } from '../domain/assistant.ts';
import type { Product } from '../domain/product.ts';
import { readSource } from '../programs.ts';

/** The tool with the result that the app displays. */
export const APP_TOOL = 'list_catalogue';

const URI = 'ui://aisle/product-cards';
const MIME_TYPE = 'text/html;profile=mcp-app';

/** The tool's reference to the app. Hosts without support for apps ignore it and show the text. */
export const APP_TOOL_META = { ui: { resourceUri: URI } };

const RESOURCE = {
  uri: URI,
  name: 'product-cards',
  title: 'Product cards',
  description: `Shows the products returned by ${APP_TOOL} as cards.`,
  mimeType: MIME_TYPE,
};

/** Strips the indentation, which only readers of the source need. */
const PAGE = readSource('http/mcp-app.html').replaceAll(/^ +/gm, '');

/** Number of products searched for image hosts: a shop has its images in one or two places. */
const MAX_ASSISTANTS = 10;
const PRODUCTS = 200;
const MAX_ORIGINS = 50;

/** An origin that stands only for itself in a Content-Security-Policy. */
const PLAIN_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/** Calls an action and returns its result; undefined when it was refused. */
type RunAction = (action: string, input: object) => Promise<unknown>;

/** Lets the server offer the product cards (MCP Apps, 2026-01-26). */
export function offerApp(server: Server, run: RunAction): void {
  server.registerCapabilities({
    resources: {},
    extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [MIME_TYPE] } },
  });
  server.setRequestHandler('resources/list', () => ({ resources: [RESOURCE] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    if (uri !== URI) throw new ResourceNotFoundError(uri);
    const ui = { csp: { resourceDomains: await imageOrigins(run) }, prefersBorder: false };
    return { contents: [{ uri, mimeType: MIME_TYPE, text: PAGE, _meta: { ui } }] };
  });
}

/**
 * Lists the image hosts of the caller's products. They are listed by name: hosts drop a policy of `https:`, and would
 * allow scripts from there too.
 */
async function imageOrigins(run: RunAction): Promise<string[]> {
  const assistants = ((await run('list_assistants', {})) ?? []) as Assistant[];
  const origins = new Set<string>();
  for (const { assistantId } of assistants.slice(0, MAX_ASSISTANTS)) {
    const products = ((await run(APP_TOOL, { assistantId, limit: PRODUCTS })) ?? []) as Product[];
    for (const { imageUrl } of products) origins.add(URL.parse(imageUrl ?? '')?.origin ?? '');
  }
  return [...origins].filter((origin) => PLAIN_ORIGIN.test(origin)).slice(0, MAX_ORIGINS);
}
