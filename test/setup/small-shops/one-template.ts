import { type Item, buildShop, comma, dot } from './shop.ts';

/** Words for texts, in an order of their own for each product. */
const lines = (at: number, words: string): string =>
  words
    .split(' ')
    .map((_, each, all) => all[(each * (at + 2)) % all.length])
    .join(' ');

const KETTLE_TEXT = 'steel lid spout handle whistle boil pour keep warm hob gas induction litre brushed matt quiet';

/** Plain class names, three pages to learn from. */
export const kettles = () => {
  const frame = (title: string, body: string) =>
    `<html lang="en-GB"><head><title>${title} | Kettle Corner</title></head><body><header><a href="/">Kettle Corner</a><a href="/all">Shop</a><span class="bag">Bag £0.00</span></header>${body}<footer>Free delivery over £50.00 <a href="/delivery">Delivery</a></footer></body></html>`;
  const tile = (item: Item) =>
    `<li class="tile"><a href="${item.path}"><img src="/t${item.at}.jpg" alt=""><h3>${item.title}</h3></a><p class="tile-price">£${dot(item.price)}</p></li>`;
  return buildShop({
    name: 'kettles',
    templates: [
      {
        rows: [
          ['Harbour Stovetop Kettle', 64],
          ['Finch Gooseneck Kettle', 89.5],
          ['Old Mill Whistling Kettle', 42.95],
          ['Alder Travel Kettle', 31],
          ['Tarn Enamel Kettle', 54.25, { out: true }],
          ['Brae Copper Kettle', 129],
        ],
        sampled: 3,
        path: (slug) => `/kettles/${slug}`,
        page: (item, others) =>
          frame(
            item.title,
            `<main><div class="photo"><img src="/k${item.at}.jpg" alt="${item.title}"></div><div class="info"><h1 class="name">${item.title}</h1><p class="price">£${dot(item.price)}</p><p class="stock">${item.availability === 'in_stock' ? 'In stock' : 'Sold out'}</p><button class="add">Add to bag</button><p class="text">${lines(item.at, KETTLE_TEXT)}</p></div></main><h2>You might like</h2><ul>${others.map(tile).join('')}</ul>`,
          ),
      },
    ],
    home: (items) => frame('Home', `<main><ul>${items.map(tile).join('')}</ul></main>`),
    list: (items) => frame('All kettles', `<main><h1>All kettles</h1><ul>${items.map(tile).join('')}</ul></main>`),
    others: {
      '/delivery': frame('Delivery', '<main><h1>Delivery</h1><p>Next day costs £6.95, standard £3.50.</p></main>'),
    },
  });
};

/** Former prices are struck by the style sheet alone: no name tells which of two prices counts. */
export const outlet = () => {
  const frame = (title: string, body: string) =>
    `<html lang="en-US"><head><title>${title} - Northside Outlet</title></head><body><div class="x-bar">Members save $20.00 <a href="/">Northside Outlet</a></div>${body}<div class="x-end"><a href="/all">Everything</a> Gift cards from $25.00</div></body></html>`;
  const tile = (item: Item) =>
    `<div class="x-card"><a href="${item.path}">${item.title}</a><span class="x-c1">$${dot(item.price)}</span></div>`;
  return buildShop({
    name: 'outlet',
    templates: [
      {
        rows: [
          ['Cedar Field Jacket', 139],
          ['Rook Denim Shirt', 44.5, { was: 79 }],
          ['Merino Crew Sweater', 98],
          ['Wade Canvas Belt', 18, { was: 32 }],
          ['Lowell Chino', 65],
          ['Ashby Rain Parka', 112, { was: 189 }],
          ['Pine Flannel Shirt', 57],
          ['Tully Wool Scarf', 24, { was: 48 }],
          ['Hollis Oxford Shoe', 145, { was: 210 }],
        ],
        sampled: 6,
        path: (slug) => `/goods/${slug}`,
        page: (item, others) =>
          frame(
            item.title,
            `<div class="x-grid"><div class="x-pic"><img src="/g${item.at}.jpg"></div><div class="x-side"><h1>${item.title}</h1><div class="x-p">${item.was ? `<span class="x-p2">$${dot(item.was)}</span><span class="x-p3">$${dot(item.price)}</span>` : `<span class="x-p1">$${dot(item.price)}</span>`}</div><button>Add to cart</button><p>${lines(item.at, 'cut from heavy cloth with a straight fit and deep pockets made to last many seasons')}</p></div></div><div class="x-row">${others.map(tile).join('')}</div>`,
          ),
      },
    ],
    home: (items) => frame('Outlet', `<div class="x-row">${items.slice(0, 6).map(tile).join('')}</div>`),
    list: (items) => frame('Everything', `<h1>Everything</h1><div class="x-row">${items.map(tile).join('')}</div>`),
  });
};

