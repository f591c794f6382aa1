import { readJsonLd } from '../extract/markup/json-ld.ts';
import { type Node, nodesOf } from '../extract/markup/node.ts';
import type { Page } from '../extract/html/scan-page.ts';

const ORGANIZATION = /^(?:organization|corporation|localbusiness|onlinebusiness)$|(?:store|shop)$/;
const WEBSITE = 'website';
const MAX_NODES = 500;

/**
 * Finds the organizations and sites that the page's markup describes as its own, organizations first: neither a
 * product's seller nor its brand.
 */
export function findOrganizations(page: Page): Node[] {
  const roots = [...readJsonLd(page.jsonLd), ...page.microdata, ...page.rdfa].slice(0, MAX_NODES);
  const things = roots.flatMap((root) => [root, ...nodesOf(root, 'graph')]).slice(0, MAX_NODES);
  const own = things.flatMap((thing) => [thing, ...nodesOf(thing, 'publisher', 'ispartof')]);
  const nodes = [...new Set(own)].slice(0, MAX_NODES);
  const isOrganization = ({ types }: Node) => types.some((type) => ORGANIZATION.test(type));
  return [
    ...nodes.filter(isOrganization),
    ...nodes.filter((node) => node.types.includes(WEBSITE) && !isOrganization(node)),
  ];
}
