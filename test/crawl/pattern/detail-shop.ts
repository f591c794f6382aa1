import type { SentPage } from '../../../src/crawl/run/page-reading.ts';
import { sent } from './shop-pages.ts';

/** A sofa as the made-up shop sells it. */
export interface Sofa {
  url: string;
  title: string;
  price: number;
  listPrice: number | null;
  rating: { value: number; scale: number; count: number } | null;
  rows: [name: string, value: string][];
  options: { name: string; values: string[] }[];
}

export const SITE = 'https://sofa.example/';
const pick = (words: string, at: number): string => words.split('|')[at % words.split('|').length] ?? '';

/** Names that no dictionary of attributes has, and values that differ. */
export const sofas: Sofa[] = Array.from({ length: 27 }, (_, at) => {
  const rows: [string, string][] = [
    ['Polsterkern', pick('Kaltschaum|Federkern|Bonell|Latexflocke', at)],
    ['Untergestell', pick('Buche|Eiche|Stahlrohr', at + 1)],
    ['Naht', pick('Kappnaht|Biese|Doppelnaht|Ziernaht|Blindnaht', at)],
    ['Florhöhe', `${(at % 6) + 2} mm`],
    ['Prüfsiegel', 'Blauer Engel'],
  ];
  const without = at % 9 === 6;
  return {
    url: `${SITE}p/sofa-${pick('alba|borg|cresta|dune|elba', at)}-${at}`,
    title: `Sofa ${pick('Alba|Borg|Cresta|Dune|Elba', at)} ${at}`,
    price: 300 + at * 7,
    listPrice: at % 4 === 1 ? 500 + at * 9 : null,
    rating: at % 4 === 3 ? null : { value: 3 + (at % 5) / 4, scale: 5, count: at + 3 },
    rows: without ? [] : rows.slice(0, at % 5 === 4 ? 3 : 5),
    options: without
      ? []
      : [
          { name: 'Bespannung', values: [pick('Samt|Cord', at), pick('Loden|Tweed|Filz', at), 'Leinen'] },
          { name: 'Récamiere', values: at % 2 === 0 ? ['vorn', 'hinten'] : ['vorn', 'hinten', 'ohne'] },
        ],
  };
});

export type Draw = (sofa: Sofa, at: number) => string;

/** Two lists beside each other: names and values. */
export const columns: Draw = ({ rows }) =>
  rows.length === 0
    ? ''
    : `<div class="Xq_w"><ul class="Xq_a">${rows.map(([name]) => `<li>${name}</li>`).join('')}</ul><ul class="Xq_b">${rows.map(([, value]) => `<li>${value}</li>`).join('')}</ul></div>`;

/** Names and values in turns, in a grid. */
export const flat: Draw = ({ rows }) =>
  rows.length === 0
    ? ''
    : `<div class="Xq_w">${rows.map(([name, value]) => `<span class="Xq_k">${name}</span><span class="Xq_v">${value}</span>`).join('')}</div>`;

/** Boxes in boxes, in a closed tab, in two groups with titles that are no headings. */
export const nested: Draw = ({ rows }) => {
  const row = ([name, value]: [string, string]) =>
    `<div class="Xq_r"><div><span>${name}</span></div><div class="Xq_c"><span>${value}</span></div></div>`;
  const group = (title: string, some: [string, string][]) =>
    some.length === 0
      ? ''
      : `<div class="Xq_g"><div class="Xq_h">${title}</div><div>${some.map(row).join('')}</div></div>`;
  return rows.length === 0
    ? ''
    : `<div class="Xq_w" hidden>${group('Aufbau', rows.slice(0, 3))}${group('Oberseite', rows.slice(3))}</div>`;
};

