import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { openBrowser } from '../test/setup/browser.ts';
import { PEERS, contenders } from './widget-contenders.ts';
import { type Measured, measureBareWords, measureVisit, measureWords } from './widget-measure.ts';
import { WEIGHT_LIMITS, weighWidget } from './widget-weight.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** A phone of the lower middle. */
const THROTTLE = 4;
const VISITS = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The widget's size and speed, beside what others embed; exits with 1 where it is too heavy. */
export async function run(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({ configFile: path.join(ROOT, 'vite.widget.config.ts'), logLevel: 'warn' });
  for (const [name, bytes] of Object.entries(await weighWidget())) {
    const limit = WEIGHT_LIMITS[name as keyof typeof WEIGHT_LIMITS];
    print(
      `${name.padEnd(8)} ${String(bytes).padStart(6)} bytes after gzip -9, of ${limit}: ${verdict(bytes <= limit)}`,
    );
  }

  const browser = await openBrowser();
  print(
    `\nA blank page, the processor ${THROTTLE} times slower, services stubbed; medians of ${VISITS} visits, – for what there is not`,
  );
  print(row('', 'KB before', 'requests', 'elements', 'stored', 'script', 'blocked', 'shift', 'press to', 'after'));
  print(row('', 'launcher', '', '', '', 'ms', 'ms', '', 'field ms', 'hover'));
  for (const contender of (await havePeers()) ? contenders : contenders.slice(0, 1)) {
    const visits: Measured[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit(browser, contender, THROTTLE));
    const of = (name: keyof Measured) => median(visits.map((visit) => visit[name] ?? Number.NaN));
    const ms = (name: keyof Measured) => of(name).toFixed(0).replace('NaN', '–');
    const figures = [of('requests'), of('nodes'), of('stored')].map(String);
    const times = [ms('scriptMs'), ms('blockedMs'), of('shift').toFixed(3), ms('openMs'), ms('hoveredMs')];
    print(row(contender.name, (of('bytes') / 1000).toFixed(1), ...figures, ...times));
  }
  print(row('wanted', '3.0', '2', '12', '0', '', '0', '0', '150', '150'));

  const [aisle] = contenders;
  if (!aisle) return;
  const [cost, floor] = [await measureWords(browser, aisle), await measureBareWords(browser)];
  print('\nThe main thread’s time for each word of an answer in a conversation of 200 messages, drawn by itself');
  print(
    `${cost.toFixed(2)} ms; of a bare paragraph ${floor.toFixed(2)} ms: ours ${(cost - floor).toFixed(2)} ms, wanted 2`,
  );
  await browser.close();
}

function verdict(isFine: boolean): string {
  if (!isFine) process.exitCode = 1;
  return isFine ? 'ok' : 'TOO MUCH';
}

const row = (name: string, ...cells: string[]) => name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join('');

/** Installs them where they are missing: nothing but this bench uses them. */
async function havePeers(): Promise<boolean> {
  if (fs.existsSync(path.join(PEERS, 'node_modules'))) return true;
  const install = ['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund'];
  return promisify(execFile)('npm', install).then(
    () => true,
    () => {
      print('The others are left out: they are not installed, and npm could not get them.');
      return false;
    },
  );
}
