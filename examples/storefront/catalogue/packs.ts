import type { Category } from './product.ts';

export const packs: Category = {
  slug: 'packs',
  name: 'Packs & Bags',
  intro: 'For a day, a week or the train to work. Every buckle is a standard size and can be replaced.',
  markup: 'graph',
  updated: '2026-10-11',
  entries: [
    {
      sku: 'PK-301',
      title: 'Cairn 28 Day Pack',
      brand: 'Tussock',
      price: 125,
      picture: { kind: 'backpack', colour: '#5c7058', accent: '#c9733f' },
      description:
        'The pack for most days: 28 litres, a ventilated mesh back, two side pockets that hold a litre bottle each, and a rain cover in the base. The hip belt can be taken off. Fits a 15-inch laptop in the sleeve meant for a water bladder.',
      specs: {
        Capacity: '28 litres',
        Weight: '940 g',
        'Back length': '44 to 52 cm',
        Waterproof: 'Rain cover included',
        Fabric: '210-denier recycled nylon',
      },
      axis: 'Colour',
      options: [
        { name: 'Moss', colour: '#5c7058' },
        { name: 'Slate', colour: '#55687a' },
        { name: 'Rust', colour: '#ac5734', soldOut: true },
      ],
    },
    {
      sku: 'PK-302',
      title: 'Longshore 55 Trekking Pack',
      brand: 'Tussock',
      price: 239,
      picture: { kind: 'trekking', colour: '#3c5a73', accent: '#e0a84a' },
      description:
        'Carries 18 kg without complaint. The frame is two aluminium stays you can bend to your back, and the length adjusts in four steps. Opens from the top and from the front, so the thing at the bottom is not at the bottom.',
      specs: {
        Capacity: '55 + 10 litres',
        Weight: '1,780 g',
        'Recommended load': 'up to 18 kg',
        'Back length': '42 to 54 cm',
        Waterproof: 'Rain cover included',
      },
    },
    {
      sku: 'PK-303',
      title: 'Tideline Roll-Top 22',
      brand: 'Tussock',
      price: 98,
      listPrice: 128,
      picture: { kind: 'rolltop', colour: '#c99a3b', accent: '#2f3a40' },
      description:
        'A welded roll-top that can go overboard and come back dry. One big compartment, one padded laptop sleeve for 15 inches, one outside pocket for keys. Reflective loops for a bicycle light.',
      specs: {
        Capacity: '22 litres',
        Weight: '780 g',
        Waterproof: 'IPX6, welded seams',
        Fabric: 'TPU-coated polyester, PVC-free',
      },
    },
    {
      sku: 'PK-304',
      title: 'Packhorse 60 Duffel',
      brand: 'Fellmark',
      price: 135,
      picture: { kind: 'duffel', colour: '#8a3f33', accent: '#e2cfa6' },
      description:
        'A bag to throw on a bus roof. Tarpaulin on the outside, padded floor, a wide D-shaped opening and straps that turn it into a rucksack. Just under most airlines’ limit for checked bags when full.',
      specs: {
        Capacity: '60 litres',
        Size: '62 × 36 × 30 cm',
        Weight: '1,250 g',
        Waterproof: 'Splash proof; the zip is not sealed',
      },
    },
    {
      sku: 'PK-305',
      title: 'Market Tote',
      brand: 'Brackenholm',
      price: 32,
      picture: { kind: 'tote', colour: '#d9cba8', accent: '#47614f' },
      description:
        'A tote of 18-ounce canvas that stands up by itself. Handles long enough for the shoulder, riveted and stitched. Holds two bags of shopping or one cat.',
      specs: {
        Capacity: '20 litres',
        Fabric: 'Organic cotton canvas, 18 oz',
        Weight: '420 g',
        Care: 'Machine wash at 30 °C, will shrink 3 %',
      },
    },
    {
      sku: 'PK-306',
      title: 'Fencepost Sling 6',
      brand: 'Tussock',
      price: 54,
      picture: { kind: 'sling', colour: '#44535c', accent: '#cf7a43' },
      description:
        'Six litres across the chest or the back: camera, sandwich, wind shirt. The strap swaps sides. A hidden pocket lies against the body for a passport.',
      specs: {
        Capacity: '6 litres',
        Weight: '290 g',
        Waterproof: 'Water repellent',
        Fabric: '420-denier recycled nylon',
      },
    },
    {
      sku: 'PK-307',
      title: 'Dry Sack Set, 5 + 10 + 20 Litres',
      brand: 'Tussock',
      price: 45,
      picture: { kind: 'drysack', colour: '#4b8592', accent: '#e2a03f' },
      description:
        'Three roll-closed sacks for sorting a pack and keeping the sleeping bag dry. Colour for each size, a white lining so you find things, and a loop to hang them up.',
      specs: {
        Capacity: '5, 10 and 20 litres',
        Waterproof: '10,000 mm, not for diving',
        Weight: '185 g for all three',
        Fabric: '70-denier nylon',
      },
    },
    {
      sku: 'PK-308',
      title: 'Wayfarer Travel Pack 40',
      brand: 'Fellmark',
      price: 189,
      availability: 'out_of_stock',
      picture: { kind: 'trekking', colour: '#34383c', accent: '#9c5a3c' },
      description:
        'Opens flat like a suitcase and counts as cabin baggage with most airlines. The harness hides behind a flap. A laptop sleeve for 16 inches hangs clear of the floor.',
      specs: { Capacity: '40 litres', Size: '55 × 35 × 22 cm', Weight: '1,480 g', Waterproof: 'Water repellent' },
    },
  ],
};
