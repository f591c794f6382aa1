import { html } from 'hono/html';
import type { Html, Page } from './layout.ts';

const text = (path: string, title: string, description: string, body: Html): Page => ({
  title,
  description,
  path,
  body: html`<div class="wrap prose">
    <h1>${title}</h1>
    ${body}
  </div>`,
});

const about = text(
  '/about',
  'About Brackenholm',
  'Who we are, how we choose, and how to reach us.',
  html`
    <p class="lead">We are eleven people, two dogs and a workbench in a town where it rains on 190 days a year.</p>
    <p>
      The shop began in 2009 as a repair bench for rucksacks. People asked what they should have bought instead of the
      thing that broke, so we started to sell the answer. Every product spends a season with one of us before it is
      listed.
    </p>
    <h2>How we choose</h2>
    <ul>
      <li>It can be repaired, and the parts can be had for at least ten years.</li>
      <li>Waterproof finishes are free of PFAS. Wool is mulesing-free, down is certified and traceable.</li>
      <li>It is made where the makers are paid a living wage; we visit each workshop every two years.</li>
    </ul>
    <h2>The bench</h2>
    <p>
      The shop and the workbench are open Tuesday to Saturday, 10:00 to 18:00. Write to
      <a href="mailto:hello@brackenholm.example">hello@brackenholm.example</a>; we answer within one working day.
    </p>
  `,
);

const shipping = text(
  '/shipping',
  'Shipping',
  'Where we send, how long it takes and what it costs.',
  html`
    <p class="lead">Ordered before 14:00 on a working day, it leaves the same day.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Takes</th>
          <th scope="col">Costs</th>
          <th scope="col">Free from</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Germany, Austria</th>
          <td>1 to 2 working days</td>
          <td>€4.90</td>
          <td>€80</td>
        </tr>
        <tr>
          <th scope="row">Rest of the EU</th>
          <td>3 to 5 working days</td>
          <td>€8.90</td>
          <td>€80</td>
        </tr>
        <tr>
          <th scope="row">Switzerland, Norway, UK</th>
          <td>5 to 8 working days</td>
          <td>€16.90</td>
          <td>€200</td>
        </tr>
      </tbody>
    </table>
    <h2>Good to know</h2>
    <ul>
      <li>Gas cartridges cannot be sent outside the EU.</li>
      <li>Customs duties outside the EU are shown and paid at checkout.</li>
      <li>Parcels travel carbon-neutral in paper; the tape is paper too.</li>
      <li>Preorders ship by themselves when they arrive and cost no extra postage.</li>
    </ul>
  `,
);

const returns = text(
  '/returns',
  'Returns & repairs',
  'Sixty days to send it back, and a workbench for what wears out.',
  html`
    <p class="lead">Sixty days from the day it arrives. Unused is ideal, one honest walk is fine.</p>
    <h2>How to return</h2>
    <ol>
      <li>Use the label in the parcel, or write to us for a new one. Returns within the EU are free.</li>
      <li>Put everything back in, with the slip on which you tick why.</li>
      <li>We refund to the way you paid within five working days of its arrival.</li>
    </ol>
    <p>
      Base layers, socks and slippers come back only unworn. Knives and axes are checked for edge and must be in their
      sheath.
    </p>
    <h2>Exchanges</h2>
    <p>A different size or colour goes out as soon as the carrier has scanned your return, and we pay for both ways.</p>
    <h2>Guarantee and repairs</h2>
    <p>
      Everything carries the legal guarantee of two years; products that carry a longer one say so. After that the bench
      repairs zips (from €18), soles (from €79), seams and poles at cost. Waxed jackets are re-waxed for €35.
    </p>
  `,
);

const sizes = text(
  '/sizes',
  'Size guide',
  'Chest, waist, foot and hand: how our sizes measure.',
  html`
    <p class="lead">
      Measure over a base layer. Between two sizes, take the larger for shells and the smaller for wool.
    </p>
    <h2>Jackets and layers</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Chest</th>
          <th scope="col">Waist</th>
          <th scope="col">Arm</th>
        </tr>
      </thead>
      <tbody>
        ${[
          ['XS', '82–88 cm', '68–74 cm', '79 cm'],
          ['S', '88–95 cm', '74–81 cm', '81 cm'],
          ['M', '95–102 cm', '81–88 cm', '83 cm'],
          ['L', '102–110 cm', '88–96 cm', '85 cm'],
          ['XL', '110–118 cm', '96–105 cm', '87 cm'],
          ['XXL', '118–127 cm', '105–115 cm', '89 cm'],
        ].map(
          ([size, ...rest]) =>
            html`<tr>
              <th scope="row">${size}</th>
              ${rest.map((value) => html`<td>${value}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <h2>Boots and shoes</h2>
    <p>
      European sizes. EU 38 is a foot of 24 cm, and each size adds 6.7 mm. Grimstall boots run true; allow half a size
      for thick socks.
    </p>
    <h2>Gloves</h2>
    <p>Measure around the hand below the knuckles: 7 is 18 cm, 8 is 20.5 cm, 9 is 23 cm, 10 is 25.5 cm.</p>
  `,
);

/** The pages of plain text, by their path. */
export const information: ReadonlyMap<string, Page> = new Map(
  [about, shipping, returns, sizes].map((page) => [page.path, page]),
);
