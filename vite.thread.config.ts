import path from 'node:path';
import { defineConfig } from 'vite';

/** The program of the threads that read pages, with all that it imports in one file: see src/crawl/threads/program.ts. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: path.join(import.meta.dirname, 'src/crawl/threads/thread.ts'),
    outDir: path.join(import.meta.dirname, 'dist/thread'),
    emptyOutDir: true,
    target: 'node26',
  },
  ssr: { noExternal: true },
});
