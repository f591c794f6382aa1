import type { ConceptTable } from './concept-table.ts';
import { AGE } from './age.ts';
import { ALLERGY } from './allergy/index.ts';
import { ATTRIBUTES } from './attributes/index.ts';
import { CARE } from './care/index.ts';
import { CERTIFIED } from './certified/index.ts';
import { COLOURS } from './colours/index.ts';
import { COMPANY } from './company/index.ts';
import { COMPATIBILITY } from './compatibility.ts';
import { COMPETITORS } from './competitors.ts';
import { CONTACT } from './contact.ts';
import { DEADLINE } from './deadline.ts';
import { DELIVERY } from './delivery/index.ts';
import { DISCOUNT } from './discount.ts';
import { DISCOURSE } from './discourse.ts';
import { FEATURES } from './features/index.ts';
import { HEALTH } from './health/index.ts';
import { IDENTITY } from './identity.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { KINDS_HOME } from './kinds-home/index.ts';
import { KINDS_LEISURE } from './kinds-leisure/index.ts';
import { MATERIALS } from './materials/index.ts';
import { ORDER } from './order/index.ts';
import { ORIGIN } from './origin.ts';
import { OTHER_SHOPPERS } from './other-shoppers.ts';
import { PAYMENT } from './payment.ts';
import { PRAISE } from './praise.ts';
import { QUALITIES } from './qualities/index.ts';
import { RETURNS } from './returns/index.ts';
import { SAFETY } from './safety/index.ts';
import { SHIPPING_COST } from './shipping-cost.ts';
import { SHOP_TOPICS } from './shop-topics.ts';
import { SUPERLATIVES } from './superlatives.ts';
import { TOPICS } from './topics/index.ts';
import { USES } from './uses/index.ts';
import { WARRANTY } from './warranty.ts';

/** Concepts by group; the group decides what can support a claim. */
export const CONCEPTS = {
  discourse: DISCOURSE,
  shippingCost: SHIPPING_COST,
  discount: DISCOUNT,
  attributes: ATTRIBUTES,
  care: CARE,
  colours: COLOURS,
  features: FEATURES,
  kindsHome: KINDS_HOME,
  kindsLeisure: KINDS_LEISURE,
  materials: MATERIALS,
  origin: ORIGIN,
  order: ORDER,
  contact: CONTACT,
  company: COMPANY,
  praise: PRAISE,
  superlatives: SUPERLATIVES,
  competitors: COMPETITORS,
  otherShoppers: OTHER_SHOPPERS,
  identity: IDENTITY,
  instructions: INSTRUCTIONS,
  delivery: DELIVERY,
  returns: RETURNS,
  warranty: WARRANTY,
  payment: PAYMENT,
  deadline: DEADLINE,
  qualities: QUALITIES,
  safety: SAFETY,
  allergy: ALLERGY,
  health: HEALTH,
  age: AGE,
  certified: CERTIFIED,
  uses: USES,
  compatibility: COMPATIBILITY,
  topics: TOPICS,
  shopTopics: SHOP_TOPICS,
} satisfies Readonly<Record<string, ConceptTable>>;
export type ConceptGroup = keyof typeof CONCEPTS;
