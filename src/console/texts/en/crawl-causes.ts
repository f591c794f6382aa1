import type { CauseGroup, Explanation } from '../../crawl-causes.ts';

const GONE = {
  what: 'The page does not exist',
  next: 'Nothing, if you removed it: its product leaves the catalogue. Otherwise correct the links that lead to it.',
};
const BLOCKED =
  'Ask your shop’s developer to let our crawler in: at the firewall, bot protection or hosting, by the name in the settings of the assistant.';
const BUSY = 'Crawl again in an hour. If that happens often, ask your host to allow more requests by our crawler.';

/** Every cause that a crawl can record: what it means for a shop, and what its owner can do. */
const causes: Readonly<Record<CauseGroup, Explanation>> = {
  http_401: {
    what: 'The shop asks for a password',
    next: 'A crawl sees what shoppers see without signing in. Crawl again once the password is off, or import a file with your products in the catalogue.',
  },
  http_403: { what: 'The shop refuses our crawler', next: BLOCKED },
  http_404: GONE,
  http_410: GONE,
  http_429: { what: 'The shop received too many requests', next: BUSY },
  http_503: { what: 'The shop was not available', next: BUSY },
  http_client: {
    what: 'The shop refused the request',
    next: 'Open the example in a private window of your browser. If it works there, ask your shop’s developer why a program is refused.',
  },
  http_server: {
    what: 'The shop had an error',
    next: 'Open the example in your browser. If it works, crawl again later; if not, tell your shop’s developer.',
  },
  password: {
    what: 'The shop asks for a password',
    next: 'Your storefront is locked. Take the password off in your shop’s settings, and crawl again; or import a file with your products in the catalogue.',
  },
  robots: {
    what: 'The shop’s robots.txt does not allow it',
    next: 'Pages such as the cart should stay closed. To have others read, allow AisleBot in your robots.txt, or set a crawler name that it allows.',
  },
  robots_unavailable: {
    what: 'The shop’s robots.txt is not available',
    next: 'Without it we may read nothing, as we do not know what you allow. Crawl again once it opens in a browser, or returns “not found”.',
  },
  site_url: {
    what: 'The shop’s address cannot be crawled',
    next: 'Set the address of the assistant to the home page of your shop, as your browser shows it.',
  },
  dns: {
    what: 'There is no shop at this address',
    next: 'Check its spelling. A new domain can take a day until it is known everywhere.',
  },
  connect: {
    what: 'The shop could not be reached',
    next: 'Open it in your browser. If it works there, a firewall may keep us out; if not, ask your host.',
  },
  timeout: {
    what: 'The shop took too long to answer',
    next: 'Crawl again when it is less busy, such as at night: a schedule does that for you.',
  },
  tls: {
    what: 'The connection is not secure',
    next: 'Your shop’s certificate is missing or out of date. Ask your host to renew it, and crawl again.',
  },
  protocol: {
    what: 'The shop sent an answer that cannot be read',
    next: 'Open the example in your browser. If it works there, send the address to the operator of this service.',
  },
  blocked_address: {
    what: 'The address is not on the public internet',
    next: 'Crawl the shop at its public address. For a shop in development, the operator of this service can allow private addresses.',
  },
  bad_url: {
    what: 'The address cannot be opened',
    next: 'Use an address that starts with https:// and has no user name or password in it.',
  },
  too_many_redirects: {
    what: 'The page redirects in circles',
    next: 'Open the example in a private window. If it does not open there either, tell your shop’s developer.',
  },
  elsewhere: {
    what: 'The page leads to another site',
    next: 'If your shop has moved, set the address of the assistant to the new one.',
  },
  content_type: {
    what: 'It is not a web page',
    next: 'Pictures and downloads have no products, so nothing is lost. If it is your shop’s address, set it to the home page.',
  },
  too_large: {
    what: 'The page is too large',
    next: 'Products on it are not read. Add them by hand, or import a file with your products in the catalogue.',
  },
  too_expensive: {
    what: 'The page takes too long to read',
    next: 'Products on it are not read. Add them by hand, or import a file with your products in the catalogue.',
  },
  no_browser: {
    what: 'The pages are built by scripts',
    next: 'They are empty until a browser runs their scripts, and this service has no browser. Its operator can install one; [the operating manual](/docs/operating#javascript-rendered-shops) describes how. Until then, import a file with your products in the catalogue.',
  },
  render: {
    what: 'The page could not be rendered',
    next: 'It is built by scripts that did not finish. Open the example in your browser: if it stays empty there, tell your shop’s developer.',
  },
  feed: {
    what: 'The platform’s product feed could not be read',
    next: 'The pages were read instead, so nothing is lost.',
  },
  in_feed: { what: 'Its product is in the platform’s feed', next: 'Nothing: it is in the catalogue.' },
  listed: { what: 'Its product is known from a list', next: 'Nothing: it is in the catalogue, as the list shows it.' },
  unchanged: { what: 'Not changed since the last crawl', next: 'Nothing: its products stay as they are.' },
  trap: {
    what: 'Many pages like it had nothing new',
    next: 'Nothing: these are filters or calendars, which repeat the same products without end.',
  },
  doubted: {
    what: 'Its products are implausible',
    next: 'The catalogue keeps what earlier crawls found on it. If the page is right, delete these products and crawl again.',
  },
  unverified: {
    what: 'You have not proven yet that the shop is yours',
    next: 'Put the tag or the record into your shop that the note names, and crawl again.',
  },
  aborted: { what: 'The crawl ended before reaching it', next: 'Crawl again to read it.' },
  time_limit: {
    what: 'The crawl ran out of time',
    next: 'What it found is in the catalogue. Crawl again: it is faster where pages have not changed. The operator of this service can allow more time.',
  },
  repeated_failures: {
    what: 'The crawl failed several times',
    next: 'Crawl again. If that fails too, send the operator of this service the address of this page.',
  },
  nothing_found: {
    what: 'No products were found',
    next: 'Check that the assistant has the address of your shop, rather than of a blog or a company page. If it has, the pages state their products in a way that we cannot read: import a file with your products in the catalogue.',
  },
};

export const crawlCauses = {
  causes,
  /** For one that the console does not know. */
  unknownNext: 'Crawl again. If it stays, ask the operator of this service.',
};
