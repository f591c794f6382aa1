import { type Item, buildShop, comma, dot } from './shop.ts';

/** A price per kilogram beside each price, and the same price on most pages. */
export const grocer = () => {
  const frame = (title: string, body: string) =>
    `<html lang="fr"><head><title>${title} - Épicerie du Port</title></head><body><nav><a href="/">Épicerie du Port</a><a href="/all">Rayons</a></nav><div class="page">${body}</div><footer>Livraison 4,90 €</footer></body></html>`;
  const tile = (item: Item) =>
    `<article class="vignette"><a href="${item.path}">${item.title}</a><div class="prix-v">${comma(item.price)} €</div><div class="kilo">${comma((item.price ?? 0) * 4)} €/kg</div></article>`;
  return buildShop({
    name: 'grocer',
    templates: [
      {
        rows: [
          ['Miel de châtaignier 250 g', 7.9],
          ['Confiture de figues 320 g', 4.5],
          ['Sardines à l’huile 115 g', 4.5],
          ['Fleur de sel 125 g', 4.5],
          ['Huile de noix 25 cl', 11.2],
          ['Riz de Camargue 500 g', 3.8],
          ['Tapenade verte 90 g', 4.5],
          ['Nougat tendre 200 g', 8.6, { out: true }],
        ],
        sampled: 5,
        path: (slug) => `/rayon/${encodeURIComponent(slug)}`,
        page: (item, others) =>
          frame(
            item.title,
            `<div class="fiche"><h1>${item.title}</h1><img src="/e${item.at}.jpg"><div class="ligne"><span class="kilo">${comma((item.price ?? 0) * 4)} €/kg</span><span class="montant">${comma(item.price)} €</span></div>${item.availability === 'in_stock' ? '<button>Ajouter au panier</button>' : '<p class="fin">Rupture de stock</p>'}</div><h2>Vous aimerez aussi</h2>${others.map(tile).join('')}`,
          ),
      },
    ],
    home: (items) => frame('Accueil', items.map(tile).join('')),
    list: (items) => frame('Tous les rayons', `<h1>Tous les rayons</h1>${items.map(tile).join('')}`),
  });
};

/** The price stands in the buy box, or in the notice of what is sold out. */
export const records = () => {
  const frame = (title: string, body: string) =>
    `<html lang="en-US"><head><title>${title} :: Groove Cellar Records</title></head><body><div class="masthead"><a href="/">Groove Cellar Records</a> <a href="/all">New in</a> <em>Cart: $0.00</em></div>${body}<div class="colophon">Shipping from $4.00</div></body></html>`;
  const tile = (item: Item) =>
    `<div class="sleeve"><a href="${item.path}"><img src="/s${item.at}.jpg" alt="">${item.title}</a> <i>$${dot(item.price)}</i></div>`;
  return buildShop({
    name: 'records',
    templates: [
      {
        rows: [
          ['Blue Harbor Trio: Low Tide', 24.99],
          ['Marta Quill: Paper Birds', 31.5, { out: true }],
          ['The Static Choir: Antenna', 19.99],
          ['Ondine: Live at the Mill', 42, { out: true }],
          ['Dust & Honey: Second Summer', 27],
          ['Kofi Adu: Highlife Letters', 35.75],
          ['Rosa Vane: Nocturnes', 22.5, { out: true }],
          ['Winter Parade: Snowblind', 18],
          ['Elm Street Brass: Parades', 29.25],
        ],
        sampled: 6,
        path: (slug) => `/vinyl/${slug}`,
        page: (item, others) =>
          frame(
            item.title,
            `<section class="disc"><img src="/s${item.at}-l.jpg" width="480"><h1>${item.title}</h1>${item.availability === 'in_stock' ? `<form class="take" action="/cart"><b>$${dot(item.price)}</b><select name="grade"><option>Mint</option><option>Very good</option></select><input type="submit" value="Add to cart"></form>` : `<div class="gone"><p>Sold out. Last sold for <strong>$${dot(item.price)}</strong></p></div>`}<p class="notes">Pressing ${item.at + 2} of the label, ${item.at % 2 ? 'black' : 'clear'} vinyl, sleeve by a friend of the band.</p></section><h3>Next in the crate</h3>${others.map(tile).join('')}`,
          ),
      },
    ],
    home: (items) => frame('Vinyl', items.map(tile).join('')),
    list: (items) => frame('New in', `<h1>New in</h1>${items.map(tile).join('')}`),
  });
};

