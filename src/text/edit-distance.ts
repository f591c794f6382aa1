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

/**
 * Fills the table of distances between beginnings of both words row by row; only the last three rows are kept. A search
 * compares a mistyped word with thousands of others, so the rows are the same for all of them.
 */
function alignmentCost(a: string, b: string, limit: number): number {
  let [beforeLast, last, row] = rowsFor(b.length + 1);
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    // Cells further from the diagonal exceed the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let lowest = (row[from - 1] = from === 1 ? i : limit + 1);
    for (let j = from; j <= to; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced);
      if (isExchange(a, b, i, j)) cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row[j] = cost;
      lowest = Math.min(lowest, cost);
    }
    if (lowest > limit) return limit + 1;
    // The next row reads one cell further.
    if (to < b.length) row[to + 1] = limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return at(last, b.length);
}

type DistanceRows = [Uint32Array, Uint32Array, Uint32Array];

const createRows = (length: number): DistanceRows => [
  new Uint32Array(length),
  new Uint32Array(length),
  new Uint32Array(length),
];

let rows = createRows(64);

function rowsFor(length: number): DistanceRows {
  if (length > rows[0].length) rows = createRows(2 * length);
  return rows;
}

const at = (row: Uint32Array, index: number): number => row[index] ?? 0;

/** True if the last two letters of both beginnings are the same in reverse order. */
const isExchange = (a: string, b: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
