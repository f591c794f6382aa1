import path from 'node:path';
import { defineConfig } from 'vite';

const SRC = path.join(import.meta.dirname, 'src');

/** What processes and threads run, with all that it imports: see src/programs.ts. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        cli: path.join(SRC, 'cli/main.ts'),
        render: path.join(SRC, 'crawl/render/render-program.ts'),
        reading: path.join(SRC, 'crawl/threads/thread.ts'),
        worker: path.join(SRC, 'threads/worker-program.ts'),
        adviser: path.join(SRC, 'threads/adviser-program.ts'),
      },
    },
    outDir: path.join(import.meta.dirname, 'dist/programs'),
    emptyOutDir: true,
    target: 'node26',
  },
  ssr: { noExternal: true, external: ['playwright-core'] },
});
