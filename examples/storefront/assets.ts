import { findPackageJSON } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Hono } from 'hono';
import { findItem } from './catalogue.ts';
import { pictureSvg } from './pictures/picture.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

// Found from a bundle as well.
const folder = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'examples/storefront/public');

/** The files of public/ under /assets, and each product's and variant's picture under /images. */
export function createAssets(): Hono {
  // Read for the first request: the crawler serves itself the pages without them.
  let files: Map<string, string> | undefined;

  return new Hono()
    .get('/assets/:name', (c) => {
      const name = c.req.param('name');
      files ??= new Map(readdirSync(folder).map((each) => [each, readFileSync(join(folder, each), 'utf8')]));
      const file = files.get(name);
      if (file === undefined) return c.notFound();
      return c.body(file, 200, {
        'content-type': TYPES[extname(name)] ?? 'text/plain',
        'cache-control': 'public, max-age=300',
      });
    })
    .get('/images/:file{.+\\.svg}', (c) => {
      const item = findItem(c.req.param('file').replace(/\.svg$/, ''));
      const picture = item?.variant?.picture ?? item?.product.picture;
      if (!picture) return c.notFound();
      return c.body(pictureSvg(picture), 200, {
        'content-type': TYPES['.svg'] ?? '',
        'cache-control': 'public, max-age=3600',
      });
    });
}
