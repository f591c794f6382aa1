import { ld, og, shopPage, tiles } from './frame.ts';

const story = (words: string): string => `<p>${`${words} `.repeat(6)}</p>`;

/** Pages that neither sell nor list products, although many name a price or a product. */
export const NEGATIVES: { name: string; html: string }[] = [
  {
    name: 'a recipe without markup',
    html: shopPage(
      `<h1>Lentil soup</h1><p>Prep 10 min · Serves 4</p><h2>Ingredients</h2><ul><li>200 g lentils</li><li>1 onion ($0.50)</li><li>2 carrots ($0.80)</li></ul><p>Cost: $4.20 recipe / $1.05 serving</p><button>Print recipe</button><button>Save</button>${story('Rinse the lentils and cook them slowly.')}<h2>Shop the tools</h2><a href="https://ads.example/pot">Pot</a>`,
      { title: 'Lentil soup - Good Food' },
    ),
  },
  {
    name: 'a recipe with a rated Product node of a plugin',
    html: shopPage(
      `<h1>Banana bread</h1><button>Jump to recipe</button>${story('Mash bananas.')}<a class="btn" href="https://ads.example/tin">Buy the tin</a>`,
      {
        head: ld(
          {
            '@graph': [
              { '@type': 'Article', headline: 'Banana bread' },
              { '@type': 'Recipe', name: 'Banana bread', recipeIngredient: ['3 bananas'], nutrition: {} },
            ],
          },
          {
            '@context': 'http://schema.org',
            '@type': 'Product',
            name: 'Banana bread',
            aggregateRating: { ratingValue: 4.9, ratingCount: 30 },
          },
        ),
        title: 'Banana bread',
      },
    ),
  },
  {
    name: 'business news with prices',
    html: shopPage(
      `<article><h1>Oil falls below $70 a barrel</h1><p class="byline">By Jo Doe, 12 March</p>${story('Brent crude fell to $69.80 while gold rose to $2,150.')}<aside>Subscribe from $1.00 a week <a class="btn" href="/subscribe">Subscribe now</a></aside></article>`,
      {
        head:
          og('Oil falls below $70', { 'og:type': 'article' }) +
          ld({
            '@type': 'NewsArticle',
            headline: 'Oil falls',
            isAccessibleForFree: false,
            hasPart: { '@type': 'WebPageElement' },
          }),
        title: 'Oil falls below $70 a barrel',
      },
    ),
  },
  {
    name: 'news without markup, subscription offer',
    html: shopPage(
      `<h1>Stadt baut neue Brücke</h1>${story('Die Brücke kostet 12,5 Mio. € und wird 2027 fertig.')}<div class="paywall"><h3>Digital-Abo</h3><p>9,99 €/Monat</p><a class="button" href="/abo">Jetzt bestellen</a></div>`,
      { lang: 'de', title: 'Stadt baut neue Brücke - Anzeiger', free: '', zero: '' },
    ),
  },
  {
    name: 'a review of a product in a magazine',
    html: shopPage(
      `<h1>Acme Phone X review</h1>${story('We have tested the phone, which starts at $999, for two weeks.')}<h2>Verdict</h2><p>4/5</p><div class="deals"><a href="https://ads.example/1">$949 at Store</a><a href="https://ads.example/2">$999 at Market</a></div>`,
      {
        head:
          ld({
            '@type': 'Review',
            itemReviewed: { '@type': 'Product', name: 'Acme Phone X' },
            reviewRating: { ratingValue: 4 },
          }) + og('Acme Phone X review', { 'og:type': 'article' }),
        title: 'Acme Phone X review | Tech',
      },
    ),
  },
  {
    name: 'a job advert',
    html: shopPage(
      `<h1>Warehouse worker (m/f/d)</h1><p>Salary: £12.50 per hour</p>${story('You pick and pack orders.')}<a class="btn btn-primary" href="/apply">Apply now</a>`,
      {
        head: ld({
          '@type': 'JobPosting',
          title: 'Warehouse worker',
          baseSalary: { '@type': 'MonetaryAmount', currency: 'GBP', value: { value: 12.5 } },
        }),
        title: 'Warehouse worker',
      },
    ),
  },
  {
    name: 'a hotel',
    html: shopPage(
      `<h1>Hotel Seeblick</h1><p>ab 89 € pro Nacht</p><button>Verfügbarkeit prüfen</button>${story('Das Hotel liegt am See.')}`,
      {
        lang: 'de',
        head: ld({
          '@type': 'Hotel',
          name: 'Hotel Seeblick',
          priceRange: '€€',
          makesOffer: { '@type': 'Offer', price: 89, priceCurrency: 'EUR' },
        }),
        title: 'Hotel Seeblick',
      },
    ),
  },
  {
    name: 'shipping costs',
    html: shopPage(
      `<h1>Shipping &amp; delivery</h1><h2>How much is shipping?</h2><table><tr><th>Zone</th><th>Cost</th></tr><tr><td>UK</td><td>£3.99</td></tr><tr><td>EU</td><td>£9.99</td></tr><tr><td>World</td><td>£19.99</td></tr></table><p>Free over £50. Standard: £3.99. Express: £6.99.</p>`,
      { lang: 'en-GB', title: 'Shipping', zero: '£0.00' },
    ),
  },
  {
    name: 'questions and answers',
    html: shopPage(
      `<h1>FAQ</h1><h3>Is it in stock?</h3><p>If the button says Add to cart, it is in stock.</p><h3>What does a gift wrap cost?</h3><p>$4.50</p><h3>What is the minimum order?</h3><p>$20.00</p>`,
      {
        title: 'FAQ',
        head: ld({
          '@type': 'FAQPage',
          mainEntity: [{ '@type': 'Question', name: 'Cost?', acceptedAnswer: { text: '$4.50' } }],
        }),
      },
    ),
  },
  {
    name: 'a store locator',
    html: shopPage(
      `<h1>Our stores</h1><ul><li><a href="/stores/leeds">Leeds</a> Mon–Sat 9.00–18.00</li><li><a href="/stores/york">York</a> Mon–Sat 9.30–17.30</li><li><a href="/stores/hull">Hull</a> 10.00–17.00</li></ul><p>Parking £2.50</p>`,
      { lang: 'en-GB', title: 'Stores' },
    ),
  },
  {
    name: 'a search without results',
    html: shopPage(
      `<h1>Search results for "qwxz"</h1><p>No results found.</p><p>Popular: <a href="/c/Lamps">Lamps</a></p>`,
      { title: 'Search' },
    ),
  },
  {
    name: 'an empty cart',
    html: shopPage(
      `<h1>Your cart</h1><p>Your cart is empty.</p><a class="btn" href="/">Continue shopping</a><p>Total $0.00</p><button disabled>Checkout</button>`,
      { title: 'Cart' },
    ),
  },
  {
    name: 'a category landing page',
    html: shopPage(
      `<h1>Lighting</h1><div class="hero"><h2>Sale: up to 50% off</h2><p>From $9.99</p><a class="btn" href="/c/sale">Shop now</a></div>${['Desk', 'Floor', 'Wall'].map((kind) => `<a href="/c/${kind}"><img src="/i/${kind}.jpg"><b>${kind} lamps</b></a>`).join('')}`,
      { title: 'Lighting' },
    ),
  },
  {
    name: 'a blog post with a shop box of its own',
    html: shopPage(
      `<article><h1>How to care for leather boots</h1><time>12 March 2024</time>${story('Brush them, then wax them, and let them rest for a night.')}${story('A tin of wax costs around $12.')}<h3>Leave a comment</h3><textarea></textarea><button>Post comment</button></article>`,
      {
        head:
          ld({ '@type': 'BlogPosting', headline: 'How to care for leather boots' }) +
          og('How to care', { 'og:type': 'article' }),
        title: 'How to care for leather boots',
      },
    ),
  },
  {
    name: 'an event with tickets',
    html: shopPage(
      `<h1>Jazz Night</h1><p>Sat 12 June, 20:00</p><p>Tickets from €25.00</p><a class="btn" href="/tickets">Get tickets</a>`,
      {
        head: ld({
          '@type': 'MusicEvent',
          name: 'Jazz Night',
          startDate: '2026-06-12',
          offers: { '@type': 'Offer', price: 25, priceCurrency: 'EUR', availability: 'InStock' },
        }),
        title: 'Jazz Night',
      },
    ),
  },
  {
    name: 'a page about the firm with awards',
    html: shopPage(`<h1>About us</h1>${story('We started in 1998 with $500 and a van.')}<img src="/team.jpg">`, {
      title: 'About us',
    }),
  },
  {
    name: 'a page of plans of a service',
    html: shopPage(
      `<h1>Pricing</h1>${['Basic', 'Pro', 'Team'].map((plan, at) => `<div class="plan"><h3>${plan}</h3><p>$${at + 1}9/month</p><a href="/signup?plan=${plan}">Start free trial</a></div>`).join('')}`,
      { title: 'Pricing' },
    ),
  },
  {
    name: 'a page that is gone, with tips',
    html: shopPage(`<h1>Page not found</h1><p>Sorry, this product no longer exists.</p><a href="/">Home</a>`, {
      title: '404',
    }),
  },
  {
    name: 'a recipe of news with a shop strip',
    html: shopPage(`<h1>Ten-minute pasta</h1>${story('Boil the water, salt it well.')}`, {
      head: ld({ '@type': 'Recipe', name: 'Ten-minute pasta' }),
      title: 'Pasta',
      others: tiles((at) => `$${at + 3}.00`, 2),
    }),
  },
];
