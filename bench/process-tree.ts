import fs from 'node:fs';

/** The CPU time and the memory of a process and all below it. */
export interface TreeCost {
  /** Seconds, with those of children that have ended. */
  cpu: number;
  /** MB; what processes share counts once. */
  memory: number;
}

/** Linux tells CPU times in hundredths of a second. */
const TICKS = 100;

interface Process {
  pid: string;
  parent: string;
  ticks: number;
}

/** Reads what a process and all below it have cost so far, as Linux tells it in /proc. */
export function treeCost(pid: number): TreeCost {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(name) ?? []);
  const tree: Process[] = [];
  const add = (found: Process): void => {
    tree.push(found);
    for (const each of all) if (each.parent === found.pid) add(each);
  };
  for (const each of all) if (each.pid === String(pid)) add(each);
  return {
    cpu: tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS,
    memory: tree.reduce((sum, each) => sum + memoryOf(each.pid), 0) / 1024,
  };
}

/** Undefined for a process that has ended meanwhile. */
function read(pid: string): Process | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The program's name, in brackets, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent = ''] = fields.slice(1);
  return { pid, parent, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) };
}

/** In kB. */
const memoryOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
