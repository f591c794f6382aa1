import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Steps at one position of a text, above which a pattern without endless repetition is not taken for cheap. */
const MAX_STEPS = 10_000;
/** Alternatives that a pattern is taken apart into at most. */
const MAX_PIECES = 2_000;

const parser = new RegExpParser();

/**
 * The parts of a pattern whose time may grow with a text's length in more than proportion, each a pattern of its own.
 * `a(?:b|c)d` costs at most what `abd` and `acd` cost together, so that alternatives can be judged one by one. A part
 * without `*`, `+` or `{n,}` can go only so many ways at any position, which are counted; such a part is left out.
 */
export function openPieces(source: string, flags: string): string[] {
  const pattern = parsePattern(source, flags);
  const pieces = hasReferences(pattern) ? [source] : pattern.alternatives.flatMap(piecesOf);
  return [...new Set(pieces)].filter((piece) => !isCheap(parsePattern(piece, flags)));
}

const parsePattern = (source: string, flags: string): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });

/**
 * Patterns without lookaround that together go at least the ways that this one goes; null where that is not so simple.
 * `a(?=b*c)d` tries no more than `ad` and `ab*c` do when nothing follows that could match, which `[]` sees to.
 */
export function withoutLookaround(source: string, flags: string): string[] | null {
  const looks: AST.LookaroundAssertion[] = [];
  visitRegExpAST(parsePattern(source, flags), {
    onAssertionEnter(node) {
      const isInside = looks.some(({ start, end }) => start < node.start && node.end < end);
      if ((node.kind === 'lookahead' || node.kind === 'lookbehind') && !isInside) looks.push(node);
    },
  });
  const endless = looks.filter((look) => !isCheap(look));
  if (endless.some((look) => look.kind === 'lookbehind' || look.parent.parent?.type !== 'Pattern')) return null;
  const cut = (from: number, to: number) =>
    looks
      .filter(({ start, end }) => from <= start && end <= to)
      .toReversed()
      .reduce((text, { start, end }) => text.slice(0, start - from) + text.slice(end - from), source.slice(from, to));
  const inner = endless.map(
    ({ start, alternatives, parent }) =>
      `${cut(parent.start, start)}(?:${alternatives.map(({ raw }) => raw).join('|')})[]`,
  );
  return [`(?:${cut(0, source.length)})[]`, ...inner];
}

const piecesOf = (alternative: AST.Alternative): string[] => (isCheap(alternative) ? [] : takeApart(alternative));

/** The alternative with each choice made in every way that has an endless repetition; the others stay together. */
function takeApart({ elements, raw }: AST.Alternative): string[] {
  let taken = [''];
  for (const element of elements) {
    const choices = element.type === 'Group' || element.type === 'CapturingGroup' ? choicesOf(element) : [element.raw];
    if (taken.length * choices.length > MAX_PIECES) return [raw];
    taken = taken.flatMap((before) => choices.map((choice) => before + choice));
  }
  return taken;
}

function choicesOf(group: AST.Group | AST.CapturingGroup): string[] {
  if (group.type === 'Group' && group.modifiers) return [group.raw];
  const closed = group.alternatives.filter(isCheap).map(({ raw }) => raw);
  const open = group.alternatives.filter((each) => !isCheap(each)).flatMap(takeApart);
  return [...(closed.length > 0 ? [closed.join('|')] : []), ...open].map((choice) => `(?:${choice})`);
}

function hasReferences(pattern: AST.Pattern): boolean {
  let found = false;
  visitRegExpAST(pattern, { onBackreferenceEnter: () => void (found = true) });
  return found;
}

const isCheap = (node: AST.Alternative | AST.Pattern | AST.LookaroundAssertion): boolean =>
  effortOf(node).steps <= MAX_STEPS;

/** In how many ways a part can match at one position, and how many steps finding out takes, at most. */
interface Effort {
  ways: number;
  steps: number;
}

const ONE: Effort = { ways: 1, steps: 1 };

/** Infinity where a repetition has no end. */
function effortOf(node: AST.Node): Effort {
  switch (node.type) {
    case 'Alternative':
      return node.elements.reduce((before, each) => followedBy(before, effortOf(each)), { ways: 1, steps: 0 });
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return effortOfAny(node.alternatives);
    case 'Assertion':
      // A lookaround that matched is not tried another way when the rest fails.
      return 'alternatives' in node ? { ways: 1, steps: effortOfAny(node.alternatives).steps } : ONE;
    case 'Quantifier':
      return effortOfRepetition(effortOf(node.element), node.min, node.max);
    default:
      return ONE;
  }
}

const followedBy = (first: Effort, second: Effort): Effort => ({
  ways: first.ways * second.ways,
  steps: first.steps + first.ways * second.steps,
});

function effortOfRepetition(once: Effort, min: number, max: number): Effort {
  if (max === Infinity) return { ways: Infinity, steps: Infinity };
  let times: Effort = { ways: 1, steps: 0 };
  const total: Effort = { ways: min === 0 ? 1 : 0, steps: 1 };
  for (let count = 1; count <= max && times.steps <= MAX_STEPS; count++) {
    times = followedBy(times, once);
    if (count >= min) total.ways += times.ways;
  }
  return { ways: total.ways, steps: total.steps + times.steps };
}

/** Of alternatives that begin with different letters only those with one of them can go on. */
function effortOfAny(alternatives: readonly AST.Alternative[]): Effort {
  const byFirst = Map.groupBy(alternatives, ({ elements: [first] }) =>
    first?.type === 'Character' ? first.raw : isLetterInBothCases(first) ? first.raw : '',
  );
  const efforts = byFirst
    .entries()
    .map(([first, group]) => {
      const each = group.map(effortOf);
      const sum = (key: keyof Effort) => each.reduce((total, effort) => total + effort[key], 0);
      return { first, ways: sum('ways'), steps: sum('steps') };
    })
    .toArray();
  const most = (key: keyof Effort) =>
    Math.max(0, ...efforts.filter(({ first }) => first !== '').map((each) => each[key]));
  const any = efforts.find(({ first }) => first === '') ?? { ways: 0, steps: 0 };
  return { ways: any.ways + most('ways'), steps: alternatives.length + any.steps + most('steps') };
}

/** `[aA]`, as patterns are written that take both cases without the flag. */
const isLetterInBothCases = (element: AST.Element | undefined): element is AST.CharacterClass =>
  element?.type === 'CharacterClass' && /^\[(?:\p{Ll}\p{Lu})\]$/u.test(element.raw);
