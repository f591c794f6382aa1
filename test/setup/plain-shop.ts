import type { ProductFields } from '../../src/domain/product.ts';

export type Layout = 'theme' | 'hashed' | 'tables';
export interface PlainShop {
  origin: string;
  /** By path and query; the home page is "/". */
  pages: Map<string, string>;
  /** The visible fields of each product, in the order of the catalogue. */
  products: ProductFields[];
}

type Item = ProductFields & { path: string; was: number | null; at: number };

const KINDS = ['Lamp', 'Chair', 'Bowl', 'Clock', 'Rug'];
const MATERIALS = ['Brass', 'Oak', 'Linen', 'Copper', 'Walnut', 'Marble', 'Cork', 'Wool'];
const BRANDS = ['Northwind', 'Hellmann', 'Okoume', 'Fennel'];
const PER_PAGE = 14;

/** A shop of 40 products whose pages have no structured data, but misleading content around the products. */
export function plainShop(layout: Layout, origin = 'https://plain.example'): PlainShop {
  const items = Array.from({ length: 40 }, (_, at) => itemOf(layout, at, origin));
  const pages = new Map<string, string>();
  const { page, product, tile } = LAYOUTS[layout];
  const add = (path: string, title: string, body: string) => pages.set(path, page(title, body));
  const list = (some: Item[]) => some.map(tile).join('\n');
  add('/', 'Plain shop', `${listHead(layout, 'Welcome')}${list(items.slice(0, 8))}<a href="/list-1">All</a>`);
  for (let at = 0; at * PER_PAGE < items.length; at++)
    add(
      `/list-${at + 1}`,
      `Everything for the home, page ${at + 1}`,
      `${listHead(layout, `Everything for the home`)}${list(items.slice(at * PER_PAGE, (at + 1) * PER_PAGE))}<a href="/list-${at + 2}">Next</a>`,
    );
  for (const item of items)
    add(
      item.path,
      item.title,
      product(
        item,
        [1, 7, 12, 19].map((step) => items[(item.at + step) % 40] ?? item),
      ),
    );
  for (const at of [1, 2, 3, 4])
    add(
      `/journal/how-to-care-${at}`,
      `How to care for things, part ${at}`,
      `${listHead(layout, `How to care for things, part ${at}`)}<p>${'Wipe it with a dry cloth, then let it rest. '.repeat(9 + at)}</p><p>A cloth costs from $${at}.50 in any shop.</p>`,
    );
  add(
    '/login',
    'Sign in',
    `${listHead(layout, 'Sign in')}<form method="post"><input name="email"><input name="password" type="password"><button>Sign in</button></form>`,
  );
  add(
    '/terms',
    'Terms',
    `${listHead(layout, 'Terms')}<p>${'Goods may be returned within thirty days. '.repeat(12)}</p>`,
  );
  return { origin, pages, products: items.map(({ path: _path, was: _was, at: _at, ...fields }) => fields) };
}

function itemOf(layout: Layout, at: number, origin: string): Item {
  const kind = KINDS[at % KINDS.length] ?? '';
  const title = `${MATERIALS[at % MATERIALS.length]} ${kind} No. ${at + 11}`;
  const path = layout === 'tables' ? `/item.asp?id=${4200 + 7 * at}` : `/${kind.toLowerCase()}s/${slug(title)}`;
  const price = 9 + ((at * 37) % 211) + (at % 3 === 0 ? 0.5 : 0.95);
  return {
    at,
    path,
    url: new URL(path, origin).href,
    title,
    price,
    was: at % 4 === 1 ? price + 20 : null,
    currency: layout === 'hashed' ? 'EUR' : layout === 'theme' ? 'GBP' : 'USD',
    availability: at % 6 === 5 ? 'out_of_stock' : 'in_stock',
    imageUrl: `${origin}/pictures/${4200 + 7 * at}-large.jpg`,
    brand: BRANDS[at % BRANDS.length] ?? '',
    category: layout === 'tables' ? null : `${kind}s`,
    externalId: layout === 'tables' ? String(4200 + 7 * at) : `PL-${4200 + 7 * at}`,
    description: `This ${title.toLowerCase()} is made by hand in batch ${at + 300}, from material that lasts for decades and ages well in any room.`,
  };
}

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const picture = (item: Item, size: string) => `/pictures/${4200 + 7 * item.at}-${size}.jpg`;
const listHead = (layout: Layout, text: string) =>
  layout === 'theme'
    ? `<h1>${text}</h1>`
    : layout === 'hashed'
      ? `<div class="Head_head__q1z">${text}</div>`
      : `<font size=5><b>${text}</b></font><br>`;
const euro = (price: number) => price.toFixed(2).replace('.', ',');

type Parts = {
  page: (title: string, body: string) => string;
  product: (item: Item, others: Item[]) => string;
  tile: (item: Item) => string;
};

