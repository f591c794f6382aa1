import fs from 'node:fs';
import path from 'node:path';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { ROOT } from '../programs.ts';

const FOLDER = path.join(ROOT, 'docs');

/** The names of the documents that a running service shows, without those for contributors. */
export const DOCUMENTS = [
  'console',
  'operating',
  'crawling',
  'widget',
  'widget-api',
  'handover',
  'evidence',
  'scaling',
  'security',
];

const read = (name: string): string => fs.readFileSync(path.join(FOLDER, `${name}.md`), 'utf8');

const titles = new Map<string, string>();

/** The title of a document, which is its first line. */
export function titleOf(name: string): string {
  const title = titles.get(name) ?? read(name).split('\n', 1)[0]?.replace('# ', '') ?? name;
  titles.set(name, title);
  return title;
}

/** Each is rendered once: it takes up to 50 ms, during which nobody else is answered, and anybody may ask for it. */
const rendered = new Map<string, string>();

/**
 * Renders a document of this version as HTML, without its title. It is trusted, since the text is ours.
 * @returns undefined if the service shows none of this name
 */
export function renderDocument(name: string): string | undefined {
  if (!DOCUMENTS.includes(name)) return undefined;
  const html = rendered.get(name) ?? render(read(name));
  rendered.set(name, html);
  return html;
}

function render(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return withLinks(withAnchors(html.replace(/<h1>[^\n]{1,200}<\/h1>/, '')));
}

/** Gives headings the ids with which GitHub links to them. */
const withAnchors = (html: string): string =>
  html.replaceAll(/<h([2-4])>([^\n]{1,200})<\/h[2-4]>/g, (_, level: string, content: string) => {
    const words = content.replaceAll(/<[^>]{1,200}>|&\w{1,10};/g, '').toLowerCase();
    const id = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    return `<h${level} id="${id}">${content}</h${level}>`;
  });

/** Links to the other documents where the service has them; other files of the repository, and pictures, are left out. */
const withLinks = (html: string): string =>
  html
    .replaceAll(/<img [^>]{1,500}>/g, '')
    .replaceAll(/<a href="(?!https?:|#)([^"]{0,500})">([^\n]{1,200}?)<\/a>/g, (_, href: string, content: string) => {
      const [, name = '', anchor = ''] = /^([\w-]{1,50})\.md(#[\w-]{1,100})?$/.exec(href) ?? [];
      return DOCUMENTS.includes(name) ? `<a href="/docs/${name}${anchor}">${content}</a>` : content;
    });
