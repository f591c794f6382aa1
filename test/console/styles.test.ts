import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CONSOLE = path.join(import.meta.dirname, '../../src/console');
const STYLES = path.join(import.meta.dirname, '../../node_modules/@mantine/core/styles');

it("imports the style sheet of each of Mantine's components that the console uses", () => {
  const pages = fs
    .globSync('**/*.tsx', { cwd: CONSOLE })
    .map((file) => fs.readFileSync(path.join(CONSOLE, file), 'utf8'));
  const used = pages.flatMap((page) =>
    [...page.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(/[\s,]+/)),
  );
  const needed = [...new Set(used)].filter((name) => name && fs.existsSync(path.join(STYLES, `${name}.layer.css`)));
  const imported = fs.readFileSync(path.join(CONSOLE, 'styles.css'), 'utf8');
  expect(needed).not.toEqual([]);
  expect(needed.filter((name) => !imported.includes(`/${name}.layer.css`))).toEqual([]);
});
