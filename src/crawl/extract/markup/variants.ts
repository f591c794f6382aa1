import type { Variant } from '../../../domain/product-details.ts';
import { availabilityOf, bestOffer, type Offer } from './offer.ts';
import { buildVariants, MAX_VARIANTS, type Choice, type Variants, type VariantRow } from './choices.ts';
import { gtinOf, propertiesOf } from './properties.ts';
import { imagesOf } from './gallery.ts';
import { firstOf } from './measure.ts';
import { nodesOf, termOf, textsOf, valuesOf, type Node } from './node.ts';
import { resolveUrl } from '../address.ts';
import { UNNAMED } from '../unnamed-options.ts';

const NONE: Variants = { options: [], variants: [] };

/** Reads the variants of a product: those of its group, its nodes of several colours or sizes, or its offers. */
export function readVariants(nodes: Node[], variants: Node[], offers: Offer[], base: string): Variants {
  const named = nodes.flatMap((node) => textsOf(node, 'variesby')).map((name) => termOf(name));
  const [sole] = nodes;
  if (variants.length > 0)
    return distinct(
      variants.map((node) => rowOf(node, offers, base)),
      sole,
      named,
    );
  if (nodes.length > 1) {
    const alike = distinct(
      nodes.map((node) => rowOf(node, offers, base)),
      sole,
      named,
    );
    if (alike.options.length > 0) return alike;
  }
  const own = offers.filter((offer) => offer.from === sole && offer.rank === 0 && offer.price !== null);
  return areVariants(own)
    ? distinct(
        own.slice(0, MAX_VARIANTS).map((offer) => rowOfOffer(offer, base)),
        sole,
        named,
      )
    : NONE;
}

/** Falls back to the variants' own names when no property sets them apart. */
function distinct(all: VariantRow[], group: Node | undefined, named: string[]): Variants {
  const rows = all.filter(
    ({ choices, variant }) => choices.length > 0 || variant.sku !== null || variant.price !== null,
  );
  const known = buildVariants(rows, named, true);
  if (known.options.length > 0 || rows.length < 2) return known.options.length > 0 ? known : NONE;
  const title = group ? firstOf(group, 'name', 'title') : null;
  const names = rows.map(({ name }) => withoutTitle(name ?? null, title));
  if (names.includes(null) || new Set(names).size < rows.length) return known;
  return buildVariants(
    rows.map((row, at) => ({ ...row, choices: [{ name: UNNAMED, value: names[at] ?? '' }] })),
    [UNNAMED],
    true,
  );
}

/** Removes the product's name from "Brass lamp - Red". */
function withoutTitle(name: string | null, title: string | null): string | null {
  if (name === null || title === null || !name.startsWith(title)) return name;
  return (
    name
      .slice(title.length)
      .replace(/^[\s,:|/(–-]{1,5}/, '')
      .replace(/\)$/, '') || null
  );
}

/** True if each offer is for another article, not from another seller or in another condition. */
function areVariants(offers: Offer[]): boolean {
  const [one, ...others] = offers;
  if (!one || others.length === 0) return false;
  const sellers = new Set(offers.flatMap(({ node }) => nodesOf(node, 'seller').map((each) => firstOf(each, 'name'))));
  if (sellers.size > 1 || offers.some(({ isNew }) => isNew !== one.isNew)) return false;
  const keys = [
    offers.map(({ node }) => firstOf(node, 'sku', 'mpn', 'productid')),
    offers.map(({ url, node }) => (node.properties.has('url') ? url : null)),
    offers.map(({ node }) => JSON.stringify(choicesOfOffer(node))),
  ];
  return keys.some((each) => !each.includes(null) && new Set(each).size === offers.length);
}

function choicesOfOffer(node: Node): Choice[] {
  return [node, ...nodesOf(node, 'itemoffered')].flatMap(propertiesOf);
}

function rowOfOffer(offer: Offer, base: string): VariantRow {
  const { node } = offer;
  const items = nodesOf(node, 'itemoffered');
  return {
    name: items.map((item) => firstOf(item, 'name')).find((name) => name !== null) ?? firstOf(node, 'name'),
    choices: choicesOfOffer(node),
    variant: variantOf([node, ...items], [offer], base),
  };
}

function rowOf(node: Node, offers: Offer[], base: string): VariantRow {
  const own = offers.filter(({ from }) => from === node);
  return { name: firstOf(node, 'name', 'title'), choices: propertiesOf(node), variant: variantOf([node], own, base) };
}

function variantOf(nodes: Node[], offers: Offer[], base: string): Omit<Variant, 'values'> {
  const best = bestOffer(offers, base);
  const stated = (...names: string[]): string | null =>
    nodes.map((node) => firstOf(node, ...names)).find((text) => text !== null) ?? null;
  const sku = stated('sku') ?? offers.find((offer) => offer.sku !== null)?.sku ?? null;
  const address = nodes.flatMap((node) => textsOf(node, 'url'))[0];
  return {
    cartId: sku ?? stated('productid', 'mpn'),
    sku,
    gtin: nodes.map(gtinOf).find((code) => code !== null) ?? null,
    price: best?.price ?? null,
    listPrice: best?.listPrice ?? null,
    availability: availabilityOf(offers),
    imageUrl:
      imagesOf(
        nodes.flatMap((node) => valuesOf(node, 'image', 'images')),
        base,
      )[0] ?? null,
    url: address === undefined ? (best?.url ?? null) : resolveUrl(address, base),
  };
}
