import { serve } from '@hono/node-server';
import { createStorefront, type StorefrontOptions } from './index.ts';

const { STOREFRONT_PORT = '4000', STOREFRONT_WIDGET_SRC, STOREFRONT_WIDGET_KEY } = process.env;

const options: StorefrontOptions = { origin: `http://localhost:${STOREFRONT_PORT}` };
if (STOREFRONT_WIDGET_SRC && STOREFRONT_WIDGET_KEY) {
  options.widget = { src: STOREFRONT_WIDGET_SRC, key: STOREFRONT_WIDGET_KEY };
}

serve({ fetch: createStorefront(options).fetch, port: Number(STOREFRONT_PORT) }, ({ port }) => {
  console.log(`The example storefront is open at http://localhost:${port}`);
});