const LAYOUTS: Record<Layout, Parts> = {
  theme: {
    page: (title, body) => `<!doctype html><html lang="en-GB"><head><title>${title} – Plain shop</title></head><body>
      <div class="cookie-bar">We use cookies. <button>Accept all</button> Win a voucher of £500.00</div>
      <header><a href="/">Plain shop</a> <span class="promo">Free delivery over £60.00</span> <span class="basket">Basket £0.00</span></header>
      <nav><a href="/list-1">Shop</a><a href="/journal/how-to-care-1">Journal</a><a href="/login">Sign in</a></nav>
      <main>${body}</main><footer>Plain shop Ltd <a href="/terms">Terms</a></footer></body></html>`,
    product: (
      item,
      others,
    ) => `<ul class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/list-1">${item.category}</a></li><li>${item.title}</li></ul>
      <div class="prod prod-${4200 + 7 * item.at}"><div class="gallery"><img src="${picture(item, 'large')}" alt=""><img src="${picture(item, 'thumb')}" alt=""></div>
      <h1 class="prod-name">${item.title}</h1><p class="maker">Brand: ${item.brand}</p>
      <p class="cost">${item.was ? `<del>£${item.was.toFixed(2)}</del> ` : ''}<span class="amount${item.was ? ' sale' : ''}">£${item.price?.toFixed(2)}</span></p>
      <p class="stock">${item.availability === 'in_stock' ? 'In stock' : 'Out of stock'}</p><p>SKU: <span class="code">${item.externalId}</span></p>
      <button class="buy"${item.availability === 'in_stock' ? '' : ' disabled'}>Add to basket</button><div class="text"><p>${item.description}</p></div></div>
      <h2>More like this</h2>${others.map(LAYOUTS.theme.tile).join('')}`,
    tile: (item) =>
      `<div class="card"><a href="${item.path}"><img src="${picture(item, 'small')}" alt="${item.title}"><h3>${item.title}</h3></a><p class="cost"><span class="amount">£${item.price?.toFixed(2)}</span></p><button>Add to basket</button></div>`,
  },
  hashed: {
    page: (
      title,
      body,
    ) => `<html lang="de"><head><title>${title} | Schlichtladen</title></head><body><div id="root"><div class="Bar_bar__x8 w-1/2 md:flex">
      <a href="/" class="Bar_logo__1">Schlichtladen</a><span class="Bar_usp__9">Versand ab 4,90 €</span><a href="/list-1">Laden</a></div>
      <div class="Page_page__k2">${body}</div><div class="Foot_foot__z">Alle Preise inkl. MwSt. <a href="/terms">AGB</a><a href="/journal/how-to-care-2">Magazin</a></div></div></body></html>`,
    product: (
      item,
      others,
    ) => `<div class="Path_path__a1"><a href="/">Start</a> / <a href="/list-1">${item.category}</a> / <span>${item.title}</span></div>
      <div class="Grid_grid__77"><div class="Media_media__0p"><img class="Media_img__3" data-src="${picture(item, 'large')}" src="data:image/gif;base64,R0"></div>
      <div class="Info_info__5d"><div class="Info_brand__2">${item.brand}</div><div class="Info_name__8s">${item.title}</div>
      <div class="Info_price__b4">${item.was ? `<span class="Info_was__1">${euro(item.was)} €</span>` : ''}<span class="Info_now__c">${euro(item.price ?? 0)} €</span></div><div class="Info_rate__e">oder 3 Raten zu je ${euro((item.price ?? 0) / 3)} €</div>
      <div class="Info_ship__6">${item.availability === 'in_stock' ? 'Sofort lieferbar' : 'Derzeit nicht verfügbar'}</div>
      <button class="Btn_btn__f" ${item.availability === 'in_stock' ? '' : 'disabled'}>In den Warenkorb</button><dl class="Info_list__t"><dt>Artikelnummer</dt><dd>${item.externalId}</dd><dt>Farbe</dt><dd>Natur</dd></dl>
      <div class="Info_text__9">${item.description}</div></div></div><div class="Row_row__m">${others.map(LAYOUTS.hashed.tile).join('')}</div>`,
    tile: (item) =>
      `<div class="Card_card__u"><a href="${item.path}"><img class="Card_img__v" src="${picture(item, 'small')}"><div class="Card_name__w">${item.title}</div><div class="Card_price__x">${euro(item.price ?? 0)} €</div></a></div>`,
  },
  tables: {
    page: (
      title,
      body,
    ) => `<html lang=en-US><head><title>Plain Supply Co.${title.startsWith('Plain') ? '' : ` - ${title}`}</title></head><body bgcolor=white><table width=100%><tr><td colspan=2><a href="/"><img src="/logo.gif"></a> Orders over $75.00 ship free</td></tr>
      <tr><td width=120 valign=top><a href="/list-1">Catalog</a><br><a href="/login">Log in</a><br><a href="/journal/how-to-care-3">Advice</a></td><td>${body}</td></tr></table><center>Call 1-800-555-0100 <a href="/terms">Terms</a></center></body></html>`,
    product: (
      item,
      others,
    ) => `<table><tr><td><img src="${picture(item, 'large')}" width=300></td><td><font size=5><b>${item.title}</b></font><br>Brand: ${item.brand}<br>Shelf PL-${item.externalId}<br>
      ${item.was ? `<s>List price: $${item.was.toFixed(2)}</s><br>` : ''}<font color=red>Our price: $${item.price?.toFixed(2)}</font><br><i>${item.availability === 'in_stock' ? 'In stock, ships in 2 days' : 'Sold out'}</i><br>
      <form action="/cart.asp"><input type=hidden name=id value="${4200 + 7 * item.at}"><input type=submit value="Add to cart" ${item.availability === 'in_stock' ? '' : 'disabled'}></form><p>${item.description}</p></td></tr></table>
      <hr><b>Customers also bought</b><table>${others.map(LAYOUTS.tables.tile).join('')}</table>`,
    tile: (item) =>
      `<tr><td><a href="${item.path}"><img src="${picture(item, 'small')}" width=60></a></td><td><a href="${item.path}">${item.title}</a></td><td>$${item.price?.toFixed(2)}</td></tr>`,
  },
};
