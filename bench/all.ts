import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { benchArguments, isQuick, isWritten } from './arguments.ts';
import { type Figure, type LeftOut, type Message, isMet, valueText, wantedText } from './figure.ts';
import { withDatabase } from './with-database.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PAGE = path.join(ROOT, 'docs/benchmarks.md');
/** All that follows this heading of the page is written anew. */
const HEADING = '## The last run\n';
const FLAGS = isQuick ? ['--quick'] : [];
/** Characters of a crashed bench's last output. */
const MAX_REASON_LENGTH = 200;

const HEADER = ['Command', 'Figure', 'Value', 'Wanted', 'Met'];

/** The results of a bench. */
interface Ran {
  name: string;
  figures: Figure[];
  leftOut: LeftOut[];
  /** Why it did not come to its end; undefined if it did. */
  crash: string | undefined;
}

/**
 * Runs every bench in a process of its own, one after another, and prints one table; `--write` keeps it in
 * docs/benchmarks.md. With names, as in `npm run bench -- all api search`, it runs only those. A missed bound, or a bench
 * that crashes, fails it.
 */
export async function runAll(names: readonly string[]): Promise<void> {
  const chosen = benchArguments.length > 0 ? benchArguments : names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const begun = { at: new Date(), load: os.loadavg() };
  const ran: Ran[] = [];
  for (const [at, name] of chosen.entries()) {
    process.stdout.write(`${at + 1} of ${chosen.length}: ${name} `);
    const started = performance.now();
    const bench = await runBench(name);
    ran.push(bench);
    process.stdout.write(`took ${((performance.now() - started) / 1000).toFixed(0)} s: ${summaryOf(bench)}\n`);
  }
  const rows = ran.flatMap(rowsOf);
  process.stdout.write(`\n${plainTable([HEADER, ...rows])}`);
  if (isWritten) await writePage(begun, rows);
  if (ran.some(({ crash, figures }) => crash !== undefined || figures.some(isFailed))) process.exitCode = 1;
}

async function runBench(name: string): Promise<Ran> {
  const ran: Ran = { name, figures: [], leftOut: [], crash: undefined };
  const child = fork(path.join(import.meta.dirname, 'index.ts'), [name, ...FLAGS], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // JSON has neither NaN nor Infinity.
    serialization: 'advanced',
  });
  let isDone = false;
  child.on('message', (message: Message) => {
    if ('figure' in message) ran.figures.push(message.figure);
    else if ('leftOut' in message) ran.leftOut.push(message.leftOut);
    else isDone = true;
  });
  const reason = await lastWordsOf(child);
  return { ...ran, crash: isDone ? undefined : reason };
}

/** Waits for a process to end. Returns its error, or its last output. */
async function lastWordsOf(child: ChildProcess): Promise<string> {
  let written = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (written = (written + text).slice(-10_000)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  const error = lines.findLast((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1);
  return (error ?? `ended with ${signal ?? code}`).slice(0, MAX_REASON_LENGTH);
}

const isFailed = (figure: Figure): boolean => !isMet(figure) && !figure.isAdvisory;

function summaryOf({ figures, leftOut, crash }: Ran): string {
  const missed = figures.filter(isFailed).length;
  return [
    `${figures.length} figures`,
    `${missed} missed`,
    ...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
    ...(crash === undefined ? [] : [`crashed: ${crash}`]),
  ].join(', ');
}

function rowsOf({ name, figures, leftOut, crash }: Ran): string[][] {
  const command = ['npm run bench --', name, ...FLAGS].join(' ');
  return [
    ...figures.map((figure) => [command, figure.what, valueText(figure), wantedText(figure) || '–', verdictOf(figure)]),
    ...leftOut.map(({ what, reason }) => [command, what, `left out: ${reason}`, '–', '–']),
    ...(crash === undefined ? [] : [[command, 'the bench itself', `crashed: ${crash}`, 'to end', 'NO']]),
  ];
}

function verdictOf(figure: Figure): string {
  if (!wantedText(figure)) return '–';
  if (isMet(figure)) return 'yes';
  return figure.isAdvisory ? 'no, but fails nothing' : 'NO';
}

function plainTable(rows: readonly string[][]): string {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Replaces the page's last run. */
async function writePage({ at, load }: { at: Date; load: number[] }, rows: readonly string[][]): Promise<void> {
  const page = await fs.readFile(PAGE, 'utf8');
  const [introduction, former] = page.split(HEADING);
  if (former === undefined) throw new Error(`docs/benchmarks.md needs a heading "${HEADING.trim()}".`);
  const cells = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll(/[|\\]/g, String.raw`\$&`)).join(' | ')} |`;
  const table = [HEADER, HEADER.map(() => '---'), ...rows.map(([command, ...others]) => [`\`${command}\``, ...others])];
  const machine = await describeMachine();
  const loads = `${loadText(load)} at its start and ${loadText(os.loadavg())} at its end`;
  const text = `Run on ${at.toISOString().slice(0, 10)} on ${machine}. The load average of a minute was ${loads}.`;
  await fs.writeFile(PAGE, `${introduction}${HEADING}\n${text}\n\n${table.map(cells).join('\n')}\n`);
  await promisify(execFile)(path.join(ROOT, 'node_modules/.bin/oxfmt'), [PAGE]);
  process.stdout.write(`\nWritten to ${path.relative(process.cwd(), PAGE)}.\n`);
}

const loadText = ([minute = 0]: readonly number[]): string => minute.toFixed(1);

async function describeMachine(): Promise<string> {
  let version = '';
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    version = rows[0]?.server_version ?? '';
  });
  const processor = os.cpus()[0]?.model ?? 'unknown';
  const memory = (os.totalmem() / 2 ** 30).toFixed(0);
  return `${os.availableParallelism()} processors (${processor}), ${memory} GB of memory, Node ${process.version}, PostgreSQL ${version}`;
}
