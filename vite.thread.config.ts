import path from 'node:path';
import { defineConfig } from 'vite';

const SRC = path.join(import.meta.dirname, 'src');

/** The programs of the threads, with all that they import: see src/programs.ts. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        reading: path.join(SRC, 'crawl/threads/thread.ts'),
        worker: path.join(SRC, 'threads/worker-program.ts'),
        adviser: path.join(SRC, 'threads/adviser-program.ts'),
      },
    },
    outDir: path.join(import.meta.dirname, 'dist/thread'),
    emptyOutDir: true,
    target: 'node26',
  },
  ssr: { noExternal: true },
});