/** The shop's name is in every title and in the only h1; addresses are numbers. */
export const lamps = () => {
  const frame = (title: string, body: string) =>
    `<html lang="de"><head><title>Lumen &amp; Söhne${title === '' ? '' : ` | ${title} kaufen bei Lumen &amp; Söhne`}</title><meta property="og:site_name" content="Lumen &amp; Söhne"></head><body><div id="top"><h1><a href="/">Lumen &amp; Söhne</a></h1><p>Versandkostenfrei ab 80,00 €</p></div>${body}<div id="bottom"><a href="/impressum">Impressum</a></div></body></html>`;
  const tile = (item: Item) =>
    `<a class="kachel" href="${item.path}"><img src="/b${item.at}.jpg"><span class="kachel-titel">${item.title}</span><span class="kachel-preis">${comma(item.price)} €</span></a>`;
  return buildShop({
    name: 'lamps',
    templates: [
      {
        rows: [
          ['Tischleuchte Ada', 149],
          ['Pendelleuchte Brix 40', 289.9],
          ['Stehleuchte Corvin', 419, { out: true }],
          ['Wandleuchte Dora', 98.5],
          ['Klemmleuchte Emil', 59],
          ['Deckenleuchte Fenja', 210, { out: true }],
          ['Nachtlicht Glimm', 24.95],
        ],
        sampled: 4,
        path: (_, at) => `/p/${1040 + at}`,
        page: (item, others) =>
          frame(
            item.title,
            `<div id="inhalt"><div class="spalte-links"><img src="/l${item.at}.jpg" width="500"></div><div class="spalte-rechts"><h2>${item.title}</h2><div class="zeile">Art.-Nr. L-${300 + item.at}</div><div class="zeile gross">${comma(item.price)} €</div><div class="zeile klein">inkl. MwSt., ab 3 Stück je ${comma((item.price ?? 0) * 0.9)} €</div><div class="zeile">${item.availability === 'in_stock' ? 'Sofort lieferbar' : 'Ausverkauft'}</div><a class="knopf" href="/korb?neu=${item.at}">In den Warenkorb</a></div></div><h2>Passt dazu</h2>${others.map(tile).join('')}`,
          ),
      },
    ],
    home: (items) => frame('', `<div id="inhalt">${items.map(tile).join('')}</div>`),
    others: { '/impressum': frame('', '<div id="inhalt"><h2>Impressum</h2><p>Stammkapital 25.000,00 €</p></div>') },
  });
};

