import { sizes, type Category } from './product.ts';

export const woollens: Category = {
  slug: 'hats-gloves-socks',
  name: 'Hats, Gloves & Socks',
  intro: 'Small things that decide how cold it is.',
  markup: 'aggregate',
  updated: '2026-11-05',
  entries: [
    {
      sku: 'WL-701',
      title: 'Fisher Rib Beanie',
      brand: 'Odderby',
      price: 34,
      picture: { kind: 'beanie', colour: '#b5532c', accent: '#e9dcc0' },
      description:
        'Thick ribbed lambswool, knitted in one piece with no seam to scratch. The brim folds once or twice over the ears. One size fits heads from 54 to 61 cm.',
      specs: { Fabric: '100 % lambswool', Size: '54 to 61 cm', Weight: '92 g', Care: 'Hand wash cold' },
      axis: 'Colour',
      options: [
        { name: 'Rust', colour: '#b5532c' },
        { name: 'Oat', colour: '#cdb98f' },
        { name: 'Pine', colour: '#34513f' },
        { name: 'Ink', colour: '#2c3a4d', soldOut: true },
      ],
    },
    {
      sku: 'WL-702',
      title: 'Mariner Wool Gloves',
      brand: 'Odderby',
      price: 46,
      picture: { kind: 'glove', colour: '#3d5366', accent: '#c98b4a' },
      description:
        'Felted wool gloves with a goatskin palm. Warm to about −5 °C, and the index finger works a phone. Wind finds it hard to get in; long rain does not.',
      specs: {
        Fabric: '85 % wool, 15 % nylon; goatskin palm',
        'Comfort limit': '−5 °C while active',
        Waterproof: 'No',
        'Touch screen': 'Yes, index finger',
      },
      axis: 'Size',
      options: sizes('7 8 9 10', '7'),
    },
    {
      sku: 'WL-703',
      title: 'Trig Point Merino Socks, Two Pairs',
      brand: 'Odderby',
      price: 29,
      listPrice: 36,
      picture: { kind: 'sock', colour: '#5f7355', accent: '#d9a34a' },
      description:
        'Crew socks with a terry sole for boots. Seventy per cent merino, knitted with a flat toe seam, and guaranteed for three years: wear a hole in them and we send a new pair.',
      specs: {
        Fabric: '70 % merino, 28 % nylon, 2 % elastane',
        Size: 'EU 39 to 42',
        Height: 'Crew, 22 cm',
        Guarantee: '3 years',
        Care: 'Machine wash at 40 °C',
      },
    },
    {
      sku: 'WL-704',
      title: 'Ridgeway Cap',
      brand: 'Brackenholm',
      price: 32,
      picture: { kind: 'cap', colour: '#6d7b52', accent: '#33403a' },
      description:
        'A five-panel cap of waxed cotton that sheds a shower and folds into a pocket. The brim is soft foam and springs back. Adjusts from 55 to 61 cm.',
      specs: { Fabric: 'Waxed cotton', Size: '55 to 61 cm', Waterproof: 'Water repellent', Weight: '74 g' },
    },
    {
      sku: 'WL-705',
      title: 'Moorland Scarf',
      brand: 'Odderby',
      price: 58,
      picture: { kind: 'scarf', colour: '#8c4f58', accent: '#dcc59a' },
      description:
        'Woven from lambswool on a shuttle loom, in stripes the colour of heather in September. Long enough to go round twice.',
      specs: { Fabric: '100 % lambswool', Size: '190 × 30 cm', Weight: '180 g', Care: 'Hand wash cold' },
    },
    {
      sku: 'WL-706',
      title: 'Frostline Waterproof Mitten',
      brand: 'Fellmark',
      price: 88,
      availability: 'out_of_stock',
      picture: { kind: 'mitten', colour: '#c08a35', accent: '#2f3c46' },
      description:
        'A shell mitten with a removable wool liner, warm to −20 °C. The long cuff goes over a jacket sleeve and closes with one pull. The palm is reinforced for poles and ropes.',
      specs: { Waterproof: 'Yes, 10,000 mm membrane', 'Comfort limit': '−20 °C', Size: 'L', Weight: '230 g a pair' },
    },
  ],
};
