/** Red, green and blue from 0 to 255. */
type Rgb = [number, number, number];

const FALLBACK: Rgb = [31, 41, 55];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK: Rgb = [38, 38, 43];
/** WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5;
/** Contrast on the dark panel; colours that are barely readable there look disabled. */
const LIVELY = 7;

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

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const write = (colour: Rgb) => `rgb(${colour.join(' ')})`;

/** Moves the colour towards black or white until it reaches the contrast. */
function inkOn(ground: Rgb, colour: Rgb, wanted: number): Rgb {
  const goal = luminance(ground) > 0.5 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = colour.map((part, at) => Math.round(part + ((goal[at] ?? 0) - part) * share)) as Rgb;
    if (contrast(mixed, ground) >= wanted) return mixed;
  }
  return goal;
}

/** Brightens a dark colour to a common level, so that mixing in white does not wash out its hue. */
function brightOf(colour: Rgb): Rgb {
  const factor = Math.max(1, 200 / Math.max(1, ...colour));
  return colour.map((part) => part * factor) as Rgb;
}

/** The shop's colour and a readable one on it: white or black is readable on every colour. */
export function fillOf(text: string | undefined): { fill: string; on: string } {
  const fill = readColour(text) ?? FALLBACK;
  return { fill: write(fill), on: write(contrast(WHITE, fill) >= READABLE ? WHITE : BLACK) };
}

/** The shop's colour as text on white and on the dark panel. */
export function inksOf(text: string | undefined): { inkOnLight: string; inkOnDark: string } {
  const colour = readColour(text) ?? FALLBACK;
  return {
    inkOnLight: write(inkOn(WHITE, colour, READABLE)),
    inkOnDark: write(inkOn(DARK, brightOf(colour), LIVELY)),
  };
}
