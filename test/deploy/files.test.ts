import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PROVIDERS } from '../../src/chat/models/providers.ts';
import { SETTINGS, readConfig } from '../../src/config.ts';
import { measure } from '../../src/domain/measurement.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');

/** The settings of an environment file, those in comments included. */
const example = new Map(
  [...read('.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
/** PATH is the system's, and the password is the compose file's. */
const settings = SETTINGS.filter((name) => name !== 'PATH');

const keys = Object.values(PROVIDERS).map(({ keyVariable }) => keyVariable);

it('.env.example has every setting, and no other', () => {
  const others = [...example.keys()].filter((name) => !keys.some((key) => key === name));
  expect(others.toSorted()).toEqual([...settings, 'POSTGRES_PASSWORD'].toSorted());
});

/** After a change of the providers, `npx vitest run test/deploy/files.test.ts -u` writes their keys. */
it('.env.example has the key of every provider, in their order', async () => {
  const lines = keys.map((key) => `#${key}=\n`).join('');
  const written = read('.env.example').replace(/(?<=^# Models.*\n)(?:#(?!OPENAI_COMPATIBLE_)\w+_API_KEY=\n)*/m, lines);
  expect(written).toContain(lines);
  await expect(written).toMatchFileSnapshot('../../.env.example');
});

it('.env.example gives the defaults, and valid examples', () => {
  const places = new Set(['BASE_URL', 'DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL']);
  const given = Object.fromEntries([...example].filter(([name]) => !places.has(name)));
  expect(readConfig(given)).toEqual({ ...readConfig({}), demoDirectory: './data' });
  expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
});

it('docs/operating.md explains every setting', () => {
  const page = read('docs/operating.md');
  const unexplained = new Set(['STOREFRONT_PORT']);
  expect(settings.filter((name) => !page.includes(`\`${name}\``) && !unexplained.has(name))).toEqual([]);
});

it('the Dockerfile and .dockerignore name files that exist, and leave none out that is copied', () => {
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(copied.length).toBeGreaterThan(0);
  for (const name of copied) expect([name, fs.existsSync(path.join(ROOT, name))]).toEqual([name, true]);
  const fromBuild = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name = '']) => name);
  expect(fromBuild.toSorted()).toEqual(['dist', 'docs', 'examples', 'node_modules', 'package.json', 'src']);
  expect(ignored).not.toContain('src');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const major = /\d+/.exec(engines.node)?.[0];
  const bases = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([major, major]);
});

it('CHANGELOG.md has notes for this version, and what is not released comes first', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const sections = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(sections.slice(0, 2)).toEqual(['Unreleased', version]);
});

it("the systemd unit has only directives that systemd knows, and starts the service's command", ({ skip }) => {
  const unit = read('deploy/aisle.service');
  const command = /^ExecStart=\/opt\/aisle\/(\S+) (\S+) serve$/m.exec(unit);
  expect(command?.slice(1).map((name) => [name, fs.existsSync(path.join(ROOT, name))])).toEqual([
    ['node_modules/.bin/node', true],
    ['src/cli.ts', true],
  ]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'aisle.service');
  // The account and the checkout are not on this machine.
  fs.writeFileSync(
    file,
    unit.replaceAll('/opt/aisle/node_modules/.bin/node', process.execPath).replaceAll('/opt/aisle', ROOT),
  );
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  if (error) skip('There is no systemd-analyze.');
  expect(stdout + stderr).toBe('');
});

it('alert rules and the dashboard name only metrics and labels that there are', async () => {
  const metrics = createMetrics({
    version: '1',
    pool: () => ({ idle: 1, active: 0, waiting: 0, max: 1 }),
    queues: () => Promise.resolve([{ queue: 'crawl', waiting: 1, active: 0 }]),
  });
  onTestFinished(() => metrics.close());
  metrics.request({ method: 'GET', route: '/', status: 500, seconds: 1 });
  measure({ type: 'action', action: 'list_assistants', via: 'rest', outcome: 'ok', seconds: 1 });
  measure({ type: 'model', model: 'm', outcome: 'failed', inputTokens: 1, outputTokens: 1, cost: 1, seconds: 1 });
  measure({ type: 'page', status: 'failed', cause: 'timeout' });
  const text = await metrics.text();
  const names = new Set([...text.matchAll(/^(\w+)(?=[{ ])/gm)].map(([, name]) => name));
  const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label));
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const rules = [...read('deploy/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(rules).toHaveLength(5);
  for (const expression of [...rules, ...queries]) {
    const used = expression.match(/\b(?:aisle|nodejs|process)_\w+/g) ?? [];
    expect({ expression, isOurs: used.length > 0 }).toEqual({ expression, isOurs: true });
    const unknown = used.filter((name) => !names.has(name));
    expect({ expression, unknown }).toEqual({ expression, unknown: [] });
    const grouped = [...expression.matchAll(/by \(([^)]+)\)|(\w+)(?:=~|!=|=)"/g)].flatMap(
      ([, list, label]) => list?.split(', ') ?? [label],
    );
    // Prometheus adds the instance.
    const strange = grouped.filter((label) => label !== 'instance' && !labels.has(label));
    expect({ expression, strange }).toEqual({ expression, strange: [] });
  }
});
