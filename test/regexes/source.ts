import fs from 'node:fs';
import path from 'node:path';
import { type CallExpression, type NewExpression, Visitor, parseSync } from 'oxc-parser';

/** A regular expression and where it is written or put together. */
export interface Pattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

const SOURCE = path.join(import.meta.dirname, '../../src');

export const sourceFiles = (): string[] =>
  fs.readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/** A slash that is no comment's, or a constructor: tables of words have neither, and take long to parse. */
const MAY_HAVE_PATTERNS = /(?<![/*])\/(?![/*])|RegExp/;

/** The literals of a file, and the lines where it puts patterns together. */
export function patternsIn(file: string, text: string): { literals: Pattern[]; builtAt: number[] } {
  const literals: Pattern[] = [];
  if (!MAY_HAVE_PATTERNS.test(text)) return { literals, builtAt: [] };
  const builtAt: number[] = [];
  const lineOf = ({ start }: { start: number }) => text.slice(0, start).split('\n').length;
  const noteBuilt = (node: NewExpression | CallExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builtAt.push(lineOf(node));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        literals.push({ file, line: lineOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: noteBuilt,
    CallExpression: noteBuilt,
  }).visit(parseSync(file, text).program);
  return { literals, builtAt };
}

export const readSource = (file: string): string => fs.readFileSync(path.join(SOURCE, file), 'utf8');
