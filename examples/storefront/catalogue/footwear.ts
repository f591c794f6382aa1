import { sizes, type Category } from './product.ts';

export const footwear: Category = {
  slug: 'footwear',
  name: 'Boots & Shoes',
  intro: 'Resoleable where it matters, dry where it counts. Sizes are European.',
  markup: 'microdata',
  updated: '2026-10-18',
  entries: [
    {
      sku: 'FT-201',
      title: 'Scree Mid Hiking Boot',
      brand: 'Grimstall',
      price: 199,
      picture: { kind: 'boot', colour: '#7a5a3e', accent: '#c8542f' },
      description:
        'An all-round boot for marked trails, wet grass and a week with a heavy pack. Nubuck leather with a waterproof lining, a rubber rand around the toe and a sole with 5 mm lugs that a cobbler can replace. Takes a day to break in, not a month.',
      specs: {
        Upper: 'Nubuck leather, 1.8 mm',
        Waterproof: 'Yes, membrane lining',
        Sole: 'Rubber, 5 mm lugs, resoleable',
        Weight: '1,140 g a pair (EU 42)',
        'Use with crampons': 'No',
      },
      axis: 'Size',
      options: sizes('38 39 40 41 42 43 44 45 46', '38 44'),
    },
    {
      sku: 'FT-202',
      title: 'Moraine Alpine Boot',
      brand: 'Grimstall',
      price: 319,
      picture: { kind: 'boot', colour: '#4c5a63', accent: '#d8a13c' },
      description:
        'Stiff enough for a glacier and forgiving enough for the walk to it. The welt at the heel takes semi-automatic crampons. Full-grain leather, insulated to about −15 °C while moving.',
      specs: {
        Upper: 'Full-grain leather, 2.6 mm',
        Waterproof: 'Yes, membrane lining',
        Insulation: 'Light, to −15 °C while moving',
        Weight: '1,560 g a pair (EU 42)',
        'Use with crampons': 'Yes, semi-automatic (C2)',
      },
      axis: 'Size',
      options: sizes('40 41 42 43 44 45', '41'),
    },
    {
      sku: 'FT-203',
      title: 'Ferry Deck Sneaker',
      brand: 'Brackenholm',
      price: 89,
      listPrice: 119,
      picture: { kind: 'shoe', colour: '#39516b', accent: '#e9e0cd' },
      description:
        'A canvas shoe for town and quay. The sole is soft gum rubber with fine siping, so it holds on wet planks. Wide toe box; if you are between sizes, take the smaller one.',
      specs: {
        Upper: 'Organic cotton canvas, 14 oz',
        Waterproof: 'No',
        Sole: 'Natural rubber',
        Weight: '680 g a pair (EU 42)',
        Size: 'EU 42',
      },
    },
    {
      sku: 'FT-204',
      title: 'Gully Trail Runner',
      brand: 'Grimstall',
      price: 129,
      picture: { kind: 'shoe', colour: '#5f7d5a', accent: '#e07a3a' },
      description:
        'A light shoe with 4 mm of lug and 6 mm of drop for runs that start on gravel and end in a bog. The mesh drains in a few steps. Not waterproof on purpose: shoes that let water in also let it out.',
      specs: { Upper: 'Recycled mesh', Waterproof: 'No, drains quickly', Drop: '6 mm', Weight: '540 g a pair (EU 42)' },
      axis: 'Size',
      options: sizes('39 40 41 42 43 44', '39 40'),
    },
    {
      sku: 'FT-205',
      title: 'Puddle Rubber Boot',
      brand: 'Tussock',
      price: 69,
      picture: { kind: 'wellington', colour: '#3f5a45', accent: '#d9b25c' },
      description:
        'A knee-high boot of natural rubber, made by hand and lined with cotton. Waterproof to the top, 34 cm above the ground. Roomy enough for a thick sock.',
      specs: {
        Upper: 'Natural rubber',
        Waterproof: 'Yes, fully',
        Height: '34 cm',
        Weight: '1,900 g a pair',
        Size: 'EU 41',
      },
    },
    {
      sku: 'FT-206',
      title: 'Hearth Felt Slipper',
      brand: 'Odderby',
      price: 59,
      picture: { kind: 'slipper', colour: '#8d8a84', accent: '#b5532c' },
      description:
        'Felted in one piece from 100 % wool, with a suede sole that is quiet on floorboards. Warm without socks. For indoors only.',
      specs: { Upper: 'Wool felt, 6 mm', Sole: 'Suede', Use: 'Indoors', Size: 'EU 40', Weight: '310 g a pair' },
    },
    {
      sku: 'FT-207',
      title: 'Ford River Sandal',
      brand: 'Grimstall',
      price: 84,
      availability: 'out_of_stock',
      picture: { kind: 'sandal', colour: '#4f4a45', accent: '#4f8a8b' },
      description:
        'Three straps that adjust and a footbed that grips a wet foot. Made for fords, canoes and camp. The webbing is recycled and dries in an hour.',
      specs: { Upper: 'Recycled polyester webbing', Sole: 'Rubber, 4 mm lugs', Weight: '620 g a pair', Size: 'EU 43' },
    },
    {
      sku: 'FT-208',
      title: 'Boot Care Kit',
      brand: 'Grimstall',
      price: 24.5,
      picture: null,
      description:
        'Everything a leather boot wants at the end of a season: a horsehair brush, 100 ml of beeswax cream, a cloth and spare laces of 180 cm. Enough for about ten treatments of a pair.',
      specs: {
        Contents: 'Brush, 100 ml wax cream, cloth, laces 180 cm',
        Fits: 'Smooth and nubuck leather',
        Weight: '280 g',
      },
    },
  ],
};
