/** The colours of one picture, as #rrggbb, and the names of its gradients. */
export type Paint = { base: string; light: string; dark: string; deep: string; accent: string; accentDark: string };

/** A drawing gives the SVG of its product on a 400 × 400 field, standing on y = 330. */
export type Drawing = (paint: Paint) => string;

/** Fills that light a shape from the left, whatever its size. */
export const BODY = 'url(#body)';
export const TRIM = 'url(#trim)';
export const METAL = 'url(#metal)';
export const WOOD = 'url(#wood)';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The distance of a colour from grey, 0 to 255. */
export const vividness = (colour: string): number => Math.max(...channels(colour)) - Math.min(...channels(colour));

/** True if a colour has more blue than red in it. */
export const isCool = (colour: string): boolean => colour.slice(5) > colour.slice(1, 3);

export const darker = (colour: string, share: number): string => mix(colour, '#14181c', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#fff8e8', share);

export function paintOf(colour: string, accent: string): Paint {
  return {
    base: colour,
    light: lighter(colour, 0.22),
    dark: darker(colour, 0.24),
    deep: darker(colour, 0.5),
    accent,
    accentDark: darker(accent, 0.28),
  };
}

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rounded rectangle. */
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** The shape and its reflection in the middle of the field. */
export const mirrored = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 400 0)">${shape}</g>`;

export const placed = (transform: string, shape: string): string => `<g transform="${transform}">${shape}</g>`;
