import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSource, sourceFiles } from './regexes/source.ts';

const MAX_SUBJECT_LENGTH = 72;
const COMMITS = 80;

const sources = sourceFiles().map((file) => ({ file, text: readSource(file) }));

it('bounds are named MAX_, MIN_ or DEFAULT_, and never by a superlative', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconst ((?:MOST|LEAST|[A-Z]+EST)(?:_[A-Z_]+)?)\b/g)].map(([, name = '']) => ({ file, name })),
  );
  const isSuperlative = (name: string) => !/^(?:LATEST|NEWEST|REQUEST|DIGEST|TEST)(?:_|$)/.test(name);
  expect(named.filter(({ name }) => isSuperlative(name))).toEqual([]);
});

it('no file is found beside the code, which is elsewhere once it is bundled', () => {
  const places = sources.filter(({ text }) =>
    /\bimport\.meta\.dirname\b|\bnew URL\([^)]+, import\.meta\.url\)/.test(text),
  );
  // Bundled, it takes its languages from the bundle.
  expect(places.map(({ file }) => file)).toEqual(['chat/languages/registry.ts']);
});

it('no test waits for a time of its own, which a busy machine exceeds', () => {
  const files = fs.globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (name) => name === 'node_modules' });
  const waits = files.flatMap((file) =>
    fs
      .readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /^ *\}, \d[\d_]+\);$|\btimeout: [\d_]+ *[,}]|\bvi\.wait(?:For|Until)\((?!.*SOON).*\);$/.test(line)
          ? [`${file}:${at + 1}`]
          : [],
      ),
  );
  expect(waits.map((place) => `test/${place}: wait for SOON`)).toEqual([]);
});

it('a name stands for one type', () => {
  // The widget and the console are programs of their own: what they receive is called as the service calls it.
  const places = Map.groupBy(
    sources
      .filter(({ file }) => !/^(?:widget|console)\//.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm)].map(([, name = '']) => ({ file, name })),
      ),
    ({ name }) => name,
  );
  const shared = [...places].filter(([, all]) => all.length > 1);
  expect(shared.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

it(`subjects of commits have at most ${MAX_SUBJECT_LENGTH} characters and no full stop`, ({ skip }) => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8', stdio: 'pipe' });
  let subjects: string[] = [];
  try {
    subjects = git('log', `-${COMMITS}`, '--format=%s').trim().split('\n');
  } catch {
    skip('The history is not here: this is no clone.');
  }
  expect(subjects.filter((subject) => subject.length > MAX_SUBJECT_LENGTH || subject.endsWith('.'))).toEqual([]);
});