/** Tables without a class name; the title is the shop's on every page. */
export const antiques = () => {
  const frame = (body: string) =>
    `<html><head><title>Antik Krämer Bamberg</title></head><body bgcolor="#ffffee"><center><a href="/"><img src="/kopf.gif" alt="Antik Krämer"></a></center><table width="90%"><tr><td width="140"><a href="/all">Alle Stücke</a></td><td>${body}</td></tr></table></body></html>`;
  return buildShop({
    name: 'antiques',
    templates: [
      {
        rows: [
          ['Biedermeier-Kommode, Kirschbaum', 1850],
          ['Jugendstil-Spiegel', 420],
          ['Bauernschrank, bemalt', 2300],
          ['Taschenuhr, Silber', 190],
          ['Thonet-Stuhl Nr. 14', 260],
          ['Zinnkrug von 1820', 145],
        ],
        sampled: 3,
        path: (_, at) => `/zeigen.php?nr=${71 + at}`,
        page: (item) =>
          frame(
            `<table><tr><td rowspan="3"><img src="/foto/${71 + item.at}.jpg" width="320"></td><td><font size="4"><b>${item.title}</b></font></td></tr><tr><td><p>${lines(item.at, 'gut erhalten aus Franken um 1830 restauriert mit Schellack poliert Originalbeschläge vorhanden')}</p></td></tr><tr><td>EUR ${(item.price ?? 0).toLocaleString('de-DE')},-- <form action="/korb.php"><input type="hidden" name="nr" value="${71 + item.at}"><input type="image" src="/kaufen.gif" alt="Kaufen"></form></td></tr></table><hr><font size="1">Versand ab EUR 12,-- in Deutschland</font>`,
          ),
      },
    ],
    home: () => frame('<font size="5">Willkommen</font><p>Seit 1968 in der dritten Generation.</p>'),
    list: (items) =>
      frame(
        `<table>${items.map((item) => `<tr><td><a href="${item.path}">${item.title}</a></td><td>EUR ${(item.price ?? 0).toLocaleString('de-DE')},--</td></tr>`).join('')}</table>`,
      ),
  });
};

/** Utility class names, a split price, and a div for a button. */
export const plants = () => {
  const frame = (title: string, body: string) =>
    `<html lang="en"><head><title>${title} — Fern &amp; Co</title></head><body class="bg-white text-gray-900"><div class="flex justify-between p-4"><a href="/" class="font-bold">Fern &amp; Co</a><a href="/all" class="ml-4">Plants</a></div><div class="max-w-6xl mx-auto px-4">${body}</div><div class="p-4 text-sm">Orders over £35.00 ship free</div></body></html>`;
  const price = (amount: number | null) => {
    const [pounds, pence] = dot(amount).split('.');
    return `<span class="text-sm">£</span><span class="text-2xl">${pounds}</span><span class="text-sm">.${pence}</span>`;
  };
  const tile = (item: Item) =>
    `<div class="w-1/4 p-2"><a href="${item.path}" class="block"><div class="font-medium">${item.title}</div></a><div class="flex">${price(item.price)}</div></div>`;
  return buildShop({
    name: 'plants',
    templates: [
      {
        rows: [
          ['Monstera Deliciosa', 28],
          ['Calathea Orbifolia', 34.5],
          ['Snake Plant, tall', 45],
          ['String of Hearts', 16.75],
          ['Rubber Plant Tineke', 39],
          ['Bird of Paradise', 120],
          ['Boston Fern', 14.5],
        ],
        sampled: 4,
        path: (slug) => `/plants/${slug}`,
        page: (item, others) =>
          frame(
            item.title,
            `<div class="grid grid-cols-2 gap-8"><div class="w-full"><img class="w-full rounded-lg" src="/f${item.at}.jpg"></div><div class="w-full"><div class="text-3xl font-bold">${item.title}</div><div class="flex mt-2">${price(item.price)}</div><div class="text-gray-500">Usually ships in 2 days</div><div role="button" class="bg-green-700 text-white p-3 rounded">Add to basket</div><div class="mt-4">${lines(item.at, 'likes bright light away from direct sun water weekly and mist the leaves in winter')}</div></div></div><div class="text-xl mt-8">More plants</div><div class="flex">${others.map(tile).join('')}</div>`,
          ),
      },
    ],
    home: (items) => frame('Plants by post', `<div class="flex">${items.map(tile).join('')}</div>`),
    list: (items) =>
      frame('All plants', `<div class="text-3xl">All plants</div><div class="flex">${items.map(tile).join('')}</div>`),
  });
};