/** A link for each value, or a select; a text above. */
const choices: Draw = ({ options }) =>
  options
    .map(({ name, values }, at) => {
      const items =
        at === 0
          ? `<div class="Op_l">${values.map((value) => `<a class="Op_i" href="#${value}">${value}</a>`).join('')}</div>`
          : `<select name="f7"><option value="">Bitte wählen</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
      return `<div class="Op_b"><div class="Op_n">${name}</div>${items}</div>`;
    })
    .join('');

export const SERVICE = `<div class="Sv_w"><div class="Sv_r"><span>Aufbauhilfe</span><span>Zwei Leute</span></div><div class="Sv_r"><span>Altmöbel</span><span>Wir nehmen sie mit</span></div><div class="Sv_r"><span>Bordsteinkante</span><span>Frei Haus</span></div></div>`;
const TABS = `<div class="Tb_w"><div class="Tb_n">Mehr</div><div class="Tb_l"><a href="#a">Beschreibung</a><a href="#b">Stimmen</a><a href="#c">Fragen</a></div></div>`;
const NAV = `<div class="Nv_w"><div class="Nv_r"><span>Wohnen</span><span>Sofas</span></div><div class="Nv_r"><span>Schlafen</span><span>Betten</span></div></div>`;
const MORE = `<div class="Mo_n">Passt dazu</div>${[1, 2, 3].map((at) => `<div class="Mo_c"><a href="/p/hocker-${at}">Hocker ${at}</a><b>${at}9,00 €</b></div>`).join('')}`;
const voices: Draw = (_, at) =>
  [1, 2, 3]
    .map(
      (each) =>
        `<div class="St_r"><span>Frau ${pick('Ott|Arp|Uhl|Iff', at * 3 + each)} ${at * 3 + each}</span><span>${pick('Sehr bequem|Steht gut da|Kam prompt', at + each)} (${at})</span></div>`,
    )
    .join('');

/** A page of the shop; `box` draws the details, `choose` what can be chosen. `names` renames the template's classes. */
export function draw(
  sofa: Sofa,
  { box = flat, choose = choices, head = '', names = (html: string) => html, above = '' }: Partial<Template> = {},
): string {
  const at = sofas.indexOf(sofa);
  const { title, price, listPrice, rating } = sofa;
  const badge = listPrice === null ? '' : `<s class="Pr_o">${listPrice},00 €</s>`;
  const stars =
    rating === null
      ? ''
      : `<div class="Rt_w"><span class="Rt_v">${String(rating.value).replace('.', ',')} / ${rating.scale}</span><span>(${rating.count})</span></div>`;
  const facts = 'Zerlegt|Fracht|Frei Haus|Montage|Hell|Warm|Leise|Fein|Glatt|Weich'.split('|');
  return names(`<html lang="de"><head><title>${title} | Sofahaus</title>${head}</head><body><div class="Hd"><a href="/">Sofahaus</a></div>${NAV}
    <div class="Pd"><img class="Pd_i" src="/i/${at}.jpg"><div class="Pd_t">${title}</div>${badge}<div class="Ic">${facts.map((fact) => `<i>${fact}</i>`).join('')}</div>
    <div class="Pr_n">${price},00 €</div>${choose(sofa, at)}<button class="By">In den Warenkorb</button>
    ${stars}<p class="Tx">Das ist ${title}, ein Sofa für lange Abende der Art ${at}, gebaut von Leuten, die gern sitzen.</p>${TABS}${above}${box(sofa, at)}${SERVICE}
    <div class="St_w">${voices(sofa, at)}</div></div><div class="Mo">${MORE}</div><p>Sofahaus, seit 1911</p></body></html>`);
}

export interface Template {
  box: Draw;
  choose: Draw;
  /** HTML in the head. */
  head: string;
  /** HTML above the box. */
  above: string;
  names: (html: string) => string;
}

/** Two thirds of the products, and the site's other pages. */
export function sampleOf(template: Partial<Template>): SentPage[] {
  const others = ['Wohnen', 'Schlafen', 'Impressum'].map((name) =>
    sent(`<title>${name}</title><div class="Pd_t">${name}</div>${NAV}${SERVICE}${MORE}`, `${SITE}${name}`),
  );
  return [...sofas.filter((_, at) => at % 3 > 0).map((sofa) => sent(draw(sofa, template), sofa.url)), ...others];
}

/** The products that the sample lacks. */
export const unseen = sofas.filter((_, at) => at % 3 === 0);
