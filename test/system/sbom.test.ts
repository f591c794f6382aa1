import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

interface Bom {
  bomFormat: string;
  metadata: { component: { 'bom-ref': string; type: string } };
  components: { name: string; version: string; scope: string; hashes?: object[] }[];
}

// With --omit dev, npm leaves out what development tools need as well, such as hono and zod.
it('npm run sbom lists each dependency of the service as required, with its version and hash', () => {
  const { version, dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const { bomFormat, metadata, components } = JSON.parse(text) as Bom;
  expect({ bomFormat, ...metadata.component }).toMatchObject({
    bomFormat: 'CycloneDX',
    'bom-ref': `aisle@${version}`,
    type: 'application',
  });
  const required = new Set(
    components.filter(({ scope }) => scope === 'required').map((each) => `${each.name}@${each.version}`),
  );
  expect(Object.entries(dependencies).filter(([name, exact]) => !required.has(`${name}@${exact}`))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual([]);
});
