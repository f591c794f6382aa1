/**
 * Counts the letters to add, drop, replace or exchange with their neighbour (optimal string alignment).
 * @returns more than `limit` as soon as the distance is known to exceed it
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (a === b) return 0;
  const start = commonPrefixLength(a, b);
  return alignmentCost(a.slice(start), b.slice(start), limit);
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Fills the table of distances between beginnings of both words row by row; only the last three rows are kept. */
function alignmentCost(a: string, b: string, limit: number): number {
  let beforeLast: DistanceRow = [];
  let last: DistanceRow = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    // Cells further from the diagonal exceed the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    const row: number[] = [];
    row[from - 1] = from === 1 ? i : limit + 1;
    let lowest = row[from - 1] ?? i;
    for (let j = from; j <= to; j++) {
      const replaced = cell(last, j - 1, limit) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(cell(last, j, limit) + 1, cell(row, j - 1, limit) + 1, replaced);
      if (isExchange(a, b, i, j)) cost = Math.min(cost, cell(beforeLast, j - 2, limit) + 1);
      row[j] = cost;
      lowest = Math.min(lowest, cost);
    }
    if (lowest > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Cells that are too far from the diagonal are missing. */
type DistanceRow = readonly number[];

const cell = (row: DistanceRow, at: number, limit: number): number => row[at] ?? limit;

/** True if the last two letters of both beginnings are the same in reverse order. */
const isExchange = (a: string, b: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
