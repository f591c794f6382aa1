import { page } from '../pages.ts';
import { shopPage, tiles, type Style } from './frame.ts';

/** Fictional pages of medium-sized European shops without product markup, with regional forms of price and stock. */
export const UNMARKED_REGIONS: Style[] = [
  {
    name: 'Czech: price with a dash, without tax below, order code',
    html: shopPage(page('czech-price-with-a-dash-without-tax-below-order-code'), {
      lang: 'cs',
      title: 'Robotický vysavač RV10 bílý | Elektro.cz',
      free: '1&nbsp;000,-',
      zero: '0,-',
      others: tiles((at) => `${at + 1}&nbsp;990,-`),
    }),
    expected: {
      price: 7990,
      currency: 'CZK',
      availability: 'in_stock',
      title: 'Robotický vysavač RV10 bílý',
      sku: 'RV10b1',
    },
  },
  {
    name: 'Slovak: bonus, instalments, not to be bought now',
    html: shopPage(
      `<h1>Televízor Visio 43"</h1><p class="code">Kód produktu: TV43V</p><div class="p"><strong>329,00 €</strong><small>274,17 € bez DPH</small></div><p>Na splátky od 11,52 € mesačne</p><p class="st"><strong>Momentálne nedostupné</strong></p><button disabled>Do košíka</button><a href="#watch">Strážiť dostupnosť</a>`,
      {
        lang: 'sk',
        title: 'Televízor Visio 43" | Elektro',
        free: '49 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 2}29,00 €`),
      },
    ),
    expected: { price: 329, currency: 'EUR', availability: 'out_of_stock', title: 'Televízor Visio 43"', sku: 'TV43V' },
  },
  {
    name: 'Slovene: regular and action price with labels',
    html: shopPage(
      `<h1>Sesalnik Turbo 800 W</h1><div>Šifra izdelka: 402918</div><div class="c"><div>Redna cena: 149,99 €</div><div>Akcijska cena: <b>119,99 €</b></div><div>Prihranek: 30,00 €</div></div><div>Na zalogi</div><button>Dodaj v košarico</button><div>Obročno že od 10,00 €/mesec</div>`,
      {
        lang: 'sl',
        title: 'Sesalnik Turbo 800 W',
        free: '50 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 59},99 €`),
      },
    ),
    expected: {
      price: 119.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Sesalnik Turbo 800 W',
      sku: '402918',
    },
  },
  {
    name: 'Croatian: price by card and in cash',
    html: shopPage(
      `<h1>Pisač laserski L200</h1><div>Šifra: 070500123</div><div>Redovna cijena: 189,00 €</div><div class="now">Cijena: 159,00 €</div><div>Raspoloživost: <span>Dostupno odmah</span></div><button>Dodaj u košaricu</button>`,
      {
        lang: 'hr',
        title: 'Pisač laserski L200',
        free: '50 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 59},00 €`),
      },
    ),
    expected: { price: 159, currency: 'EUR', availability: 'in_stock', title: 'Pisač laserski L200', sku: '070500123' },
  },
  {
    name: 'Serbian: dinars with stores below',
    html: shopPage(
      `<h1>Frižider kombinovani 300 l</h1><p>Šifra artikla: FR300</p><p class="old">59.999 RSD</p><p class="cur">49.999 RSD</p><p>Ušteda 10.000 RSD</p><p>Na stanju</p><button>Dodaj u korpu</button><ul><li>Beograd: nema na stanju</li><li>Niš: na stanju</li></ul>`,
      {
        lang: 'sr',
        title: 'Frižider kombinovani 300 l',
        free: '5.000 RSD',
        zero: '0 RSD',
        others: tiles((at) => `${at + 1}9.999 RSD`),
      },
    ),
    expected: {
      price: 49999,
      currency: 'RSD',
      availability: 'in_stock',
      title: 'Frižider kombinovani 300 l',
      sku: 'FR300',
    },
  },
  {
    name: 'Hungarian: two prices, list price with words',
    html: shopPage(
      `<h1>Kávéfőző Presso 15 bar</h1><div>Cikkszám: KP15</div><div>Listaár: 54 990 Ft</div><div><b>44 990 Ft</b></div><div>Megtakarítás: 10 000 Ft</div><div>Készleten</div><button>Kosárba teszem</button><div>Szállítási díj: 1 490 Ft</div>`,
      {
        lang: 'hu',
        title: 'Kávéfőző Presso 15 bar - Bolt',
        free: '20 000 Ft',
        zero: '0 Ft',
        others: tiles((at) => `${at + 1}4 990 Ft`),
      },
    ),
    expected: { price: 44990, currency: 'HUF', availability: 'in_stock', title: 'Kávéfőző Presso 15 bar', sku: 'KP15' },
  },
  {
    name: 'Romanian: recommended price, raised bani without a comma',
    html: shopPage(
      `<h1>Mixer vertical 1000W</h1><p class="pr-rrp">PRP: <s>299<sup>99</sup> Lei</s></p><p class="pr-new">199<sup>99</sup> <span>Lei</span></p><p>Preț cu card de fidelitate 189,99 Lei</p><p>Cod produs: D7R2K</p><span class="label">În stoc</span><button>Adaugă în coș</button><a>Cumpără în rate</a>`,
      {
        lang: 'ro',
        title: 'Mixer vertical 1000W - Magazin',
        free: '150 Lei',
        zero: '0 Lei',
        others: tiles((at) => `${at + 59}<sup>99</sup> Lei`),
      },
    ),
    expected: { price: 199.99, currency: 'RON', availability: 'in_stock', title: 'Mixer vertical 1000W', sku: 'D7R2K' },
  },
  {
    name: 'Bulgarian: two currencies',
    html: shopPage(
      `<h1>Прахосмукачка Вихър 700</h1><p>Код: 118822</p><p class="pr"><strong>199.00 лв.</strong> / 101.75 €</p><p>Наличен</p><button>Добави в количката</button><p>Купи на изплащане от 17.50 лв. на месец</p>`,
      {
        lang: 'bg',
        title: 'Прахосмукачка Вихър 700',
        free: '100 лв.',
        zero: '0.00 лв.',
        others: tiles((at) => `${at + 59}.00 лв.`),
      },
    ),
    expected: {
      price: 199,
      currency: 'BGN',
      availability: 'in_stock',
      title: 'Прахосмукачка Вихър 700',
      sku: '118822',
    },
  },
  {
    name: 'Lithuanian: cents raised, code, cart',
    html: shopPage(
      `<h1>Virdulys Stiklas 1,7 l</h1><p>Prekės kodas: 55661</p><div class="kaina">29<sup>99</sup> €</div><div>Kaina be nuolaidos 39<sup>99</sup> €</div><p>Turime sandėlyje</p><button>Į krepšelį</button>`,
      {
        lang: 'lt',
        title: 'Virdulys Stiklas 1,7 l kaina',
        free: '30 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 9}<sup>99</sup> €`),
      },
    ),
    expected: {
      price: 29.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Virdulys Stiklas 1,7 l',
      sku: '55661',
    },
  },
  {
    name: 'Finnish: round price with a dash and no sign',
    html: shopPage(
      `<h1>Kahvinkeitin Aamu</h1><div class="product-price"><span class="price">79,-</span></div><p>Tuotenumero 1028841</p><p>Verkkokaupassa: Varastossa, 20+ kpl</p><button>Lisää ostoskoriin</button><p>Tai 8 €/kk</p>`,
      {
        lang: 'fi',
        title: 'Kahvinkeitin Aamu | Koti',
        free: '50 €',
        zero: '0 €',
        others: tiles((at) => `${at + 39},-`),
      },
    ),
    expected: { price: 79, currency: 'EUR', availability: 'in_stock', title: 'Kahvinkeitin Aamu', sku: '1028841' },
  },
  {
    name: 'Norwegian: round price with a dash',
    html: shopPage(
      `<h1>Støvsuger Virvel 900</h1><div class="product-price-container"><span>2 990,-</span></div><div>Førpris 3 990,-</div><p>Varenr.: VV900</p><p>På nettlager (50+)</p><button>Legg i handlekurv</button>`,
      {
        lang: 'no',
        title: 'Støvsuger Virvel 900',
        free: '500,-',
        zero: '0,-',
        others: tiles((at) => `${at + 1} 490,-`),
      },
    ),
    expected: { price: 2990, currency: 'NOK', availability: 'in_stock', title: 'Støvsuger Virvel 900', sku: 'VV900' },
  },
  {
    name: 'Swiss: brand and name in parts of the heading, points for cents',
    html: shopPage(
      `<h1><strong>Alpin</strong> <span>Wanderstock Carbon (2 Stk.)</span></h1><div><strong>129.–</strong> <span>statt 159.–</span></div><div>Morgen geliefert</div><div>10 Stück an Lager</div><button>In den Warenkorb</button><div>Artikelnummer 13579246</div>`,
      {
        lang: 'de-CH',
        title: 'Alpin Wanderstock Carbon (2 Stk.) - Markt',
        free: '50.–',
        zero: '0.–',
        others: tiles((at) => `${at + 39}.–`),
      },
    ),
    expected: {
      price: 129,
      currency: 'CHF',
      availability: 'in_stock',
      title: 'Alpin Wanderstock Carbon (2 Stk.)',
      sku: '13579246',
    },
  },
  {
    name: 'British trade counter: with and without tax',
    html: shopPage(page('british-trade-counter-with-and-without-tax'), {
      lang: 'en-GB',
      title: 'Combi Drill 18V Bare | Trade',
      zero: '£0.00',
      others: tiles((at) => `£${at + 29}.99 Inc Vat`),
    }),
    expected: { price: 59.99, currency: 'GBP', availability: 'in_stock', sku: '4821X' },
  },
  {
    name: 'Italian: integers and decimals in parts, list price crossed',
    html: shopPage(
      `<h1>Lavatrice slim 7 kg</h1><p>Codice: LVS7</p><div class="pdp-price"><span class="i">349</span><span class="d">,90</span> <span class="e">€</span></div><div>Prezzo consigliato <s>449,90 €</s></div><p>Disponibilità immediata</p><button>Aggiungi al carrello</button><p>Finanziamento da 17,50 € al mese</p>`,
      {
        lang: 'it',
        title: 'Lavatrice slim 7 kg',
        free: '49 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 2}49<span>,90</span> €`),
      },
    ),
    expected: { price: 349.9, currency: 'EUR', availability: 'in_stock', title: 'Lavatrice slim 7 kg', sku: 'LVS7' },
  },
  {
    name: 'Spanish: no picture text, agotado as a badge only',
    html: shopPage(
      `<h1>Portátil Nube 14</h1><div class="ref">Cód. artículo: 998123</div><div id="precio"><span>599</span><span>,00€</span></div><div class="badge-stock">Sin stock</div><a class="btn" href="#aviso">Avísame</a>`,
      {
        lang: 'es',
        title: 'Portátil Nube 14',
        free: '49€',
        zero: '0,00€',
        others: tiles((at) => `<span>${at + 2}99</span><span>,00€</span>`),
      },
    ),
    expected: { price: 599, currency: 'EUR', availability: 'out_of_stock', title: 'Portátil Nube 14', sku: '998123' },
  },
  {
    name: 'Dutch: comma dash, delivered tomorrow',
    html: shopPage(
      `<h1>Airfryer 5,5 liter zwart</h1><p>Artikelnummer: AF55Z</p><p class="van">Van 129,95 voor</p><p class="nu">99,-</p><p>Op werkdagen voor 22.00 uur besteld, morgen in huis</p><button>In winkelmandje</button>`,
      {
        lang: 'nl-NL',
        title: 'Airfryer 5,5 liter zwart',
        free: '20,-',
        zero: '0,-',
        others: tiles((at) => `${at + 49},-`),
      },
    ),
    expected: { price: 99, currency: 'EUR', availability: 'in_stock', title: 'Airfryer 5,5 liter zwart', sku: 'AF55Z' },
  },
  {
    name: 'German: reichelt-like list, from stock, unit price',
    html: shopPage(
      `<h1>Widerstand 1 kOhm, 0,25 W</h1><ul><li>Artikel-Nr.: W025-1K0</li><li>Hersteller-Nr.: R25-1000</li></ul><div>€ 0,12</div><div>inkl. MwSt., zzgl. Versand</div><div>ab Lager</div><input type="text" value="1"><button>In den Warenkorb</button><table><tr><td>ab 10</td><td>€ 0,09</td></tr><tr><td>ab 100</td><td>€ 0,05</td></tr></table>`,
      {
        lang: 'de',
        title: 'Widerstand 1 kOhm, 0,25 W',
        free: '€ 100,00',
        zero: '€ 0,00',
        others: tiles((at) => `€ 0,1${at}`),
      },
    ),
    expected: {
      price: 0.12,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Widerstand 1 kOhm, 0,25 W',
      sku: 'W025-1K0',
    },
  },
  {
    name: 'French: raised cents after the sign, stock in capitals',
    html: shopPage(
      `<h1>Écran 27 pouces QHD</h1><p>Réf. EC27Q</p><div class="price">249€<sup>95</sup></div><div class="eco">dont éco-participation 4€80</div><div>EN STOCK</div><button>Ajouter au panier</button><div>Paiement en 3x 85€20</div>`,
      {
        lang: 'fr',
        title: 'Écran 27 pouces QHD',
        free: '50€',
        zero: '0€00',
        others: tiles((at) => `${at + 1}49€<sup>95</sup>`),
      },
    ),
    expected: { price: 249.95, currency: 'EUR', availability: 'in_stock', title: 'Écran 27 pouces QHD', sku: 'EC27Q' },
  },
];
