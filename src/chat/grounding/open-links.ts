/** Longest link to wait for. */
const MAX_LENGTH = 2_400;

/** Positions that are added and queried in ascending order. */
function createPositions() {
  const positions: number[] = [];
  let next = 0;
  return {
    add: (at: number) => void positions.push(at),
    /** Returns the first position that is not before the given one. */
    firstFrom(from: number): number {
      while ((positions[next] ?? Infinity) < from) next += 1;
      return positions[next] ?? Infinity;
    },
  };
}

/** Finds open brackets that may still become a link, `[label](target`, as the text goes on. */
export function createOpenLinks() {
  const marks = { '[': createPositions(), ']': createPositions(), '(': createPositions(), ')': createPositions() };
  const newlines = createPositions();
  let length = 0;
  let isPicture = false;

  function isOpen(opening: number): boolean {
    if (length - opening > MAX_LENGTH || newlines.firstFrom(opening) < Infinity) return false;
    const labelEnd = marks[']'].firstFrom(opening);
    if (labelEnd >= length - 1) return true;
    return marks['('].firstFrom(labelEnd + 1) === labelEnd + 1 && marks[')'].firstFrom(labelEnd) === Infinity;
  }

  return {
    add(piece: string): void {
      for (const { 0: mark, index } of piece.matchAll(/[[\]()\n]/g)) {
        const at = length + index;
        if (mark === '\n') newlines.add(at);
        else if (mark === '[') marks[mark].add((index > 0 ? piece[index - 1] === '!' : isPicture) ? at - 1 : at);
        else marks[mark as keyof typeof marks].add(at);
      }
      isPicture = piece.endsWith('!');
      length += piece.length;
    },
    /** Returns the start of the first open link at or after a position; Infinity for none. */
    firstOpen(from: number): number {
      let opening = marks['['].firstFrom(from);
      while (opening < Infinity && !isOpen(opening)) opening = marks['['].firstFrom(opening + 1);
      return opening;
    },
  };
}
