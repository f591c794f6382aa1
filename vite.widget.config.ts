import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type InlineConfig, type Plugin, build, defineConfig } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const SOURCE = path.join(import.meta.dirname, 'src/widget');
const FOLDER = path.join(import.meta.dirname, 'dist/widget');

/** What both scripts have in common. */
const shared: InlineConfig = {
  configFile: false,
  root: SOURCE,
  publicDir: false,
  oxc: { jsx: { importSource: 'preact' } },
};
const target = ['chrome111', 'firefox121', 'safari16.4'];

/** "Try again" in each language after its code, English first, in one text: an array has more bytes. */
async function retryTexts(): Promise<string> {
  const folder = path.join(SOURCE, 'texts');
  const codes = (await fs.readdir(folder)).flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
  const read = async (code: string) => {
    const { texts } = (await import(path.join(folder, `${code}.ts`))) as { texts: { retry: string } };
    return code + texts.retry;
  };
  const others = codes.filter((code) => code !== 'en').toSorted();
  return (await Promise.all(['en', ...others].map(read))).join(',');
}

/** After the panel the loader, which knows the panel's name, the tag for orders, and the preview's part; then all of it compressed, with the sizes. */
function loaderAndSizes(): Plugin {
  return {
    name: 'loader-and-sizes',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const panel = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'panel')?.fileName;
      const define = { PANEL_FILE: JSON.stringify(panel), RETRY: `${JSON.stringify(await retryTexts())}.split(',')` };
      for (const [input, entryFileNames] of [
        ['loader/main.ts', 'widget.js'],
        ['order/main.ts', 'order.js'],
        ['preview/main.ts', 'preview.js'],
      ] as const)
        await build({
          ...shared,
          logLevel: 'warn',
          define,
          build: {
            target,
            outDir: FOLDER,
            emptyOutDir: false,
            rolldownOptions: {
              input: path.join(SOURCE, input),
              output: { format: 'iife', entryFileNames },
            },
          },
        });
      const names = (await fs.readdir(FOLDER)).filter((name) => name.endsWith('.js'));
      const sizes = await Promise.all(
        names.map(async (name) => {
          const file = path.join(FOLDER, name);
          const bytes = await fs.readFile(file);
          const small = await gzip(bytes, { level: 9 });
          await Promise.all([fs.writeFile(`${file}.gz`, small), fs.writeFile(`${file}.br`, await brotli(bytes))]);
          return `${name} ${small.length}`;
        }),
      );
      this.info(`bytes, gzip -9: ${sizes.toSorted().join(', ')}`);
    },
  };
}

/** The widget: `vite build -c vite.widget.config.ts` makes dist/widget, which the service serves to storefronts. */
export default defineConfig({
  ...shared,
  plugins: [loaderAndSizes()],
  build: {
    target,
    outDir: FOLDER,
    emptyOutDir: true,
    reportCompressedSize: false,
    // As a library: what is loaded later comes by a plain import, without Vite's own code around it.
    lib: {
      entry: { panel: path.join(SOURCE, 'panel/main.tsx'), npm: path.join(SOURCE, 'npm.ts') },
      formats: ['es'],
    },
    rolldownOptions: {
      // What is loaded later takes what it shares with the panel from there, rather than from a file of its own.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: ({ name }) => (name === 'npm' ? 'npm.js' : '[name]-[hash].js'),
        chunkFileNames: '[name]-[hash].js',
        minify: true,
        comments: false,
        // V8 compiles all of it on the thread that loads it, instead of the page's function by function.
        postBanner: ({ name }) => (name === 'panel' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});
