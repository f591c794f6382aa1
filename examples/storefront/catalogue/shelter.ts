import type { Category } from './product.ts';

export const shelter: Category = {
  slug: 'shelter',
  name: 'Tents & Sleep',
  intro: 'A dry night and a warm one. Temperatures are the comfort limits of EN ISO 23537.',
  markup: 'microdata',
  updated: '2026-11-02',
  entries: [
    {
      sku: 'SH-401',
      title: 'Heron 2 Tent',
      brand: 'Fellmark',
      price: 379,
      picture: { kind: 'tent', colour: '#6b8060', accent: '#d8863b' },
      description:
        'A freestanding tent for two with two doors and two porches, so nobody climbs over anybody. The outer goes up first and keeps the inner dry in rain. Stands in winds we would rather not walk in.',
      specs: {
        Sleeps: '2',
        Weight: '1,980 g with pegs',
        Waterproof: 'Outer 3,000 mm, floor 5,000 mm',
        Seasons: 'Three',
        'Inner size': '220 × 130 cm, 108 cm high',
        Packed: '48 × 15 cm',
      },
    },
    {
      sku: 'SH-402',
      title: 'Heron 4 Family Tent',
      brand: 'Fellmark',
      price: 549,
      listPrice: 649,
      picture: { kind: 'tent', colour: '#a8603f', accent: '#e9d9b0' },
      description:
        'Room for two adults, two children and the rain. Standing height at the door, a dark bedroom that keeps the morning out until seven, and a porch that takes muddy bicycles.',
      specs: {
        Sleeps: '4',
        Weight: '6.4 kg',
        Waterproof: 'Outer 4,000 mm, floor 10,000 mm',
        Seasons: 'Three',
        'Inner size': '240 × 260 cm, 190 cm high',
      },
    },
    {
      sku: 'SH-403',
      title: 'Bivvy One Solo Tent',
      brand: 'Fellmark',
      price: 299,
      availability: 'preorder',
      picture: { kind: 'tent', colour: '#4f6d7a', accent: '#e5b54f' },
      description:
        'One person, one pole, 890 grams. Pitches with a single trekking pole or the pole in the bag. The first batch leaves the workshop in March 2027; order now and we charge when it ships.',
      specs: {
        Sleeps: '1',
        Weight: '890 g',
        Waterproof: 'Outer 3,000 mm, floor 5,000 mm',
        Seasons: 'Three',
        Delivery: 'From March 2027',
      },
    },
    {
      sku: 'SH-404',
      title: 'Shieling Tarp 3 × 3',
      brand: 'Tussock',
      price: 89,
      picture: { kind: 'tarp', colour: '#78805a', accent: '#c2552d' },
      description:
        'Nineteen reinforced loops and a hundred ways to pitch it. Enough roof for three people and a stove. Comes with eight pegs and 20 m of reflective line.',
      specs: {
        Size: '300 × 300 cm',
        Weight: '680 g',
        Waterproof: '3,000 mm',
        Fabric: 'Ripstop nylon, silicone coated',
      },
    },
    {
      sku: 'SH-405',
      title: 'Dormouse −5 Down Sleeping Bag',
      brand: 'Odderby',
      price: 329,
      picture: { kind: 'sleepingbag', colour: '#35527a', accent: '#e0a13f' },
      description:
        'For spring snow and autumn frost: comfortable to −5 °C. Certified goose down in a mummy shape with a draught collar and a foot box that leaves room for feet. The full-length zip is on the left.',
      specs: {
        'Comfort limit': '−5 °C',
        Fill: 'Goose down, 750 cuin, 520 g',
        Weight: '940 g',
        Fits: 'People up to 188 cm',
        Packed: '28 × 17 cm',
      },
      axis: 'Length',
      options: [{ name: 'Regular' }, { name: 'Long', price: 349, soldOut: true }],
    },
    {
      sku: 'SH-406',
      title: 'Vole +5 Summer Sleeping Bag',
      brand: 'Odderby',
      price: 119,
      picture: { kind: 'sleepingbag', colour: '#7d8f5b', accent: '#4b3a2c' },
      description:
        'A synthetic bag for summer campsites and huts, comfortable to +5 °C. Opens flat into a quilt and goes in the washing machine. Stays warm when damp.',
      specs: {
        'Comfort limit': '+5 °C',
        Fill: 'Recycled polyester',
        Weight: '980 g',
        Fits: 'People up to 185 cm',
        Packed: '32 × 19 cm',
      },
    },
    {
      sku: 'SH-407',
      title: 'Drift Insulated Sleeping Mat',
      brand: 'Tussock',
      price: 139,
      picture: { kind: 'mat', colour: '#c07f3c', accent: '#39444c' },
      description:
        'Eight centimetres of air with a reflective layer that keeps the ground cold where it is. R-value 4.2 makes it good to about −8 °C. The pump sack doubles as a dry bag.',
      specs: { 'R-value': '4.2', Thickness: '8 cm', Size: '183 × 55 cm', Weight: '510 g', Packed: '23 × 11 cm' },
    },
    {
      sku: 'SH-408',
      title: 'Two Trees Hammock',
      brand: 'Brackenholm',
      price: 64,
      availability: 'out_of_stock',
      picture: { kind: 'hammock', colour: '#4d7f7c', accent: '#d9a657' },
      description:
        'A wide hammock for one person lying across it or two sitting along it. Tree-friendly straps of 3 m are in the bag. Holds 200 kg.',
      specs: { Size: '300 × 190 cm', 'Maximum load': '200 kg', Weight: '720 g with straps', Fabric: 'Nylon taffeta' },
    },
  ],
};
