import { shopPage, tiles, type Style } from './frame.ts';

/** Fictional pages of small shops of all trades without product markup. */
export const UNMARKED_TRADES: Style[] = [
  {
    name: 'wine: bottle and case prices',
    html: shopPage(
      `<h1>Riesling Kabinett 2022</h1><p>Weingut Steil</p><div><p>12,50 € <small>pro Flasche</small></p><p>75,00 € <small>6er-Karton</small></p><p>16,67 €/l</p></div><p>Art. 2022-RK</p><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        title: 'Riesling Kabinett 2022 | Weinladen',
        free: '100 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 8},50 € <small>${at + 10},67 €/l</small>`),
      },
    ),
    expected: {
      price: 12.5,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Riesling Kabinett 2022',
      sku: '2022-RK',
    },
  },
  {
    name: 'pet food: a table of pack sizes with a button each',
    html: shopPage(
      `<h1>Katzenfutter Huhn</h1><table><tr><td>400 g</td><td>3,99 €</td><td>(9,98 €/kg)</td><td><button>In den Warenkorb</button></td></tr><tr><td>2 kg</td><td>14,99 €</td><td>(7,50 €/kg)</td><td><button>In den Warenkorb</button></td></tr></table><p>Auf Lager</p>`,
      { lang: 'de', title: 'Katzenfutter Huhn', free: '29 €', zero: '0,00 €', others: tiles((at) => `${at + 5},99 €`) },
    ),
    expected: { price: 3.99, currency: 'EUR', availability: 'in_stock', title: 'Katzenfutter Huhn' },
  },
  {
    name: 'bikes: sale flag, leasing and a store box',
    html: shopPage(
      `<h1>E-Bike Tour 500 Damen</h1><span class="flag">-15%</span><div class="prices"><span class="price-crossed">UVP 2.999,00 €</span><span class="price-final">2.549,00 €</span></div><p>Leasing ab 59,90 € / Monat</p><p>Artikelnummer 38411</p><p>Verfügbar in 3 Filialen</p><p>Lieferbar in 4 - 6 Tagen</p><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        title: 'E-Bike Tour 500 Damen kaufen',
        free: '50 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 1}.999,00 €`),
      },
    ),
    expected: { price: 2549, currency: 'EUR', availability: 'in_stock', title: 'E-Bike Tour 500 Damen', sku: '38411' },
  },
  {
    name: 'jewellery: price on the button',
    html: shopPage(
      `<h1>Silver hoop earrings</h1><p>925 sterling, 20 mm</p><form><button type="submit">Add to bag — $68.00</button></form><p>Ready to ship</p>`,
      { title: 'Silver hoop earrings | Hoop', others: tiles((at) => `$${at + 48}.00`) },
    ),
    expected: { price: 68, currency: 'USD', availability: 'in_stock', title: 'Silver hoop earrings' },
  },
  {
    name: 'phone covers: was in brackets',
    html: shopPage(
      `<h1>Phone case, clear</h1><p>Now only £7.99 (was £12.99)</p><select><option>iPhone 12</option><option>iPhone 13</option></select><button>Add to basket</button><p>SKU PC-CLR</p>`,
      { lang: 'en-GB', title: 'Phone case, clear', zero: '£0.00', others: tiles((at) => `£${at + 4}.99`) },
    ),
    expected: { price: 7.99, currency: 'GBP', availability: 'in_stock', title: 'Phone case, clear' },
  },
  {
    name: 'tea: gram choices as radio labels with prices',
    html: shopPage(
      `<h1>Sencha superior</h1><fieldset><label><input type="radio" checked> 100 g 8,90 €</label><label><input type="radio"> 250 g 19,90 €</label></fieldset><div class="total">8,90 €</div><div>89,00 €/kg</div><button>Zum Warenkorb hinzufügen</button><p>sofort lieferbar</p>`,
      {
        lang: 'de',
        title: 'Sencha superior - Teehaus',
        free: '40 €',
        zero: '0,00 €',
        others: tiles((at) => `ab ${at + 6},90 €`),
      },
    ),
    expected: { price: 8.9, currency: 'EUR', availability: 'in_stock', title: 'Sencha superior' },
  },
  {
    name: 'used books: condition, only one',
    html: shopPage(
      `<h1>Atlas der Brücken</h1><p>von Karl Stein, 1978, gebunden, Zustand: gut</p><p>EUR 24,00</p><p>Versand: EUR 2,80</p><p>Anzahl: 1 verfügbar</p><a href="/cart?add=991" class="add">In den Warenkorb</a><p>Bestandsnummer des Verkäufers 4711-B</p>`,
      {
        lang: 'de',
        title: 'Atlas der Brücken - Stein, Karl',
        free: 'EUR 60,00',
        zero: 'EUR 0,00',
        others: tiles((at) => `EUR ${at + 14},00`),
      },
    ),
    expected: { price: 24, currency: 'EUR', availability: 'in_stock', title: 'Atlas der Brücken' },
  },
  {
    name: 'music: download and vinyl, vinyl chosen',
    html: shopPage(
      `<h1>Low Tide</h1><h3>The Piers</h3><ul><li>Vinyl LP £22.00 <button>Add to cart</button></li><li>CD £11.00 <button>Add to cart</button></li><li>MP3 £7.00 <button>Add to cart</button></li></ul><p>Cat. no. PIER-9</p>`,
      { lang: 'en-GB', title: 'Low Tide by The Piers', zero: '£0.00', others: tiles((at) => `£${at + 14}.00`) },
    ),
    expected: { price: 22, currency: 'GBP', availability: 'in_stock', title: 'Low Tide' },
  },
  {
    name: 'garden: seasonal, orders from a date',
    html: shopPage(
      `<h1>Apfelbaum Elstar, 150 cm</h1><div class="preis">34,95 €</div><p>Lieferbar ab Oktober</p><p>Artikelnummer: AE-150</p><button>Vorbestellen</button><p>Pflanzzeit: Oktober bis April</p>`,
      {
        lang: 'de',
        title: 'Apfelbaum Elstar, 150 cm',
        free: '75 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 24},95 €`),
      },
    ),
    expected: {
      price: 34.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Apfelbaum Elstar, 150 cm',
      sku: 'AE-150',
    },
  },
  {
    name: 'cosmetics: Spanish, price per 100 ml, few left',
    html: shopPage(
      `<h2 class="marca">Rosalía</h2><h1>Crema de manos 75 ml</h1><p>12,95 €</p><p>17,27 € / 100 ml</p><p>¡Últimas 3 unidades!</p><button>Añadir a mi cesta</button><p>Ref.: CM75</p>`,
      {
        lang: 'es',
        title: 'Crema de manos 75 ml | Rosalía',
        free: '30 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 9},95 €`),
      },
    ),
    expected: { price: 12.95, currency: 'EUR', availability: 'in_stock', title: 'Crema de manos 75 ml', sku: 'CM75' },
  },
  {
    name: 'toys: French, price after promotion words',
    html: shopPage(
      `<h1>Puzzle 1000 pièces Phare</h1><div>Prix conseillé 14,99 €</div><div>Notre prix <strong>11,99 €</strong></div><div>Vous économisez 3,00 €</div><div>Disponibilité : en stock</div><button>Ajouter au panier</button><div>Code article PZ1000</div>`,
      {
        lang: 'fr',
        title: 'Puzzle 1000 pièces Phare',
        free: '49 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 9},99 €`),
      },
    ),
    expected: {
      price: 11.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Puzzle 1000 pièces Phare',
      sku: 'PZ1000',
    },
  },
  {
    name: 'tools: Polish, out of stock shown by a date',
    html: shopPage(
      `<h1>Wiertarka udarowa 850 W</h1><p>Symbol: WU850</p><p><span>249,00 zł</span> <s>299,00 zł</s></p><p class="dost">Produkt chwilowo niedostępny</p><p>Zapytaj o termin dostawy</p>`,
      {
        lang: 'pl',
        title: 'Wiertarka udarowa 850 W',
        free: '200 zł',
        zero: '0,00 zł',
        others: tiles((at) => `${at + 149},00 zł`),
      },
    ),
    expected: {
      price: 249,
      currency: 'PLN',
      availability: 'out_of_stock',
      title: 'Wiertarka udarowa 850 W',
      sku: 'WU850',
    },
  },
  {
    name: 'electronics: American, rebate and total in a cart box',
    html: shopPage(
      `<h1>Router AX3000 Dual Band</h1><p>Mfr Part #: AX3000-U</p><div>Price: $99.99</div><div>Instant Rebate: -$20.00</div><div>Final price: <b>$79.99</b></div><p>In Stock. Ships today</p><button>ADD TO CART</button>`,
      { title: 'Router AX3000 Dual Band - Parts', others: tiles((at) => `$${at + 59}.99`) },
    ),
    expected: { price: 79.99, currency: 'USD', availability: 'in_stock', title: 'Router AX3000 Dual Band' },
  },
  {
    name: 'shoes: Turkish, size buttons and a basket discount',
    html: shopPage(
      `<h1>Koşu Ayakkabısı Rüzgar</h1><p>1.899,00 TL</p><p>Sepette 1.519,20 TL</p><button>40</button><button>41</button><button>SEPETE EKLE</button><p>Ürün Kodu: RZ-41</p><p>Tahmini teslim: 2 gün</p>`,
      {
        lang: 'tr',
        title: 'Koşu Ayakkabısı Rüzgar',
        free: '500 TL',
        zero: '0,00 TL',
        others: tiles((at) => `${at + 1}.299,00 TL`),
      },
    ),
    expected: { price: 1899, currency: 'TRY', availability: 'in_stock', title: 'Koşu Ayakkabısı Rüzgar', sku: 'RZ-41' },
  },
];
