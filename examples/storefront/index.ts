import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createAssets } from './assets.ts';
import { type Carts, createCarts } from './cart.ts';
import { COOKIE, createCartRoutes, isJson } from './cart-routes.ts';
import { findCategory, findProduct, searchProducts } from './catalogue.ts';
import { createFeeds } from './feeds.ts';
import { noticePage } from './pages/cart-page.ts';
import { homePage } from './pages/home.ts';
import { information } from './pages/information.ts';
import { renderPage, type Page, type Widget } from './pages/layout.ts';
import { everything, listingPage, searchPage } from './pages/listing.ts';
import { productPage } from './pages/product-page.ts';

export type StorefrontOptions = {
  /** The origin at which shoppers reach the shop; a function where the port is known only after listening. */
  origin: string | (() => string);
  /** The assistant's tag, which each page then has. */
  widget?: Widget;
  /** The origin that the widget may load from and connect to; without it, the origin of the widget's script. */
  widgetOrigin?: string;
  /** The carts of several shops; without it, this shop has its own. */
  carts?: Carts;
};

/** Security headers, no forms from other sites, no long bodies. */
const guards = (sources: string[], originNow: () => string): MiddlewareHandler[] => [
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: sources,
      connectSrc: sources,
      imgSrc: sources,
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    // Pictures are shown in the assistant's console too, and the widget's server wants to know which shop asks.
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
  }),
  // Forms only: JSON from another site needs a preflight, and no CORS header ever grants one.
  csrf({ origin: (from, c) => from === originNow() || from === new URL(c.req.url).origin }),
  bodyLimit({
    maxSize: 16 * 1024,
    onError: () => {
      throw new HTTPException(413, { message: 'That is more than the cart can read.' });
    },
  }),
];

/** Returns the status and message for the shopper about an error; logs what is not meant for them. */
function readError(error: Error): { status: ContentfulStatusCode; message: string } {
  if (!(error instanceof HTTPException)) {
    console.error(error);
    return { status: 500, message: 'Something went wrong on our side.' };
  }
  const { status, message } = error;
  const fallback = status === 403 ? 'This form was sent from another site.' : 'Something went wrong on our side.';
  return { status, message: message || fallback };
}

/** The example shop as an app that needs no database: its catalogue is code, its carts live in memory. */
export function createStorefront({ origin, widget, widgetOrigin, carts = createCarts() }: StorefrontOptions): Hono {
  const app = new Hono();
  const originNow = () => (typeof origin === 'string' ? origin : origin());
  const elsewhere = widgetOrigin ?? (widget && new URL(widget.src).origin);
  const sources = ["'self'", ...(elsewhere ? [elsewhere] : [])];

  const cartOf = (c: Context) => carts.read(getCookie(c, COOKIE));
  const show = (c: Context, page: Page, status: ContentfulStatusCode = 200) => {
    c.header('cache-control', 'private, no-cache');
    const view = { origin: originNow(), widget: widget ?? null, cartCount: cartOf(c).count };
    return c.html(renderPage(view, page), status);
  };

  app.use(...guards(sources, originNow));

  app.get('/', (c) => show(c, homePage(originNow())));
  app.get('/category/:slug', (c) => {
    const slug = c.req.param('slug');
    const shelf = slug === everything.slug ? everything : findCategory(slug);
    const page = shelf && listingPage(shelf, Number(c.req.query('page') ?? 1));
    return page ? show(c, page) : c.notFound();
  });
  app.get('/products/:slug', (c) => {
    const product = findProduct(c.req.path);
    return product ? show(c, productPage(product, originNow(), c.req.query('variant'))) : c.notFound();
  });
  app.get('/search', (c) => {
    const query = (c.req.query('q') ?? '').slice(0, 200);
    return show(c, searchPage(query, searchProducts(query)));
  });
  for (const [path, page] of information) app.get(path, (c) => show(c, page));

  app.route('/', createCartRoutes({ carts, show, origin: originNow }));
  app.get('/checkout', (c) =>
    show(
      c,
      noticePage(
        '/checkout',
        'This is a demonstration',
        'A real shop would now ask for your address. Nothing is sold here, and nothing is stored beyond your cart.',
      ),
    ),
  );

  app.route('/', createAssets());
  app.route('/', createFeeds({ origin: originNow }));

  app.notFound((c) =>
    show(
      c,
      noticePage(
        '/404',
        'Lost in the bracken',
        'There is no page at this address. It may have moved, or the path may have washed out.',
      ),
      404,
    ),
  );
  app.onError((error, c) => {
    const { status, message } = readError(error);
    if (isJson(c)) return c.json({ error: message }, status);
    return show(c, noticePage(c.req.path, 'That did not work', message), status);
  });
  return app;
}
