/** An ingredient that some people avoid, in concepts of `claims`. */
export interface FreeFrom {
  /** The ingredient itself; null if it has no concept of its own. */
  of: string | null;
  /** Claims that a product is free of it. */
  free: readonly string[];
  /** Concepts of products or ingredients that contain it. */
  holds: readonly string[];
  /** True if it may do harm: products that say nothing about it are not shown for the rest of the conversation. */
  isHarmful: boolean;
}

const keys = (group: string, names: string): string[] => names.split(' ').map((name) => `${group}.${name}`);

const MILK = [
  ...keys('materials', 'milk lactose whey milkChocolate'),
  ...keys('kindsLeisure', 'cheese yogurtButter milk'),
  'allergy.containsMilk',
];
const LEATHER = keys('materials', 'leather suede nubuck nappaLeather patentLeather sheepskin realFur');
const WOOL = keys('materials', 'wool merinoWool virginWool cashmere alpaca mohair angora sheepskin lanolin');
const FEATHERS = keys('materials', 'feather down');
const NUTS = [
  ...keys('materials', 'nuts hazelnut almond peanut cashew pistachio walnutFood almondOil'),
  'kindsLeisure.nuts',
  'allergy.containsNuts',
];
const EGG = ['materials.egg', 'kindsLeisure.eggs'];

const harmful = (free: string, holds: readonly string[]): FreeFrom => ({
  of: holds[0] ?? null,
  free: keys('allergy', free),
  holds,
  isHarmful: true,
});
const unwanted = (free: readonly string[], holds: readonly string[]): FreeFrom => ({
  of: holds[0] ?? null,
  free,
  holds,
  isHarmful: false,
});

export const FREE_FROM: readonly FreeFrom[] = [
  harmful('glutenFree suitableForCeliacs', [
    ...keys('materials', 'gluten wheat spelt rye'),
    'allergy.containsGluten',
    'kindsLeisure.beer',
  ]),
  harmful('lactoseFree dairyFree', ['materials.lactose', ...MILK]),
  harmful('dairyFree', MILK),
  harmful('nutFree', NUTS),
  harmful('eggFree', EGG),
  harmful('soyFree', ['materials.soy']),
  harmful('nickelFree', ['materials.nickel']),
  harmful('latexFree', ['materials.latex', 'materials.naturalRubber']),
  harmful('alcoholFree', [
    'materials.alcohol',
    ...keys('kindsLeisure', 'wine redWine whiteWine sparklingWine beer spirits gin whisky rum vodka liqueur'),
  ]),
  {
    of: null,
    free: keys('certified', 'vegan plantBased'),
    holds: [
      ...LEATHER,
      ...WOOL,
      ...FEATHERS,
      ...MILK,
      ...EGG,
      ...keys('materials', 'silk beeswax honey gelatine collagen chicken beef fish salmon turkeyMeat'),
      ...keys('kindsLeisure', 'meat fish'),
    ],
    isHarmful: true,
  },
  unwanted(keys('allergy', 'fragranceFree'), keys('materials', 'perfume essentialOils')),
  unwanted(keys('allergy', 'sugarFree'), ['materials.sugar']),
  unwanted(['features.caffeineFree', 'materials.decaf'], ['materials.caffeine', 'kindsLeisure.coffee']),
  unwanted([], LEATHER),
  unwanted([], WOOL),
  unwanted([], FEATHERS),
];
