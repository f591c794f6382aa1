import { expect, it } from 'vitest';
import { fillOf, inksOf } from '../../src/widget/colour.ts';

const partsOf = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);

/** WCAG 2.2, computed independently of the code under test. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : Math.pow((part / 255 + 0.055) / 1.055, 2.4),
    );
    return red * 0.2126 + green * 0.7152 + blue * 0.0722;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it.each([
  undefined,
  '',
  'red',
  '#12',
  '#12345',
  '#ggg',
  'rgb(1,2,3)',
  'url(https://x.test)',
  '#fff;background:url(x)',
  '#fff}*{}',
])('falls back to the default colour for %j', (text) => {
  expect([fillOf(text), inksOf(text)]).toEqual([fillOf(undefined), inksOf(undefined)]);
});

it.each([
  ['#fff', 'rgb(255 255 255)', 'rgb(0 0 0)'],
  ['2f5d50', 'rgb(47 93 80)', 'rgb(255 255 255)'],
  [' #2F5D50 ', 'rgb(47 93 80)', 'rgb(255 255 255)'],
  ['#ffdd00', 'rgb(255 221 0)', 'rgb(0 0 0)'],
])('parses %j', (text, fill, on) => {
  expect(fillOf(text)).toEqual({ fill, on });
});

it.each(['#2f4a3a', '#1f2937', '#800000', '#0b5'])('keeps the hue of %j on the dark panel', (text) => {
  const [first = 0, second = 0, third = 0] = partsOf(inksOf(text).inkOnDark);
  expect(Math.max(first, second, third) - Math.min(first, second, third)).toBeGreaterThan(60);
});

it('has readable contrast for every colour (WCAG AA; AAA on the dark panel)', () => {
  const steps = [0, 51, 102, 128, 153, 204, 255];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const text = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const { fill, on } = fillOf(text);
        const { inkOnLight, inkOnDark } = inksOf(text);
        for (const [ink, ground, minimum] of [
          [on, fill, 4.5],
          [inkOnLight, 'rgb(255 255 255)', 4.5],
          [inkOnDark, 'rgb(38 38 43)', 7],
        ] as const)
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(minimum);
      }
});
