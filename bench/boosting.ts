import type { Tree } from '../src/chat/evidence/boosted-trees.ts';
import type { Example } from './logistic-regression.ts';
import { randomFrom } from './search-shops.ts';

export interface Boosting {
  trees: number;
  depth: number;
  rate: number;
  /** Draws results to zero, in examples. */
  penalty: number;
  /** Signs of fewer examples are left out. */
  minExamples: number;
}

/** The share of the examples that each tree learns from. */
const SAMPLE = 0.7;
/** A sign is compared with at most so many thresholds. */
const BINS = 16;
const MIN_GAIN = 1e-3;
const MIN_SPLIT = 40;
/** In examples of average uncertainty. */
const MIN_LEAF = 2;

/** A sign with its thresholds, and for each example the number of thresholds below its strength. */
interface Column {
  name: string;
  thresholds: readonly number[];
  bins: Uint8Array;
}

type Slopes = Record<'gradients' | 'curvatures', Float64Array>;

/**
 * Fits gradient-boosted trees (second-order, logistic loss), both classes weighing the same. @returns the trees, whose sum is
 * the logarithm of the odds
 */
export function boost(examples: readonly Example[], options: Boosting): Tree[] {
  const columns = columnsOf(examples, options.minExamples);
  const positive = examples.filter(({ isPositive }) => isPositive).length;
  const weights = examples.map(
    ({ isPositive, weight }) => (weight * examples.length) / 2 / (isPositive ? positive : examples.length - positive),
  );
  const scores = new Float64Array(examples.length);
  const random = randomFrom(7);
  const all = examples.map((_, at) => at);
  return Array.from({ length: options.trees }, () => {
    const slopes = { gradients: new Float64Array(all.length), curvatures: new Float64Array(all.length) };
    for (const [at, { isPositive }] of examples.entries()) {
      const odds = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
      slopes.gradients[at] = (weights[at] ?? 0) * (odds - Number(isPositive));
      slopes.curvatures[at] = (weights[at] ?? 0) * odds * (1 - odds);
    }
    const sample = all.filter(() => random() < SAMPLE);
    const { tree, add } = grow(columns, slopes, sample, options.depth, options);
    add(all, scores);
    return tree;
  });
}

function columnsOf(examples: readonly Example[], minExamples: number): Column[] {
  const counts = new Map<string, number>();
  for (const { signs } of examples)
    for (const [name, strength] of Object.entries(signs))
      if (strength !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minExamples).toSorted();
  return names.map((name) => {
    const strengths = examples.map(({ signs }) => signs[name] ?? 0);
    const sorted = strengths.toSorted((a, b) => a - b);
    const steps = Array.from({ length: BINS }, (_, at) => sorted[Math.floor((at * sorted.length) / BINS)] ?? 0);
    const thresholds = [...new Set(steps.map((step) => Math.round(step * 1000) / 1000))].filter(
      (step) => step < (sorted.at(-1) ?? 0),
    );
    const bins = Uint8Array.from(strengths, (strength) => thresholds.filter((each) => each < strength).length);
    return { name, thresholds, bins };
  });
}

interface Grown {
  tree: Tree;
  /** Adds its results to the scores of examples. */
  add: (examples: readonly number[], scores: Float64Array) => void;
}

function grow(
  columns: readonly Column[],
  slopes: Slopes,
  examples: readonly number[],
  depth: number,
  options: Boosting,
): Grown {
  const { gradient, curvature } = totalOf(slopes, examples);
  const split =
    depth === 0 || examples.length < MIN_SPLIT ? null : bestSplit(columns, slopes, examples, options.penalty);
  if (!split) {
    const result = Math.round((-options.rate * gradient * 1000) / (curvature + options.penalty)) / 1000;
    return {
      tree: result,
      add(chosen, scores) {
        for (const at of chosen) scores[at] = (scores[at] ?? 0) + result;
      },
    };
  }
  const { column, step } = split;
  const isAbove = (at: number) => (column.bins[at] ?? 0) > step;
  const upTo = grow(
    columns,
    slopes,
    examples.filter((at) => !isAbove(at)),
    depth - 1,
    options,
  );
  const above = grow(columns, slopes, examples.filter(isAbove), depth - 1, options);
  return {
    tree: [column.name, column.thresholds[step] ?? 0, upTo.tree, above.tree],
    add(chosen, scores) {
      upTo.add(
        chosen.filter((at) => !isAbove(at)),
        scores,
      );
      above.add(chosen.filter(isAbove), scores);
    },
  };
}

function totalOf({ gradients, curvatures }: Slopes, examples: readonly number[]) {
  let [gradient, curvature] = [0, 0];
  for (const at of examples) {
    gradient += gradients[at] ?? 0;
    curvature += curvatures[at] ?? 0;
  }
  return { gradient, curvature };
}

/** Finds the sign and threshold that part the examples best; null if none does. */
function bestSplit(
  columns: readonly Column[],
  slopes: Slopes,
  examples: readonly number[],
  penalty: number,
): { column: Column; step: number } | null {
  const whole = totalOf(slopes, examples);
  const worth = (gradient: number, curvature: number) => gradient ** 2 / (curvature + penalty);
  let best: { column: Column; step: number } | null = null;
  let most = MIN_GAIN + worth(whole.gradient, whole.curvature);
  for (const column of columns) {
    const sums = column.thresholds.concat(0).map(() => ({ gradient: 0, curvature: 0 }));
    for (const at of examples) {
      const sum = sums[column.bins[at] ?? 0];
      if (!sum) continue;
      sum.gradient += slopes.gradients[at] ?? 0;
      sum.curvature += slopes.curvatures[at] ?? 0;
    }
    let [gradient, curvature] = [0, 0];
    for (const step of column.thresholds.keys()) {
      gradient += sums[step]?.gradient ?? 0;
      curvature += sums[step]?.curvature ?? 0;
      const [restGradient, restCurvature] = [whole.gradient - gradient, whole.curvature - curvature];
      if (curvature < MIN_LEAF || restCurvature < MIN_LEAF) continue;
      const gain = worth(gradient, curvature) + worth(restGradient, restCurvature);
      if (gain > most) [best, most] = [{ column, step }, gain];
    }
  }
  return best;
}