/** Custom elements, three pages to learn from. */
export const tiles = () => {
  const frame = (title: string, body: string) =>
    `<html lang="es"><head><title>${title} · Azulejos Triana</title></head><body><site-header><a href="/">Azulejos Triana</a><a href="/all">Catálogo</a></site-header><main>${body}</main><site-footer>Envío gratis desde 150,00 €</site-footer></body></html>`;
  const card = (item: Item) =>
    `<tile-card><a href="${item.path}">${item.title}</a><card-price>${comma(item.price)} €</card-price></tile-card>`;
  return buildShop({
    name: 'tiles',
    templates: [
      {
        rows: [
          ['Azulejo Alhambra 15x15', 3.2],
          ['Cenefa Giralda', 5.75],
          ['Mosaico Patio Azul', 42],
          ['Azulejo Liso Albero', 1.9],
          ['Zócalo Sevilla', 12.4],
          ['Mosaico Naranjos', 64.5],
        ],
        sampled: 3,
        path: (slug) => `/catalogo/${encodeURIComponent(slug)}`,
        page: (item, others) =>
          frame(
            item.title,
            `<item-view><item-gallery><img src="/z${item.at}.jpg"></item-gallery><item-title>${item.title}</item-title><item-price>${comma(item.price)} €</item-price><item-stock>Disponible</item-stock><item-buy><button>Añadir al carrito</button></item-buy></item-view><section><h2>También</h2>${others.map(card).join('')}</section>`,
          ),
      },
    ],
    home: (items) => frame('Inicio', items.map(card).join('')),
    list: (items) => frame('Catálogo', `<h1>Catálogo</h1>${items.map(card).join('')}`),
  });
};

/** Paintings and prints: two templates that have no element in common but the frame. */
export const gallery = () => {
  const frame = (title: string, body: string) =>
    `<html lang="de"><head><title>${title} | Galerie Weiß</title></head><body><header><a href="/">Galerie Weiß</a><a href="/all">Werke</a></header>${body}<footer>Mindestbestellwert 20,00 €</footer></body></html>`;
  const tile = (item: Item) =>
    `<figure><a href="${item.path}"><img src="/w${item.at}.jpg"></a><figcaption>${item.title}, ${comma(item.price)} €</figcaption></figure>`;
  return buildShop({
    name: 'gallery',
    templates: [
      {
        rows: [
          ['Abend über Stade', 1450],
          ['Drei Boote', 980],
          ['Stillleben mit Quitten', 2200],
          ['Nebel am Deich', 1190, { out: true }],
          ['Frau am Fenster', 3400],
          ['Marsch im März', 760],
          ['Roter Schuppen', 1320],
        ],
        sampled: 4,
        path: (slug) => `/gemaelde/${encodeURIComponent(slug)}`,
        page: (item, others) =>
          frame(
            item.title,
            `<main class="werk"><h1 class="werk-titel">${item.title}</h1><p class="werk-technik">Öl auf Leinwand, ${40 + item.at} × 60 cm</p><img class="werk-bild" src="/w${item.at}-g.jpg"><div class="werk-kauf"><span class="werk-preis">${comma(item.price)} €</span> ${item.availability === 'in_stock' ? '<button>Jetzt kaufen</button>' : '<span class="werk-weg">Verkauft</span>'}</div></main><aside>${others.map(tile).join('')}</aside>`,
          ),
      },
      {
        rows: [
          ['Leuchtturm (Druck)', 35],
          ['Hafenkran (Druck)', 48],
          ['Möwen (Druck)', 29.5],
          ['Windrad (Druck)', 42],
          ['Priel (Druck)', 55],
          ['Reetdach (Druck)', 31],
        ],
        sampled: 3,
        path: (slug) => `/drucke/${encodeURIComponent(slug)}`,
        page: (item) =>
          frame(
            item.title,
            `<section id="druck"><div class="bilder"><img src="/d${item.at}.jpg"></div><table><tr><th>Motiv</th><td class="motiv">${item.title}</td></tr><tr><th>Format</th><td>30 × ${30 + item.at} cm</td></tr><tr><th>Preis</th><td class="wert">${comma(item.price)} €</td></tr><tr><th>Lieferung</th><td>Auf Lager</td></tr></table><form><button class="in-korb">In den Warenkorb</button></form></section>`,
          ),
      },
    ],
    home: (items) => frame('Start', `<main>${items.slice(0, 6).map(tile).join('')}</main>`),
    list: (items) => frame('Werke', `<main><h1>Werke</h1>${items.map(tile).join('')}</main>`),
  });
};

