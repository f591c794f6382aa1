/** Groups of concepts that only the shop's texts can support. */
export const OF_SHOP: ReadonlySet<string> = new Set([
  'delivery',
  'shippingCost',
  'returns',
  'warranty',
  'payment',
  'discount',
  'deadline',
  'order',
  'contact',
  'company',
]);

/** True for a concept that only the shop's texts can support. */
export const isOfShop = (concept: string): boolean => OF_SHOP.has(concept.split('.', 1)[0] ?? '');
/** Groups that only a product's own row can support. */
export const OF_ROW: ReadonlySet<string> = new Set(['included']);
/** Groups and claims that a verified number proves: opening hours, "the lightest at 300 g". */
export const BY_VALUE: ReadonlySet<string> = new Set([
  'contact',
  'superlatives',
  'age',
  'returns',
  'company.foundedSince',
  'shippingCost.freeShippingFrom',
  'order.orderArrives',
  'discount',
]);
/** Parts and vague properties, which an answer may name in passing. */
const PARTS = `handle lid pockets wheels light lightModes sound stand freestanding display adjustable
  removable insulated microphone cable zip buttons velcro drawstring elastic stretch led timer
  lined padded hooded hangingLoop sensor speakers convertible modular
  gears carryBag ventilation isofix mattressNotIncluded
  rustproof waterTank backSystem canopy outdoorUse indoorOnly sprayBottle basket straps harness armrests headrest drawers
  shelves storageSpace attachments operatingModes measuringMarks spout pumpDispenser pipette treadSole insole collar cuffs
  roundedCorners transparentWindow motor brakes reclining filter steam weatherproof interactive capsuleCompatible`;
/** Care advice that can do no harm, unlike what may go into a washing machine. */
const ADVICE = `storageDry storageCool airOut wipeClean oiling polishing sharpening rinseWithWater noAbrasives avoidSunlight
  cleaningBrush regularCleaning shakeBeforeUse beforeFirstUse chargeBeforeUse descaling leatherCare waterproofingSpray
  washable consumeAfterOpening patchTest noMaintenance airDry`;
/** Ingredients, as opposed to materials. */
const INGREDIENT_NAMES = `aloeVera hyaluronicAcid sheaButter arganOil coconut jojobaOil almondOil oliveOil beeswax lanolin retinol
  vitaminC niacinamide fluoride caffeine collagen keratin panthenol ceramides glycerin urea zincOxide mineralOil perfume essentialOils
  alcohol darkChocolate milkChocolate whiteChocolate cocoa milk lactose whey nuts hazelnut almond peanut cashew pistachio
  walnutFood wheat spelt oats rye corn rice soy egg sugar honey salt sunflowerOil rapeseedOil flaxseed vanilla cinnamon caramel
  arabica robusta yeast chicken beef fish cereals sesame chamomile calendula lavender teaTree rosemary greenTeaExtract centella
  arnica roseHip salmon turkeyMeat mustard celery resin slate paper cardboard`;
export const INGREDIENTS: ReadonlySet<string> = new Set(
  INGREDIENT_NAMES.split(/\s+/u).map((ingredient) => `materials.${ingredient}`),
);
/** Groups that name kinds of things. */
export const KINDS: ReadonlySet<string> = new Set(['kindsHome', 'kindsLeisure']);
/**
 * Groups and concepts whose mention is not a claim: things, their materials, qualities and uses. They still count as
 * support where the evidence has them.
 */
export const NEUTRAL: ReadonlySet<string> = new Set([
  ...KINDS,
  'origin',
  'qualities',
  'attributes',
  'uses',
  ...PARTS.split(/\s+/u).map((part) => `features.${part}`),
  ...INGREDIENTS,
  ...ADVICE.split(/\s+/u).map((advice) => `care.${advice}`),
]);
/** Claims that need no evidence: about the assistant itself, what numbers already state, and that the shop delivers. */
export const FREE: ReadonlySet<string> = new Set([
  'identity.isAi',
  'praise.fiveStars',
  'delivery.ships',
  'shippingCost.shippingCosts',
  'returns.returns',
  'warranty.warranty',
  // Judged by the state of the rows.
  'deadline.inStock',
  'deadline.outOfStock',
]);
/** Groups that may be denied without evidence, because that is the cautious answer. */
export const DENIABLE: ReadonlySet<string> = new Set([
  'age',
  'care',
  'certified',
  'competitors',
  'health',
  'identity',
  'order',
  'otherShoppers',
  'praise',
  'shippingCost',
  'superlatives',
]);
/** Groups of which the shop has a list: anything that is not on it may be denied. */
export const UNLISTED: ReadonlySet<string> = new Set(['payment']);
/** Groups that need the shop's own words: a mistake may hurt someone, or bind the shop. */
export const IN_OWN_WORDS: ReadonlySet<string> = new Set([
  'allergy',
  'health',
  'safety',
  'identity',
  'instructions',
  'order',
  'otherShoppers',
]);
/** Groups of everyday words, which claim nothing and are ignored in answers. */
export const EVERYDAY: ReadonlySet<string> = new Set(['topics', 'shopTopics']);
