import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Plugin, defineConfig, runnerImport } from 'vite';
import { NONCE, PAGES } from './src/http/site.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Beside each asset its compressed forms, so that the service compresses nothing. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir, name);
          const bytes = await fs.readFile(file);
          await fs.writeFile(`${file}.br`, await brotli(bytes));
          await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
        }),
      );
    },
  };
}

const ROOT = path.join(import.meta.dirname, 'src/console');
const oxc = { jsx: { runtime: 'automatic' } } as const;

/** Takes the place of style sheets, which vite's runner cannot load without a build (8.3.8). */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? 'export default {}' : undefined),
};

/** Writes down which paths the router knows, so that the service answers 404 to all others. */
function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ PATHS: string[] }>(path.join(ROOT, 'paths.ts'), {
        configFile: false,
        root: ROOT,
        oxc,
        plugins: [noStyles],
      });
      const source = JSON.stringify(module.PATHS);
      this.emitFile({ type: 'asset', fileName: PAGES, source });
    },
  };
}

/** Has the page fetch what `main.ts` imports once it has the texts, along with them. */
function startAtOnce(): Plugin {
  return {
    name: 'start-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/start.tsx'));
        if (!start) throw new Error('The console has no chunk of start.tsx.');
        const imported = chunks.filter(({ fileName, name }) => start.imports.includes(fileName) && name !== 'texts');
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        });
        return [...imported, start].flatMap(({ fileName, viteMetadata }) => [
          link('modulepreload', fileName),
          ...[...(viteMetadata?.importedCss ?? [])].map((file) => link('stylesheet', file)),
        ]);
      },
    },
  };
}

/** What every page needs. Other libraries are loaded with the pages that use them. */
const LIBRARY = /node_modules\/(?:react|react-dom|scheduler|@mantine|@tanstack)\//;

/** The console: `vite build` makes dist/console, which the service serves; `vite` alone works against one that runs. */
export default defineConfig({
  root: ROOT,
  html: { cspNonce: NONCE },
  oxc,
  plugins: [pages(), startAtOnce(), compressed()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/console'),
    emptyOutDir: true,
    manifest: true,
    // The policy lets nothing in that is written into another file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Mantine's files name themselves for servers, which is nothing to us.
    rolldownOptions: {
      checks: { moduleLevelDirective: false, pluginTimings: false },
      // What pages share is three files, not one for each small part.
      output: {
        codeSplitting: {
          groups: [
            { name: 'library', test: LIBRARY },
            // Before the parts, which read their texts while they are loaded.
            { name: 'texts', test: /src\/console\/texts\/\w+\.ts$/ },
            // Charts come with the pages that have some.
            { name: 'parts', test: /src\/(?:console\/(?!texts\/|parts\/chart)|client\/)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
