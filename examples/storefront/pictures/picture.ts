import { bags } from './bags.ts';
import { camp } from './camp.ts';
import { clothing } from './clothing.ts';
import { footwear } from './footwear.ts';
import { household } from './household.ts';
import { darker, isCool, lighter, mix, paintOf, vividness } from './paint.ts';

const drawings = { ...clothing, ...footwear, ...bags, ...camp, ...household };

type PictureKind = keyof typeof drawings;

/** The kind of a picture, and its colours (#rrggbb). */
export type Picture = { kind: PictureKind; colour: string; accent: string };

const gradient = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".25">${colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

const lit = (id: string, colour: string) => gradient(id, [lighter(colour, 0.16), colour, darker(colour, 0.16)]);

/** The product's illustration as a standalone SVG document. */
export function pictureSvg({ kind, colour, accent }: Picture): string {
  const paint = paintOf(colour, accent);
  // Grey on grey looks like a mistake: the field takes a colour of the product that has one, or else sage.
  const tint = [accent, colour].find((candidate) => vividness(candidate) > 44) ?? '#6f9a84';
  // Blues go grey on warm paper.
  const field = mix(tint, isCool(tint) ? '#e2eff5' : '#f4eee2', 0.78);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800"><defs>${
    lit('body', colour) +
    lit('trim', accent) +
    gradient('metal', ['#eef1f2', '#b4bcc0', '#d3d9dc', '#848d92']) +
    gradient('wood', ['#c0905c', '#a06d3f', '#7d5330']) +
    gradient('field', [lighter(field, 0.35), field])
  }<radialGradient id="ground"><stop offset="0" stop-color="${darker(field, 0.5)}" stop-opacity=".42"/><stop offset="1" stop-color="${field}" stop-opacity="0"/></radialGradient></defs><rect width="400" height="400" fill="url(#field)"/><circle cx="200" cy="196" r="158" fill="${lighter(field, 0.6)}" opacity=".75"/><ellipse cx="200" cy="334" rx="158" ry="20" fill="url(#ground)"/><g transform="translate(20 16) scale(.9)">${drawings[kind](paint)}</g></svg>`;
}
