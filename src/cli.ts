import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Keeps the stripped TypeScript between starts: half the time to the first answer, 30 MB less memory. Worker threads take
// the directory from the environment only.
process.env['NODE_COMPILE_CACHE'] = path.join(import.meta.dirname, '../node_modules/.cache/aisle');
enableCompileCache();
const { main } = await import('./cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
