import { sizes, type Category } from './product.ts';

export const jackets: Category = {
  slug: 'jackets',
  name: 'Jackets & Layers',
  intro: 'Shells that keep the rain where it belongs, and the warm layers that go underneath.',
  markup: 'group',
  updated: '2026-10-21',
  entries: [
    {
      sku: 'JK-101',
      title: 'Skerry Three-Layer Rain Jacket',
      brand: 'Fellmark',
      price: 289,
      picture: { kind: 'shell', colour: '#4f6f63', accent: '#d98a3d' },
      description:
        'A full storm shell for days when the forecast gives up. The three-layer fabric is waterproof to 20,000 mm and every seam is taped. Underarm zips let heat out on the climb, and the hood turns with your head and fits over a helmet. Cut with room for a fleece underneath.',
      specs: {
        Waterproof: '20,000 mm water column, taped seams',
        Breathability: '15,000 g/m² in 24 h',
        Fabric: '100 % recycled nylon, 3 layers, PFAS-free finish',
        Weight: '430 g (size M)',
        Packed: '22 × 12 cm, into its own hood',
        Fit: 'Regular, unisex',
      },
      axis: 'Size',
      options: sizes('XS S M L XL XXL', 'XS XXL'),
    },
    {
      sku: 'JK-102',
      title: 'Drizzle Packable Rain Jacket',
      brand: 'Fellmark',
      price: 119,
      listPrice: 149,
      picture: { kind: 'shell', colour: '#d1a13f', accent: '#38475a' },
      description:
        'A light rain jacket that lives at the bottom of the bag until it is needed. Waterproof to 10,000 mm, which is plenty for a wet commute or a summer shower in the hills. It folds into its own chest pocket, about the size of an apple.',
      specs: {
        Waterproof: '10,000 mm water column, taped seams',
        Fabric: 'Recycled polyester, 2.5 layers',
        Weight: '245 g (size M)',
        Packed: '14 × 9 cm',
        Fit: 'Slim, unisex',
      },
      axis: 'Size',
      options: sizes('S M L XL', 'S'),
    },
    {
      sku: 'JK-103',
      title: 'Eider Insulated Jacket',
      brand: 'Fellmark',
      price: 229,
      picture: { kind: 'quilted', colour: '#33506b', accent: '#e0b064' },
      description:
        'Synthetic insulation that stays warm when it is damp, in a windproof jacket with baffles narrow enough to layer. Comfortable on its own from about +8 °C down to −5 °C when you keep moving. Two hand pockets, one inside pocket, and a collar that reaches the chin.',
      specs: {
        Insulation: '80 g/m² recycled polyester',
        'Comfort range': '+8 °C to −5 °C while active',
        Waterproof: 'No: windproof and shower resistant',
        Weight: '390 g (size M)',
        Care: 'Machine wash at 30 °C',
      },
      axis: 'Size',
      options: sizes('S M L XL', 'L'),
    },
    {
      sku: 'JK-104',
      title: 'Hush Grid Fleece',
      brand: 'Odderby',
      price: 95,
      picture: { kind: 'fleece', colour: '#a8674c', accent: '#3d4a44' },
      description:
        'A quiet, stretchy mid-layer with a grid on the inside that holds warm air and lets damp air go. It dries overnight on a hut hook. Thumb loops and a half-length chest pocket.',
      specs: {
        Fabric: '93 % recycled polyester, 7 % elastane',
        Weight: '310 g (size M)',
        Warmth: 'Mid-layer, from +15 °C down to 0 °C',
        Care: 'Machine wash at 30 °C',
      },
      axis: 'Colour',
      options: [
        { name: 'Clay', colour: '#a8674c' },
        { name: 'Moss', colour: '#5f7355' },
        { name: 'Night', colour: '#2f3d52', soldOut: true },
      ],
    },
    {
      sku: 'JK-105',
      title: 'Lambing Wool Overshirt',
      brand: 'Odderby',
      price: 165,
      picture: { kind: 'overshirt', colour: '#6d5a48', accent: '#d8c49b' },
      description:
        'A boiled-wool shirt heavy enough to be a jacket until November. The wool is from Alpine sheep and is milled until wind has trouble getting through. Horn buttons, two chest pockets, one of which fits a notebook.',
      specs: {
        Fabric: '100 % boiled wool, 420 g/m²',
        Weight: '860 g',
        Size: 'M (chest 106 cm)',
        Care: 'Air it; hand wash cold',
      },
    },
    {
      sku: 'JK-106',
      title: 'Gannet Down Vest',
      brand: 'Fellmark',
      price: 139,
      picture: { kind: 'vest', colour: '#7d3b40', accent: '#e6d3ad' },
      description:
        'Warmth for the middle and freedom for the arms. Filled with 700-cuin down from birds that were never live-plucked, certified and traceable. It packs smaller than a litre bottle.',
      specs: {
        Insulation: '90/10 duck down, 700 cuin, 85 g fill',
        'Comfort range': '+12 °C to 0 °C over a fleece',
        Weight: '240 g',
        Waterproof: 'No',
      },
      axis: 'Size',
      options: sizes('S M L', 'S M L'),
    },
    {
      sku: 'JK-107',
      title: 'Headland Waxed Jacket',
      brand: 'Brackenholm',
      price: 245,
      picture: { kind: 'overshirt', colour: '#4b4a35', accent: '#b5854b' },
      description:
        'Waxed cotton that gets better with each winter and can be re-waxed at home or by us. It sheds steady drizzle for a day and a downpour for an hour. Corduroy collar, brass press studs, and a game pocket that swallows a map and lunch.',
      specs: {
        Fabric: '100 % cotton, 270 g/m², beeswax and paraffin finish',
        Waterproof: 'Water repellent, not for all-day downpours',
        Weight: '1,240 g',
        Size: 'L (chest 114 cm)',
        Care: 'Wipe with cold water, re-wax once a year',
      },
    },
    {
      sku: 'JK-108',
      title: 'Petrel Wind Shirt',
      brand: 'Fellmark',
      price: 79,
      listPrice: 99,
      picture: { kind: 'shell', colour: '#7aa0ad', accent: '#d4643c' },
      description:
        'Ninety-five grams of windproof nylon for ridges, runs and ferry decks. It breathes better than any rain jacket because it does not try to be one. Elastic cuffs, one zipped pocket.',
      specs: { Waterproof: 'No: windproof', Fabric: 'Ripstop nylon, 20 denier', Weight: '95 g', Size: 'M' },
    },
    {
      sku: 'JK-109',
      title: 'Storm Petrel Expedition Parka',
      brand: 'Fellmark',
      price: 549,
      availability: 'out_of_stock',
      picture: { kind: 'quilted', colour: '#b34a2f', accent: '#2f3438' },
      description:
        'Made for standing still in the cold: photographers, bird counters, people who wait for trains in Lapland. Box-wall down chambers, a waterproof shell and a hood like a tunnel. Rated to −30 °C.',
      specs: {
        Insulation: '90/10 goose down, 800 cuin, 310 g fill',
        'Comfort range': 'down to −30 °C at rest',
        Waterproof: '10,000 mm shell, seams not taped',
        Weight: '1,420 g',
      },
    },
    {
      sku: 'JK-110',
      title: 'Merino Base Layer 180, Long Sleeve',
      brand: 'Odderby',
      price: 74,
      picture: { kind: 'base', colour: '#56646f', accent: '#c9b58b' },
      description:
        'The layer that decides whether a day is comfortable. Fine 18.5-micron merino does not itch and can be worn for a week without offending a hut. Flat seams under rucksack straps, long hem at the back.',
      specs: {
        Fabric: '100 % merino, 180 g/m², mulesing-free',
        Weight: '205 g',
        Size: 'M',
        Care: 'Machine wash at 30 °C, wool programme',
      },
    },
    {
      sku: 'JK-111',
      title: 'Merino Base Layer 250, Half Zip',
      brand: 'Odderby',
      price: 92,
      picture: { kind: 'fleece', colour: '#3f4f46', accent: '#cfa75b' },
      description:
        'The winter weight of our base layer, with a zip to the breastbone for the walk in. Warm enough to ski in under a shell at −10 °C.',
      specs: {
        Fabric: '100 % merino, 250 g/m², mulesing-free',
        Weight: '290 g',
        Size: 'L',
        Care: 'Machine wash at 30 °C, wool programme',
      },
    },
    {
      sku: 'JK-112',
      title: 'Sluice Rain Poncho',
      brand: 'Tussock',
      price: 49,
      picture: { kind: 'poncho', colour: '#5a7d74', accent: '#e3c27a' },
      description:
        'Covers you and a 40-litre pack, and pitches as an emergency tarp from its six eyelets. Waterproof to 5,000 mm. One size fits people from 155 to 195 cm.',
      specs: {
        Waterproof: '5,000 mm water column',
        Fabric: 'Ripstop polyester',
        Weight: '320 g',
        Size: '148 × 220 cm laid flat',
      },
    },
    {
      sku: 'JK-113',
      title: 'Byre Quilted Liner',
      brand: 'Brackenholm',
      price: 110,
      picture: { kind: 'quilted', colour: '#8a8556', accent: '#4a3a2c' },
      description:
        'Buttons into the Headland Waxed Jacket and turns it into a winter coat; also a tidy jacket by itself. Diamond quilting, recycled fill, bound edges.',
      specs: {
        Insulation: '60 g/m² recycled polyester',
        Weight: '340 g',
        'Fits inside': 'Headland Waxed Jacket, sizes M to XL',
        Size: 'L',
        Care: 'Machine wash at 30 °C',
      },
    },
  ],
};
