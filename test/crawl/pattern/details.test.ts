import { describe, expect, it, vi } from 'vitest';
import { openPatternReader } from '../../../src/crawl/pattern/reader.ts';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import type { FoundDetails } from '../../../src/domain/product-details.ts';
import { type KeptPattern, SitePattern } from '../../../src/domain/site-pattern.ts';
import { json } from '../extract-fixture.ts';
import {
  type Draw,
  SERVICE,
  SITE,
  type Sofa,
  type Template,
  columns,
  draw,
  flat,
  nested,
  sampleOf,
  sofas,
  unseen,
} from './detail-shop.ts';
import { rulesOf, sent } from './shop-pages.ts';

const { signal } = new AbortController();

async function learn(template: Partial<Template>, stored?: KeptPattern) {
  const saved: KeptPattern[] = [];
  const save = vi.fn<(kept: KeptPattern) => Promise<void>>(async (kept) => void saved.push(kept));
  const options = { reader: readHere, rules: rulesOf(SITE), kept: stored, save, readOutline: null, signal };
  const reader = await openPatternReader(sampleOf(template), options);
  const read = async (sofa: Sofa, parts: Partial<Template> = template): Promise<FoundDetails | undefined> => {
    const products = (await reader.read(sent(draw(sofa, parts), sofa.url), sofa.url))?.products ?? [];
    expect(products).toMatchObject([{ title: sofa.title, price: sofa.price }]);
    return products[0]?.details;
  };
  return { read, saved, isNew: reader.isNew };
}

const rowsOf = (found: FoundDetails | undefined) =>
  (found?.details.attributes ?? []).map(({ name, value }) => [name, value]);
const none: Draw = () => '';
const odd =
  (rows: Draw): Draw =>
  (sofa, at) =>
    `<div class="Zz_w">${rows(sofa, at)}</div>`;
const line = (name: string, value: string) => `<div class="Zz_r"><span>${name}</span><span>${value}</span></div>`;

describe('no details are learned from', () => {
  it.each<[string, Draw]>([
    ['pages without any', none],
    ['rows about the service, the same on each page', () => SERVICE],
    [
      'navigation',
      odd(() => ['Stühle', 'Tische', 'Lampen'].map((name) => line(`<a href="/${name}">${name}</a>`, '12')).join('')),
    ],
    ['rows about delivery that differ', odd((_, at) => line('Versand', `${at} Tage`) + line('Lieferung', `${at} km`))],
    ['names that no two pages share', odd((_, at) => line(`Merkmal ${at}a`, `w${at}`) + line(`Art ${at}b`, `v${at}`))],
    [
      'stores and their stock',
      odd((_, at) =>
        ['Bonn', 'Wien', 'Chur']
          .map((name, each) => line(name, (at + each) % 2 ? 'Auf Lager' : 'Ausverkauft'))
          .join(''),
      ),
    ],
    [
      'ratings that are counted',
      odd((_, at) => [5, 4, 3].map((stars) => line(`${stars} Sterne`, `${at * stars}`)).join('')),
    ],
    [
      'links to other pages',
      odd((_, at) => `<b>Mehr davon</b><a href="/a${at}">Art ${at}</a><a href="/b${at}">Bau ${at}</a>`),
    ],
    ['prices by number', odd((_, at) => line('ab zwei', `${at}0,00 €`) + line('ab drei', `${at}1,00 €`))],
    [
      'people and what they say',
      odd((_, at) => line('Ott', `Gut ${at}`.repeat(40)) + line('Arp', `So ${at}`.repeat(40))),
    ],
    [
      'other products with their sizes',
      odd((_, at) =>
        [1, 2, 3]
          .map(
            (each) =>
              `<div><a href="/p/h-${each}"><img src="/${each}.jpg">Hocker ${each}</a><span>Höhe ${at}</span></div>`,
          )
          .join(''),
      ),
    ],
  ])('%s', async (_, box) => {
    const { read, saved } = await learn({ box, choose: none });
    expect(saved[0]?.pattern?.details?.rows).toBeUndefined();
    expect(saved[0]?.pattern?.details?.options).toBeUndefined();
    for (const sofa of unseen) expect(rowsOf(await read(sofa))).toEqual([]);
  });

  it('tabs, a field for the number and a choice of country', async () => {
    const choose: Draw = (_, at) =>
      `<div class="Q"><div>Menge</div><select name="n">${Array.from({ length: 5 + at }, (__, each) => `<option>${each + 1}</option>`).join('')}</select></div>
       <div class="Q"><div>Land</div><select name="c"><option>Bonn ${at}</option><option>Wien ${at}</option></select></div>`;
    const { read, saved } = await learn({ choose });
    expect(saved[0]?.pattern?.details?.options).toBeUndefined();
    for (const sofa of unseen) expect((await read(sofa))?.details.options ?? []).toEqual([]);
  });
});