/** Bicycles, some with a deal, and spare parts of another template. */
export const bicycles = () => {
  const frame = (title: string, body: string) =>
    `<html lang="nl"><head><title>Cyclo Utrecht: ${title} – online kopen</title></head><body><div class="hdr"><a href="/">Cyclo Utrecht</a> Gratis verzending vanaf € 75,00</div>${body}<div class="ftr"><a href="/all">Alles</a></div></body></html>`;
  const tile = (item: Item) =>
    `<div class="blok"><a href="${item.path}">${item.title}</a><span class="blok-bedrag">€ ${comma(item.price)}</span></div>`;
  return buildShop({
    name: 'bicycles',
    templates: [
      {
        rows: [
          ['Stadsfiets Vecht 7', 649],
          ['Toerfiets Linge', 749, { was: 899 }],
          ['Vouwfiets Kromme', 1095],
          ['Bakfiets Eem', 1799, { was: 2099 }],
          ['E-bike Lek 500', 2199],
          ['Racefiets Maas', 1349, { was: 1599 }],
          ['Kinderfiets Amstel', 229],
        ],
        sampled: 5,
        path: (slug) => `/fietsen/${slug}`,
        page: (item, others) =>
          frame(
            item.title,
            `${item.was ? `<div class="actie"><span>Alleen deze week</span><div class="actie-nu">€ ${comma(item.price)}</div><div class="actie-toen">van € ${comma(item.was)}</div></div>` : ''}<div class="fiets"><h1>${item.title}</h1><img src="/v${item.at}.jpg">${item.was ? '' : `<div class="tag">€ ${comma(item.price)}</div>`}<div class="leverbaar">Op voorraad</div><button class="bestel">In winkelwagen</button><table class="gegevens"><tr><td>Frame</td><td>${50 + item.at} cm</td></tr><tr><td>Gewicht</td><td>${14 + item.at} kg</td></tr></table></div>${others.map(tile).join('')}`,
          ),
      },
      {
        rows: [
          ['Remblok set V-brake', 9.95],
          ['Binnenband 28 inch', 7.5],
          ['Ketting 8-speed', 18.9],
          ['Zadelpen 27,2 mm', 24],
          ['Fietsbel messing', 16.5],
          ['Koplamp LED 40 lux', 34.95],
        ],
        sampled: 3,
        path: (_, at) => `/onderdelen?art=${8800 + at}`,
        page: (item) =>
          frame(
            item.title,
            `<table class="onderdeel"><tr><td><img src="/o${item.at}.jpg" width="90"></td><td class="oms">${item.title}</td><td class="art">art. ${8800 + item.at}</td><td class="eur">€ ${comma(item.price)}</td><td><a class="bestel-klein" href="/mandje?art=${8800 + item.at}">Bestellen</a></td></tr></table>`,
          ),
      },
    ],
    home: (items) => frame('Fietsen', items.map(tile).join('')),
    list: (items) => frame('Alles', `<h1>Alles</h1>${items.map(tile).join('')}`),
  });
};
