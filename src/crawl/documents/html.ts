import type { Element, Nodes, Parents, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Nodes as MarkdownNodes } from 'mdast';

/** Elements that hold no text of the document. */
const UNREAD = new Set(
  (
    'script style template noscript head nav aside form button input select textarea iframe svg math canvas video audio ' +
    'dialog object embed img picture map'
  ).split(' '),
);
/** Parts of a page around its main content, unless they are inside it. */
const AROUND = new Set(['header', 'footer']);
const ROLES_AROUND = new Set(['navigation', 'banner', 'contentinfo', 'search', 'complementary', 'dialog', 'alert']);
/** Names that shops give to parts around the content, as a whole word of a class or id. */
const NAMES_AROUND =
  /(?:^|[\s_-])(?:breadcrumbs?|cookies?|consent|newsletter|navbar|navigation|sidebar|skip-(?:link|to-content))(?:$|[\s_-])/i;
const HIDDEN_STYLE = /display:\s{0,4}none|visibility:\s{0,4}hidden/i;
const WEB_ADDRESS = /^https?:$/;

/** Texts are kept as they are: search and shoppers read them, and an escape would be one more character for both. */
const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    text: ({ value }: { value: string }, _parent, state) =>
      state.stack.includes('tableCell') ? value.replaceAll('|', String.raw`\|`) : value,
  },
};

/**
 * Converts the main content of a page to Markdown: headings, lists, tables and links, without navigation.
 * @param url the page's address, for relative links; null for a file, which keeps only the words of such links
 * @throws if the page nests too deeply
 */
export function htmlToMarkdown(html: string, url: string | null): { title: string; markdown: string } {
  const tree = fromHtml(html);
  const title = textOf(find(tree, ({ tagName }) => tagName === 'title')[0]);
  const base = baseOf(tree, url);
  const main = mainOf(tree);
  const heading = textOf(find(main, ({ tagName }) => tagName === 'h1')[0]);
  clean(main, base, main === tree);
  const markdown = write(toMdast(main)).trim();
  return { title: heading || title, markdown };
}

function write(tree: MarkdownNodes): string {
  return toMarkdown(tree, OPTIONS).replaceAll(/\n{3,}/g, '\n\n');
}

function baseOf(tree: Root, url: string | null): string | null {
  const href = find(tree, ({ tagName }) => tagName === 'base')[0]?.properties.href;
  return URL.parse(typeof href === 'string' ? href : '', url ?? undefined)?.href ?? url;
}

/** The element with the main content, or the whole page if it marks none. */
function mainOf(tree: Root): Root | Element {
  const hasText = (element: Element) => textOf(element) !== '';
  const [main] = find(tree, (each) => (each.tagName === 'main' || each.properties.role === 'main') && hasText(each));
  if (main) return main;
  const articles = find(tree, (each) => each.tagName === 'article' && hasText(each));
  return (articles.length === 1 && articles[0]) || tree;
}

/** All elements that match, in the order of the document, except those inside another match. */
function find(node: Nodes | undefined, matches: (element: Element) => boolean): Element[] {
  if (!node || !('children' in node)) return [];
  if (node.type === 'element' && matches(node)) return [node];
  return node.children.flatMap((child) => find(child, matches));
}

function textOf(node: Nodes | undefined): string {
  const parts: string[] = [];
  const add = (each: Nodes): void => {
    if (each.type === 'text') parts.push(each.value);
    else if ('children' in each && !(each.type === 'element' && each.tagName === 'script')) each.children.forEach(add);
  };
  if (node) add(node);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Removes what is no content, and makes links absolute or plain words. */
function clean(parent: Parents, base: string | null, isWholePage: boolean): void {
  parent.children = parent.children.flatMap((child): (typeof parent.children)[number][] => {
    if (child.type === 'comment' || child.type === 'doctype') return [];
    if (child.type !== 'element') return [child];
    if (isUnread(child, isWholePage)) return [];
    clean(child, base, isWholePage && child.tagName !== 'article');
    return child.tagName === 'a' ? link(child, base) : [child];
  }) as typeof parent.children;
}

function isUnread({ tagName, properties }: Element, isWholePage: boolean): boolean {
  if (UNREAD.has(tagName) || properties.hidden || properties.ariaHidden === 'true') return true;
  if (typeof properties.style === 'string' && HIDDEN_STYLE.test(properties.style)) return true;
  if (ROLES_AROUND.has(String(properties.role))) return true;
  if (isWholePage && AROUND.has(tagName)) return true;
  if (tagName === 'body' || tagName === 'html') return false;
  return NAMES_AROUND.test(`${[properties.className].flat().join(' ')} ${properties.id ?? ''}`);
}

function link(element: Element, base: string | null): RootContent[] {
  const { href } = element.properties;
  const url = typeof href === 'string' && !href.startsWith('#') ? URL.parse(href, base ?? undefined) : null;
  const isLink = url !== null && WEB_ADDRESS.test(url.protocol) && url.username === '' && textOf(element) !== '';
  if (!isLink) return element.children;
  return [{ ...element, properties: { href: url.href } }];
}
