/** A decision tree: the sign to look at, its threshold, and what follows up to it and above; a number is the result. */
export type Tree = number | readonly [sign: string, threshold: number, upTo: Tree, above: Tree];

/** Sums what the trees say. A sign that is missing has strength 0. */
export const sumOf = (trees: readonly Tree[], signs: Readonly<Record<string, number>>): number =>
  trees.reduce<number>((sum, tree) => sum + resultOf(tree, signs), 0);

function resultOf(tree: Tree, signs: Readonly<Record<string, number>>): number {
  let at = tree;
  while (typeof at !== 'number') at = (signs[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
  return at;
}