describe.each<[string, Draw]>([
  ['two lists beside each other', columns],
  ['names and values in turns', flat],
  ['boxes in boxes, in groups, in a closed tab', nested],
])('pages of %s, that were not in the sample', (_, box) => {
  const learning = learn({ box });

  it('are read right: rows, options, list price and rating', async () => {
    const { read } = await learning;
    const found = await Promise.all(unseen.map((sofa) => read(sofa)));
    expect(found.map(rowsOf)).toEqual(unseen.map(({ rows }) => rows));
    expect(found.map((each) => each?.details.options ?? [])).toEqual(unseen.map(({ options }) => options));
    expect(found.map((each) => each?.details.listPrice ?? null)).toEqual(unseen.map(({ listPrice }) => listPrice));
    expect(found.map((each) => each?.details.rating ?? null)).toEqual(unseen.map(({ rating }) => rating));
  });

  it('have the pattern as their source', async () => {
    const { read } = await learning;
    expect((await read(sofas[0]!))?.sources).toMatchObject({ attributes: 'pattern', options: 'pattern' });
  });

  it('without a table have no attributes, and that is no fault of the pattern', async () => {
    const { read, saved } = await learning;
    for (let at = 0; at < 40; at++) {
      const sofa = sofas[at % sofas.length]!;
      expect(rowsOf(await read(sofa, { box: none }))).toEqual([]);
    }
    expect(saved).toHaveLength(1);
  });
});

it('ignores rows that are the same on every page', async () => {
  const like = (html: string) => html.replaceAll('Sv_w', 'Xq_w').replaceAll('Sv_r', 'Xq_r').replaceAll('Tb_w', 'Op_b');
  const box: Draw = (sofa, at) => nested(sofa, at).replaceAll(/<div class="Xq_h">.*?<\/div>/g, '');
  const { read, saved } = await learn({ box, names: like });
  expect(saved[0]?.pattern?.details?.frame).toEqual(['Mehr', 'Aufbauhilfe', 'Altmöbel', 'Bordsteinkante']);
  for (const sofa of unseen) {
    const found = await read(sofa);
    expect(rowsOf(found)).toEqual(sofa.rows);
    expect(found?.details.options ?? []).toEqual(sofa.options);
  }
});

it('keeps the titles of groups of rows', async () => {
  const { read } = await learn({ box: nested });
  const { details } = (await read(sofas[0]!)) ?? {};
  expect(details?.attributes.map(({ group }) => group)).toEqual([
    'Aufbau',
    'Aufbau',
    'Aufbau',
    'Oberseite',
    'Oberseite',
  ]);
});

it('prefers what markup states, and adds the pattern’s details to it', async () => {
  const { read } = await learn({ box: flat });
  const sofa = sofas[3]!;
  const head = json({
    '@type': 'Product',
    name: sofa.title,
    offers: { price: sofa.price, priceCurrency: 'EUR', availability: 'InStock' },
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Naht', value: 'Marked' }],
    aggregateRating: { ratingValue: 2, bestRating: 10, reviewCount: 4 },
  });
  const found = await read(sofa, { head });
  expect(found?.sources).toMatchObject({ attributes: 'json-ld', rating: 'json-ld', options: 'pattern' });
  expect(found?.details).toMatchObject({ rating: { value: 2, scale: 10, count: 4 }, options: sofa.options });
  expect(new Map(found?.details.attributes.map(({ name, value }) => [name, value]))).toEqual(
    new Map([...sofa.rows, ['Naht', 'Marked']]),
  );
});

describe('a pattern that an earlier version stored', () => {
  it('is read, and gains the details', async () => {
    const { saved } = await learn({ box: columns });
    const { details, ...former } = saved[0]?.pattern ?? {};
    expect(details?.rows).toBeDefined();
    const pattern = SitePattern.parse(former);
    const stored: KeptPattern = { ...saved[0]!, pattern, learnedBy: 'model', modelCalls: 3 };
    const again = await learn({ box: columns }, stored);
    expect(again.saved).toEqual([{ ...stored, pattern: { ...pattern, details } }]);
    expect(again.isNew).toBe(true);
    const once = await learn({ box: columns }, again.saved[0]);
    expect([once.saved, once.isNew]).toEqual([[], false]);
  });
});

describe('after a redesign', () => {
  const names = (html: string) => html.replaceAll(/class="([A-Z])/g, 'class="n-$1');

  it('all is learned again in the midst of a crawl', async () => {
    const { read, saved } = await learn({ box: flat });
    for (let at = 0; at < 45; at++) await read(sofas[at % sofas.length]!, { box: columns, names }).catch(() => null);
    expect(saved).toHaveLength(2);
    const found = await Promise.all(unseen.map((sofa) => read(sofa, { box: columns, names })));
    expect(found.map(rowsOf)).toEqual(unseen.map(({ rows }) => rows));
  });

  it('of the details alone, they are learned again at the next crawl', async () => {
    const { saved } = await learn({ box: flat });
    const { read, saved: after } = await learn({ box: columns }, saved[0]);
    expect(after).toHaveLength(1);
    for (const sofa of unseen) expect(rowsOf(await read(sofa))).toEqual(sofa.rows);
  });
});

it('a page with far too many rows takes a moment, and the rest is read', async () => {
  const { read } = await learn({ box: flat });
  const many = (sofa: Sofa) => ({
    ...sofa,
    rows: sofa.rows.flatMap((row) => Array.from({ length: 4_000 }, () => row)),
  });
  const before = process.cpuUsage();
  const found = await read(sofas[0]!, { box: (sofa, at) => flat(many(sofa), at) });
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  expect(seconds).toBeLessThan(2);
  expect(found?.details.attributes.length).toBeLessThan(1_000);
});
