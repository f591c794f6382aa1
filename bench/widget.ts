import os from 'node:os';
import path from 'node:path';
import { type InlineConfig, build } from 'vite';
import { openBrowser } from '../test/setup/browser.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report, reportLeftOut } from './figure.ts';
import { installPeers } from './install-peers.ts';
import { median } from './quantiles.ts';
import { AISLE, type Contender, OTHERS, PEERS } from './widget-contenders.ts';
import { PAUSE_MS } from './widget-host.ts';
import { type Measured, measureBareWords, measureVisit, measureWords } from './widget-measure.ts';
import { WEIGHT_LIMITS, weighWidget } from './widget-weight.ts';

const WIDGET: InlineConfig = { configFile: path.join(import.meta.dirname, '../vite.widget.config.ts') };
/** CPU slowdown that emulates a lower mid-range phone. */
const THROTTLE = 4;
const VISITS = { ours: 5, others: 3 };
/** Other processes only ever add to a task's time, so the least of many visits tells what the widget itself takes. */
const MAX_VISITS = 30;

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Compares the widget's size and speed with other widgets, except as `-- widget alone` or with `--quick`. It fails for a figure that does not depend on the
 * machine, or if every visit blocks the main thread; other times are judged too, but never fail on a busy machine.
 */
export async function run(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({ ...WIDGET, logLevel: 'warn' });
  const weights = await weighWidget();
  const browser = await openBrowser();
  const measure = (contender: Contender) => measureVisit(browser, contender, THROTTLE);
  const visit = async (contender: Contender, count: number): Promise<Measured[]> => {
    const visits: Measured[] = [];
    while (visits.length < count) visits.push(await measure(contender));
    print(figures(contender.name, visits));
    return visits;
  };

  print(`A blank page, services stubbed, the processor ${THROTTLE} times slower; – for what cannot be measured so`);
  print(`Medians of ${VISITS.ours} visits, of the others ${VISITS.others}`);
  print(row('', 'KB before', 'requests', 'elements', 'stored', 'script', 'blocked', 'shift', 'press to', 'after'));
  print(row('', 'launcher', '', '', '', 'ms', 'ms', '', 'field ms', 'hover'));
  const ours = await visit(AISLE, VISITS.ours);
  const leastBlocked = () => Math.min(...ours.map(({ blockedMs }) => blockedMs));
  while (leastBlocked() > 0 && ours.length < MAX_VISITS) ours.push(await measure(AISLE));
  const isAlone = benchArguments[0] === 'alone' || isQuick;
  const missing = isAlone ? 'not asked for' : await installPeers(PEERS);
  if (missing) reportLeftOut('other widgets', missing);
  for (const other of missing ? [] : OTHERS)
    // A peer's failure must not fail this benchmark.
    await visit(other, VISITS.others).catch((error: Error) =>
      reportLeftOut(other.name, error.message.split('\n')[0] ?? ''),
    );
  const [word, bareWord] = [await measureWords(browser), await measureBareWords(browser)];
  await browser.close();

  const of = (name: keyof Measured) => ours.map((each) => each[name] ?? Number.NaN);
  print('\nAisle');
  for (const [name, bytes] of Object.entries(weights))
    report(`${name} after gzip -9`, bytes, {
      unit: 'bytes',
      atMost: WEIGHT_LIMITS[name as keyof typeof WEIGHT_LIMITS],
    });
  report('requests before the launcher', Math.max(...of('requests')), { atMost: 2 });
  report('elements until it is opened', Math.max(...of('nodes')), { atMost: 12 });
  report('entries in storage', Math.max(...of('stored')), { atMost: 0 });
  report('layout shift', Math.max(...of('shift')), { atMost: 0 });
  report('main thread blocked, in the best visit', leastBlocked(), { unit: 'ms', atMost: 0 });
  print(
    `Times, which fail nothing, at a load of ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors:`,
  );
  const time = { unit: 'ms', isAdvisory: true };
  report('from the press to a field to write in', median(of('openMs')), { ...time, atMost: 150 });
  report(`main thread for each word, one every ${PAUSE_MS} ms, after 200 messages`, word, { ...time, atMost: 2 });
  report('main thread for each word of a bare paragraph', bareWord, { unit: 'ms' });
}

function figures(name: string, visits: readonly Measured[]): string {
  const of = (key: keyof Measured) => median(visits.map((visit) => visit[key] ?? Number.NaN));
  const ms = (key: keyof Measured) => of(key).toFixed(0).replace('NaN', '–');
  const counts = [of('requests'), of('nodes'), of('stored')].map(String);
  const times = [ms('scriptMs'), ms('blockedMs'), of('shift').toFixed(3), ms('openMs'), ms('hoveredMs')];
  return row(name, (of('bytes') / 1000).toFixed(1), ...counts, ...times);
}

const row = (name: string, ...cells: string[]) => name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join('');
