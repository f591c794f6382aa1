import type { Category } from './product.ts';

export const light: Category = {
  slug: 'light-and-tools',
  name: 'Light & Tools',
  intro: 'For after dark, and for things that need mending.',
  markup: 'microdata-words',
  tracked: true,
  updated: '2026-11-09',
  entries: [
    {
      sku: 'LT-601',
      title: 'Glowworm Headlamp 400',
      brand: 'Lumik',
      price: 54,
      picture: { kind: 'headlamp', colour: '#d07a32', accent: '#33393d' },
      description:
        'Four hundred lumens for the trail, four for the tent, and a red light that does not wake anyone. One big button that works with gloves. Charges by USB-C and also takes three AAA cells.',
      specs: {
        Brightness: '400 lumens, 95 m',
        Runtime: '6 h at full, 120 h at low',
        Waterproof: 'IPX7, 30 minutes at 1 m',
        Weight: '82 g with battery',
        Charging: 'USB-C or 3 × AAA',
      },
    },
    {
      sku: 'LT-602',
      title: 'Harbour Lantern',
      brand: 'Lumik',
      price: 78,
      listPrice: 92,
      picture: { kind: 'lantern', colour: '#3f5c52', accent: '#f2b950' },
      description:
        'A dimmable lantern with warm light of 2,700 kelvin, as bright as a 40-watt bulb or as dim as a candle. Hangs or stands. Charges a phone once from full.',
      specs: {
        Brightness: '10 to 450 lumens',
        Runtime: '5 h at full, 90 h at low',
        Waterproof: 'IPX4',
        Weight: '410 g',
        Charging: 'USB-C, 5,200 mAh',
      },
    },
    {
      sku: 'LT-603',
      title: 'Pocket Torch 250',
      brand: 'Lumik',
      price: 36,
      picture: { kind: 'torch', colour: '#4a5158', accent: '#d8a544' },
      description:
        'A torch the size of a lip balm with a beam that reaches 80 metres. Aluminium, knurled, with a clip that also fits the brim of a cap.',
      specs: {
        Brightness: '250 lumens, 80 m',
        Runtime: '2 h at full, 30 h at low',
        Waterproof: 'IPX8, 2 m',
        Weight: '46 g',
        Charging: 'USB-C',
      },
    },
    {
      sku: 'LT-604',
      title: 'Copse Hatchet',
      brand: 'Marl & Sons',
      price: 96,
      picture: { kind: 'axe', colour: '#9a6b3f', accent: '#6a7278' },
      description:
        'A hatchet for splitting kindling and limbing small trees. Hand-forged head of 600 g, hung on a hickory handle that can be replaced. Comes with a leather mask and a sharp edge.',
      specs: { 'Head weight': '600 g', Length: '37 cm', Handle: 'Hickory', Weight: '860 g' },
    },
    {
      sku: 'LT-605',
      title:
        'Tinker 14-Function Stainless Steel Multi-Tool with Locking Blade, Spring-Loaded Pliers, Bit Driver, Scissors, Wood Saw, Can Opener and Leather Belt Pouch',
      brand: 'Marl & Sons',
      price: 112,
      picture: { kind: 'multitool', colour: '#8b9398', accent: '#b5532c' },
      description:
        'Fourteen tools that all lock and can all be opened with one hand. Spring-loaded pliers save the fingers. Screws instead of rivets, so worn parts can be replaced; we keep them in stock for 25 years.',
      specs: {
        Tools: '14, all locking',
        Material: 'Stainless steel 420HC',
        Weight: '238 g',
        'Length closed': '10 cm',
        Guarantee: '25 years',
      },
    },
    {
      sku: 'LT-606',
      title: 'Hedge Folding Saw',
      brand: 'Marl & Sons',
      price: 42,
      availability: 'out_of_stock',
      picture: { kind: 'saw', colour: '#a5482f', accent: '#9aa3a8' },
      description:
        'Cuts on the pull and goes through a 12 cm branch in under a minute. The blade locks open and closed, and can be changed without tools.',
      specs: { Blade: '21 cm, 7 teeth per inch', Weight: '260 g', 'Length closed': '24 cm' },
    },
    {
      sku: 'LT-607',
      title: 'Repair Tape & Patch Kit',
      brand: 'Brackenholm',
      price: 14,
      picture: { kind: 'tape', colour: '#c2a14a', accent: '#45616b' },
      description:
        'Self-adhesive patches for jackets, tents and mats, a needle, strong thread and a small tube of seam sealer. Sticks in the rain and survives the washing machine. Mends PVC-free fabrics, nylon and down jackets.',
      specs: {
        Contents: '6 patches, 1 m tape, needle, thread, 8 ml sealer',
        Fits: 'Nylon, polyester, TPU',
        Weight: '62 g',
      },
    },
  ],
};
