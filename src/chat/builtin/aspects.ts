import type { Cue } from '../languages/cues.ts';

/** The subject of a question: common attribute keys, concepts, and the units of a possible answer. */
export interface Aspect {
  keys: readonly string[];
  /** Groups of concepts, or concepts. */
  concepts: readonly string[];
  /** Base units. */
  units: readonly string[];
  /** True if the cue alone says too little: "for", "in". */
  isVague: boolean;
}

const aspect = (keys: string, concepts = '', units = '', isVague = false): Aspect => ({
  isVague,
  keys: keys.split(' '),
  concepts: concepts.split(' ').filter(Boolean),
  units: units.split(' ').filter(Boolean),
});

/** The cues that ask for a fact. */
export const ASPECTS: Partial<Record<Cue, Aspect>> = {
  weightAsk: aspect('weight', 'attributes.weight', 'g'),
  sizeAsk: aspect(
    'dimensions size length width height depth diameter thickness screen_size',
    'attributes.dimensions attributes.length attributes.width attributes.height attributes.diameter attributes.size',
    'mm',
  ),
  widthAsk: aspect('width dimensions size', 'attributes.width attributes.dimensions'),
  heightAsk: aspect('height dimensions size', 'attributes.height attributes.dimensions'),
  lengthAsk: aspect('length dimensions size', 'attributes.length attributes.dimensions'),
  depthAsk: aspect('depth dimensions size', 'attributes.depth attributes.dimensions'),
  warmthAsk: aspect(
    'temperature season',
    'attributes.comfortTemperature attributes.temperature qualities.warm uses.winter',
    '°C',
  ),
  materialAsk: aspect(
    'material ingredients upper lining',
    'materials attributes.material attributes.ingredients',
    '',
    true,
  ),
  careAsk: aspect('care', 'care attributes.care'),
  durationAsk: aspect('battery_life', 'attributes.batteryLife attributes.duration attributes.lifespan', 'min'),
  capacityAsk: aspect(
    'capacity volume max_load',
    'attributes.volume attributes.persons attributes.players attributes.maxLoad qualities.spacious',
    'ml',
  ),
  originAsk: aspect('country_of_origin manufacturer', 'origin attributes.origin'),
  ageAsk: aspect('age', 'age attributes.age'),
  powerAsk: aspect('power voltage brightness', 'attributes.power attributes.voltage attributes.lumens', 'W V lm'),
  warrantyAsk: aspect('warranty', 'warranty attributes.warranty'),
  fitAsk: aspect('fit', 'attributes.fit qualities.snugFit qualities.looseFit', '', true),
  contentsAsk: aspect('scope_of_delivery', 'attributes.scopeOfDelivery attributes.contents attributes.accessories'),
  useAsk: aspect('compatibility', 'compatibility uses', '', true),
};

/** "How wide is it?" asks for one of the measures, rather than for any. */
export const MEASURES: readonly Cue[] = ['widthAsk', 'heightAsk', 'lengthAsk', 'depthAsk'];

/** A quality to compare by: more of it is better, or less if `sign` is -1. */
export interface Degree {
  keys: readonly string[];
  unit: string | null;
  sign: 1 | -1;
  /** The concept that stands for it in texts without numbers. */
  concept: string | null;
}

const degree = (keys: string, unit: string | null, sign: 1 | -1, concept: string | null = null): Degree => ({
  keys: keys.split(' ').filter(Boolean),
  unit,
  sign,
  concept,
});

export const DEGREES: Partial<Record<Cue, Degree>> = {
  lighter: degree('weight', 'g', -1, 'qualities.lightweight'),
  heavier: degree('weight', 'g', 1, 'qualities.heavy'),
  warmer: degree('temperature', '°C', -1, 'qualities.warm'),
  cooler: degree('', null, -1, 'qualities.cooling'),
  bigger: degree('capacity volume screen_size size dimensions width length height', null, 1, 'qualities.large'),
  smaller: degree('dimensions size capacity volume screen_size width length height', null, -1, 'qualities.small'),
  longer: degree('length pages', 'mm', 1, 'qualities.long'),
  shorter: degree('length pages', 'mm', -1, 'qualities.short'),
  higher: degree('height', 'mm', 1, 'qualities.tall'),
  wider: degree('width', 'mm', 1, 'qualities.wide'),
  lower: degree('height', 'mm', -1, 'qualities.low'),
  thicker: degree('thickness height', 'mm', 1, 'qualities.thick'),
  thinner: degree('thickness height', 'mm', -1, 'qualities.thin'),
  faster: degree('speed', null, 1, 'qualities.fast'),
  quieter: degree('noise_level', 'dB', -1, 'qualities.quiet'),
  brighter: degree('brightness', 'lm', 1, 'qualities.brightLight'),
  stronger: degree('power', 'W', 1, 'qualities.powerful'),
  longerLasting: degree('battery_life', 'min', 1, 'qualities.durable'),
  newer: degree('year release_date', null, 1),
};

/** Concepts that answer questions on each other. */
const RELATED: readonly ReadonlySet<string>[] = [
  'allergy.dairyFree allergy.lactoseFree allergy.containsMilk materials.milk materials.lactose materials.whey kindsLeisure.milk',
  `allergy.nutFree allergy.containsNuts materials.nuts materials.hazelnut materials.almond materials.peanut materials.cashew
   materials.pistachio materials.walnutFood`,
  `allergy.glutenFree allergy.containsGluten allergy.suitableForCeliacs materials.gluten materials.wheat materials.spelt
   materials.oats materials.rye`,
  'allergy.eggFree materials.egg',
  'allergy.soyFree materials.soy',
  'allergy.sugarFree materials.sugar materials.sweeteners',
  'allergy.nickelFree materials.nickel',
  'allergy.latexFree materials.latex materials.naturalRubber',
  'allergy.alcoholFree materials.alcohol attributes.alcohol',
  'allergy.fragranceFree materials.perfume attributes.scent',
  'allergy.siliconeFree materials.silicones',
  'allergy.pfasFree materials.pfas',
  'allergy.suitableForSensitiveSkin uses.sensitiveSkin safety.irritantRisk attributes.skinType',
  'health.duringPregnancy uses.pregnantWomen',
  'qualities.loud qualities.quiet attributes.noiseLevel topics.noise',
  'qualities.uncomfortable qualities.rough topics.itching',
  'features.waterproof features.waterRepellent features.weatherproof attributes.waterColumn attributes.protectionClass uses.rain',
  'attributes.battery attributes.batteryLife kindsHome.batteryCell features.batteryPowered features.rechargeable',
  'features.assemblyRequired attributes.assembly topics.assembling',
  'materials.realFur materials.fauxFur materials.down materials.feather certified.vegan',
].map((family) => new Set(family.split(/\s+/u)));

/** @returns all concepts of its families, itself included */
export const relatedTo = (concept: string): readonly string[] =>
  RELATED.flatMap((family) => (family.has(concept) ? [...family] : []));

export const cuesOf = (table: object): Cue[] => Object.keys(table) as Cue[];
