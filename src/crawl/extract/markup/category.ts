import { HOME_PAGE } from '../../../text/lexicon/home-page.ts';
import { isHomePage, isSamePage, resolveUrl } from '../address.ts';
import { nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import { cleanText, wordsOf } from '../html/text.ts';

const MAX_LEVELS = 20;
const SEPARATOR = />|»|›|→|::|\s\/\s|\s\|\s/;

/** Returns a product's category as "A > B": its own if that is a path, else the page's breadcrumbs, else its own. */
export function categoryOf(
  products: Node[],
  crumbs: Node[],
  page: { url: string; base: string },
  title: string,
): string | null {
  const own = products.map((node) => ownCategory(node)).find((path) => path.length > 0) ?? [];
  const trail =
    own.length > 1 ? [] : (crumbs.map((list) => trailOf(list, page, title)).find((path) => path.length > 0) ?? []);
  const path = trail.length > 0 ? trail : own;
  return path.length > 0 ? path.join(' > ') : null;
}

function ownCategory(product: Node): string[] {
  const paths = valuesOf(product, 'category')
    .flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value, 'name')))
    .filter((text) => !/^(https?:|\d+$)/i.test(text.trim()))
    .map((text) => (cleanText(text) ?? '').split(SEPARATOR).map((step) => step.trim()))
    .map((steps) => steps.filter((step) => step !== '' && !HOME_PAGE.test(step)));
  return paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Returns the steps of a BreadcrumbList without the shop's front page and without the product. */
function trailOf(list: Node, page: { url: string; base: string }, title: string): string[] {
  const steps = nodesOf(list, 'itemlistelement')
    .map((step) => {
      const [thing] = nodesOf(step, 'item');
      const name = textsOf(step, 'name')[0] ?? (thing && textsOf(thing, 'name', 'title')[0]) ?? '';
      const href = textsOf(step, 'item', 'url')[0] ?? (thing && (textsOf(thing, 'url')[0] ?? thing.id)) ?? '';
      const position = Number(textsOf(step, 'position')[0] ?? Number.NaN);
      return { name: cleanText(name) ?? '', url: resolveUrl(href, page.base), position };
    })
    .filter((step) => step.name !== '');
  const numbered = new Set(steps.map((step) => step.position)).size === steps.length;
  const ordered = numbered ? steps.toSorted((a, b) => a.position - b.position) : steps;
  const path = ordered.slice(0, MAX_LEVELS);
  if (path[0] && (HOME_PAGE.test(path[0].name) || (path[0].url && isHomePage(path[0].url)))) path.shift();
  const end = path.findLastIndex((step) => !isNamed(step.name, title) && !(step.url && isSamePage(step.url, page.url)));
  const names = path.slice(0, end + 1).map((step) => step.name);
  return names.filter((name, at) => name !== names[at - 1]);
}

/** True if a step names the product itself, even if it adds the brand or the colour. */
function isNamed(step: string, title: string): boolean {
  const words = wordsOf(title);
  return words.size > 0 && words.isSubsetOf(wordsOf(step));
}
