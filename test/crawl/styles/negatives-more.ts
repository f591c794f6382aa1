import { ld, og, shopPage, tiles } from './frame.ts';

/** More pages that sell no product. */
export const NEGATIVES_MORE: { name: string; html: string }[] = [
  {
    name: 'a recipe with a price per serving and a button to buy its ingredients',
    html: shopPage(
      `<h1>Chicken tikka</h1><p>£2.10 per serving</p><ul><li>500 g chicken</li><li>2 tbsp paste</li></ul><button>Add ingredients to basket</button><h2>Method</h2><ol><li>Marinate the chicken.</li><li>Grill it.</li></ol>`,
      {
        lang: 'en-GB',
        head: ld({
          '@type': 'Recipe',
          name: 'Chicken tikka',
          offers: { '@type': 'Offer', price: 2.1, priceCurrency: 'GBP' },
        }),
        title: 'Chicken tikka',
      },
    ),
  },
  {
    name: 'a recipe in microdata without other markup',
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple pie</h1><ul><li itemprop="recipeIngredient">6 apples</li></ul><p>Cost about $6.00</p><a class="btn" href="/print">Print</a></div>`,
      { title: 'Apple pie' },
    ),
  },
  {
    name: 'a recipe in two languages with donation',
    html: shopPage(
      `<h1>Gulasch</h1><p>Zubereitung 2 Std.</p><p>Unterstütze uns mit 5,00 €</p><button>Jetzt spenden</button><ul><li>1 kg Rind</li></ul>`,
      { lang: 'de', title: 'Gulasch', head: ld({ '@type': ['Recipe', 'NewsArticle'], name: 'Gulasch' }) },
    ),
  },
  {
    name: 'market news with a table of prices',
    html: shopPage(
      `<h1>Fuel prices today</h1><table><tr><td><a href="/fuel/petrol">Petrol</a></td><td>€1.789</td></tr><tr><td><a href="/fuel/diesel">Diesel</a></td><td>€1.699</td></tr><tr><td><a href="/fuel/lpg">LPG</a></td><td>€0.999</td></tr></table>`,
      { head: og('Fuel prices today', { 'og:type': 'article' }), title: 'Fuel prices today' },
    ),
  },
  {
    name: 'a test of ten products with shop links elsewhere',
    html: shopPage(
      `<h1>The 3 best kettles of the year</h1>${['Acme', 'Boil', 'Kett'].map((name) => `<h2>${name} kettle</h2><p>We liked it, it is quick and quiet, and it pours well.</p><a href="https://ads.example/${name}">$49.00 at Market</a>`).join('')}`,
      {
        head: ld(
          { '@type': 'Article', headline: 'The 3 best kettles' },
          { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Acme kettle' }] },
        ),
        title: 'The 3 best kettles',
      },
    ),
  },
  {
    name: 'an account page',
    html: shopPage(
      `<h1>Sign in</h1><form><label>Email</label><input type="email"><label>Password</label><input type="password"><button>Sign in</button></form>`,
      { title: 'Sign in' },
    ),
  },
  {
    name: 'a gift card balance check',
    html: shopPage(`<h1>Check your gift card balance</h1><p>Your balance: $0.00</p><button>Check</button>`, {
      title: 'Gift card balance',
    }),
  },
  {
    name: 'a wine article with a paragraph of prices',
    html: shopPage(
      `<h1>What to drink this spring</h1><p>The Riesling (£12.50, Vine &amp; Co) is the one to open first, and the Gamay (£14) the one to keep for a long lunch with friends in the garden.</p><p>By Jo Doe</p>`,
      { lang: 'en-GB', title: 'What to drink this spring' },
    ),
  },
  {
    name: 'a course with a date and fee',
    html: shopPage(
      `<h1>Pottery for beginners</h1><p>Starts 3 March, 19:00</p><p>Fee: €120.00</p><a href="/contact">Ask us</a>`,
      { head: ld({ '@type': 'Course', name: 'Pottery for beginners' }), title: 'Pottery for beginners' },
    ),
  },
  {
    name: 'terms with sums',
    html: shopPage(
      `<h1>Terms and conditions</h1><p>Orders below 20,00 € are charged 3,50 €.</p><p>Returns cost 4,90 €.</p>`,
      { title: 'Terms', others: tiles((at) => `${at},00 €`, 0) },
    ),
  },
  {
    name: 'news of a concert that is sold out',
    html: shopPage(
      `<h1>Harbour concert: all seats gone</h1><p>Sold out</p><p>€ 45,00</p><p>The tickets went within an hour, the organiser said on Monday, and no more will be printed.</p>`,
      { head: og('Harbour concert', { 'og:type': 'article' }), title: 'Harbour concert: all seats gone' },
    ),
  },
];
