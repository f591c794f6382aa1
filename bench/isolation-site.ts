import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Maximum number of bytes that the service reads of a page. */
const PAGE_BYTES = 10_485_760;
const LINKS = 40;

const BROKEN_JSON_LD = `<script type="application/ld+json">{"@type":"Product",,name:'Jacket "x" ','offers':[{"price":1,,"priceCurrency":EUR}, </script>`;
/** Each fills a page; all but the first two are patterns that extraction looks for. */
const UNITS = [
  '<div>',
  '<a ',
  BROKEN_JSON_LD,
  '<a href="/p/x">Jacket</a>',
  '<p>Storm jacket</p>',
  '<span class="price">€ 1.1 – 1,1</span>',
  '<meta itemprop="price" content="1 1 1 1">',
  '&euro;&lt;1.1',
];

/** A path that makes wildcards backtrack in every possible way. */
const PATH = `/p/${'a'.repeat(500)}`;
const ROBOTS = `User-agent: *\n${`Disallow: /${'*a'.repeat(40)}*b$\n`.repeat(6_000)}`;

/** A page at the size limit, with room for links to new pages. */
function pageOf(unit: string): Buffer {
  const head = '<!doctype html><title>Storm jacket</title><body>';
  return Buffer.from(head + unit.repeat(Math.ceil(PAGE_BYTES / unit.length))).subarray(0, PAGE_BYTES - LINKS * 1_000);
}

/** A site that is expensive to crawl: every URL is a page at the size limit, and links to new URLs without end. */
export async function serveHostileSite() {
  const pages = UNITS.map(pageOf);
  let served = 0;
  const server = createServer((request, response) => {
    const isRobots = request.url === '/robots.txt';
    const type = isRobots ? 'text/plain' : request.url?.includes('sitemap') ? 'application/xml' : 'text/html';
    response.writeHead(200, { 'content-type': type });
    if (isRobots) {
      response.end(ROBOTS);
      return;
    }
    served++;
    for (let at = 0; at < LINKS; at++) response.write(`<a href="${PATH}/${served * LINKS + at}">Jacket</a>`);
    response.end(pages[served % pages.length]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    served: () => served,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
