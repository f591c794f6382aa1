import type { Category } from './product.ts';

export const kitchen: Category = {
  slug: 'kitchen',
  name: 'Camp Kitchen',
  intro: 'Stoves, pots, mugs and the knife you reach for. Good at home, better outside.',
  markup: 'offers',
  updated: '2026-10-29',
  entries: [
    {
      sku: 'KT-501',
      title: 'Ember Gas Stove',
      brand: 'Lumik',
      price: 64,
      picture: { kind: 'stove', colour: '#b5532c', accent: '#3f6f86' },
      description:
        'A folding burner that screws onto a gas cartridge and boils a litre in three and a half minutes. Four arms hold a pot of up to 20 cm. The regulator keeps the flame steady down to −6 °C.',
      specs: {
        Output: '2.8 kW',
        Weight: '88 g',
        Fits: 'Screw cartridges, EN 417',
        'Boil time': '3:30 min a litre',
        Ignition: 'Piezo',
      },
    },
    {
      sku: 'KT-502',
      title: 'Kindling Wood Stove',
      brand: 'Lumik',
      price: 79,
      listPrice: 95,
      picture: { kind: 'woodstove', colour: '#8f979b', accent: '#e07b2e' },
      description:
        'Burns twigs instead of cartridges. The double wall draws air in from below and burns the smoke a second time, so the pot stays cleaner than you would think. Folds flat to 2 cm.',
      specs: { Fuel: 'Twigs, pine cones', Material: 'Stainless steel', Weight: '390 g', Packed: '16 × 16 × 2 cm' },
    },
    {
      sku: 'KT-503',
      title: 'Billy Pot Set, 0.9 + 1.6 Litres',
      brand: 'Lumik',
      price: 72,
      picture: { kind: 'pot', colour: '#8c9499', accent: '#2f3438' },
      description:
        'Two pots that nest, with a lid that strains and a bail that stays up. Hard-anodised aluminium, so it cooks evenly and nothing tastes of metal. The Ember stove and a small cartridge fit inside.',
      specs: {
        Capacity: '0.9 and 1.6 litres',
        Material: 'Hard-anodised aluminium',
        Weight: '410 g',
        Serves: '2 people',
        Induction: 'No',
      },
    },
    {
      sku: 'KT-504',
      title: 'Forge Iron Pan, 24 cm',
      brand: 'Marl & Sons',
      price: 68,
      picture: { kind: 'pan', colour: '#383c3f', accent: '#8a5a36' },
      description:
        'A forged pan that arrives seasoned and leaves the house only in a will. Flat enough for induction, tough enough for embers. At 1.5 kg it is for the car, not the pack.',
      specs: {
        Diameter: '24 cm',
        Material: 'Forged carbon steel, 2.5 mm',
        Weight: '1,500 g',
        Induction: 'Yes',
        Care: 'No dishwasher',
      },
    },
    {
      sku: 'KT-505',
      title: '“Früh & Spät” Enamel Mug',
      brand: 'Brackenholm',
      price: 16.5,
      picture: { kind: 'mug', colour: '#2f4a5c', accent: '#f1e7d0' },
      description:
        'For the first coffee and the last tea. Steel with two coats of enamel, 350 ml to the rim, safe on a fire and in a dishwasher. Chips are part of the character and do no harm.',
      specs: {
        Capacity: '350 ml',
        Material: 'Enamelled steel',
        Weight: '140 g',
        Care: 'Dishwasher safe, no microwave',
      },
      axis: 'Colour',
      options: [
        { name: 'Lake', colour: '#2f4a5c' },
        { name: 'Bracken', colour: '#a95f2e' },
        { name: 'Milk', colour: '#e6dcc4', soldOut: true },
      ],
    },
    {
      sku: 'KT-506',
      title: 'Spring Steel Bottle',
      brand: 'Lumik',
      price: 26,
      picture: { kind: 'bottle', colour: '#5d7f78', accent: '#2d3336' },
      description:
        'A single-wall bottle that weighs little and can stand on a stove. The lid seals with one turn and has a loop that takes a glove. Free of plastic on the inside.',
      specs: {
        Material: 'Stainless steel 18/8, single wall',
        Insulated: 'No',
        Weight: '170 g (0.7 l)',
        Care: 'Dishwasher safe',
      },
      axis: 'Volume',
      options: [{ name: '0.7 l' }, { name: '1.0 l', price: 31 }, { name: '1.5 l', price: 37, soldOut: true }],
    },
    {
      sku: 'KT-507',
      title: 'Hearthstone Vacuum Flask 1 l',
      brand: 'Lumik',
      price: 48,
      picture: { kind: 'flask', colour: '#4e5f4c', accent: '#c4a46a' },
      description:
        'Tea at breakfast, still tea at the summit: 78 °C after twelve hours. The lid is a cup, and the stopper pours without being taken out.',
      specs: {
        Capacity: '1 litre',
        'Keeps warm': '24 hours (78 °C after 12 h)',
        'Keeps cold': '30 hours',
        Weight: '560 g',
        Material: 'Stainless steel',
      },
    },
    {
      sku: 'KT-508',
      title: 'Drover Camp Kettle',
      brand: 'Lumik',
      price: 39,
      picture: { kind: 'kettle', colour: '#9aa2a5', accent: '#7a4e2f' },
      description:
        'A squat kettle with a wide base that boils fast and does not tip. The handle folds; the lid stays on when you pour.',
      specs: { Capacity: '1.2 litres', Material: 'Stainless steel', Weight: '320 g', Induction: 'Yes' },
    },
    {
      sku: 'KT-509',
      title: 'Larder Folding Knife',
      brand: 'Marl & Sons',
      price: 58,
      picture: { kind: 'knife', colour: '#7b4f30', accent: '#c9a86a' },
      description:
        'A picnic knife with a locking blade of 8.5 cm and a walnut handle. Carbon steel takes an edge like a razor and a patina like a story; wipe it dry after apples.',
      specs: { Blade: '8.5 cm, carbon steel, locking', Handle: 'Walnut', Weight: '72 g', 'Length closed': '11 cm' },
    },
    {
      sku: 'KT-510',
      title: 'Sheath Knife 4" "Old Faithful"',
      brand: 'Marl & Sons',
      price: 84,
      availability: 'out_of_stock',
      picture: { kind: 'sheathknife', colour: '#5b3d2a', accent: '#b88a55' },
      description:
        'A fixed blade for kindling, fish and bread, with a full tang and a birch handle. The leather sheath is vegetable tanned and stitched by hand.',
      specs: {
        Blade: '10.2 cm, stainless 14C28N',
        Handle: 'Curly birch',
        Weight: '145 g with sheath',
        Care: 'Wash by hand',
      },
    },
    {
      sku: 'KT-511',
      title: 'Titanium Spork & Spoon Pair',
      brand: 'Lumik',
      price: 21,
      picture: { kind: 'cutlery', colour: '#8d979e', accent: '#6f8a96' },
      description:
        'One spork, one long spoon that reaches the bottom of a pouch meal. Together 34 grams, for the rest of your life.',
      specs: { Material: 'Titanium', Length: '17 and 22 cm', Weight: '34 g', Care: 'Dishwasher safe' },
    },
    {
      sku: 'KT-512',
      title: 'Camp Coffee Dripper',
      brand: 'Brackenholm',
      price: 34,
      picture: { kind: 'dripper', colour: '#b56a3a', accent: '#3a2f28' },
      description:
        'A folding pour-over that sits on any mug from 7 to 10 cm wide. Needs no paper: the filter is fine steel mesh, and rinses clean in a stream.',
      specs: { Fits: 'Mugs 7 to 10 cm wide', Material: 'Stainless steel and beech', Weight: '120 g', Cups: '1 to 2' },
    },
    {
      sku: 'KT-513',
      title: 'Burrow Cool Box 24 l',
      brand: 'Tussock',
      price: 129,
      picture: { kind: 'coolbox', colour: '#7f9c94', accent: '#d9c08a' },
      description:
        'Keeps ice for three days in the shade and holds a weekend’s food for two. The lid is a seat for one. Drain at the bottom, bottle opener at the side.',
      specs: { Capacity: '24 litres', 'Keeps ice': '3 days at 25 °C', Size: '48 × 34 × 38 cm', Weight: '5.1 kg' },
    },
  ],
};
