/** Red, green and blue from 0 to 255. */
type Rgb = [number, number, number];

const FALLBACK: Rgb = [31, 41, 55];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK: Rgb = [38, 38, 43];
/** WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5;
/** Higher than required, because colours with the minimum contrast look disabled on the dark panel. */
const MIN_DARK_CONTRAST = 7;

/** Parses `#rgb` or `#rrggbb`; returns undefined for anything else that a merchant may have entered. */
function readColour(text: string | undefined): Rgb | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text ?? '')?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const number = Number.parseInt(long, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const toCss = (colour: Rgb) => `rgb(${colour.join(' ')})`;

/** Moves the colour towards black or white until it reaches the contrast. */
function inkOn(background: Rgb, colour: Rgb, minimum: number): Rgb {
  const goal = luminance(background) > 0.5 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = colour.map((part, at) => Math.round(part + ((goal[at] ?? 0) - part) * share)) as Rgb;
    if (contrast(mixed, background) >= minimum) return mixed;
  }
  return goal;
}

/** Brightens a dark colour to a common level, so that mixing in white does not wash out its hue. */
function brighten(colour: Rgb): Rgb {
  const factor = Math.max(1, 200 / Math.max(1, ...colour));
  return colour.map((part) => part * factor) as Rgb;
}

/** Returns the shop's colour, and white or black as a readable colour on it. */
export function fillOf(text: string | undefined): { fill: string; on: string } {
  const fill = readColour(text) ?? FALLBACK;
  return { fill: toCss(fill), on: toCss(contrast(WHITE, fill) >= MIN_CONTRAST ? WHITE : BLACK) };
}

/** Returns the shop's colour, adjusted to be readable as text on white and on the dark panel. */
export function inksOf(text: string | undefined): { inkOnLight: string; inkOnDark: string } {
  const colour = readColour(text) ?? FALLBACK;
  return {
    inkOnLight: toCss(inkOn(WHITE, colour, MIN_CONTRAST)),
    inkOnDark: toCss(inkOn(DARK, brighten(colour), MIN_DARK_CONTRAST)),
  };
}
