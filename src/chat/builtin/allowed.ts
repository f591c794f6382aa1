import type { ProductRequest } from './finding.ts';
import { type Fields, denies, fit, fitProduct, hasRootOf, opposes } from './matching.ts';
import { holds, isForChildren, isOfChild, mustSayAge, suits, wantsChild } from './needs.ts';
import { AUDIENCES } from './weights.ts';

/** False for a product that has what a request excludes, or is not known to lack what harms somebody. */
export function isAllowed(fields: Fields, { terms, excluded, avoided, people, age }: ProductRequest): boolean {
  const isOut = excluded.some(
    // A gas grill has gas, even if "gas bottle not included".
    (term) =>
      fit(term, fields.thing) > 0 ||
      (!denies(term, fields) && (fitProduct(term, fields) > 0 || hasRootOf(term, fields))),
  );
  // A text that says nothing is no proof that a harmful ingredient is absent.
  const isHeld = avoided.some((each) => holds(fields, each) ?? each.isHarmful);
  const isTooOld = age !== null && suits(fields, age) === false;
  return !isOut && !isHeld && !isTooOld && !isForOthers(fields, people) && !terms.some((term) => opposes(term, fields));
}

/** True for a men's product in a search for women. Its name tells best: the text may compare it with the other model. */
function isForOthers({ name, family, details, text }: Fields, people: ReadonlySet<string>): boolean {
  if (people.size === 0) return false;
  // The age of a child is checked separately.
  const audienceOf = (concept: string): string => (isOfChild(concept) ? 'children' : concept);
  const audiencesIn = ({ claims }: Fields['name']) =>
    [...claims].flatMap(([concept, { isAsserted }]) =>
      isAsserted && AUDIENCES.has(concept) ? audienceOf(concept) : [],
    );
  const called = [name, family].map(audiencesIn).find((each) => each.length > 0);
  const said = called ?? [details, text].flatMap(audiencesIn);
  return said.length > 0 && ![...people].some((concept) => said.includes(audienceOf(concept)));
}

/**
 * Omits children's products if the request is not for a child, unless most of the products are. For the very young,
 * keeps only products that state that they are suitable.
 */
export function forThem(products: readonly Fields[], request: ProductRequest): readonly Fields[] {
  const forChildren = new Set(products.filter(isForChildren));
  if (request.age !== null && mustSayAge(request.age))
    return products.filter((each) => suits(each, request.age) === true);
  return wantsChild(request) || 2 * forChildren.size > products.length
    ? products
    : products.filter((each) => !forChildren.has(each));
}
