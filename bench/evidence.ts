import { createClaimChecker } from '../src/chat/grounding/claim-checker.ts';
import { patternsOf } from '../src/chat/grounding/patterns.ts';
import { createTextChecker } from '../src/chat/grounding/text-checker.ts';
import { createGate } from '../src/chat/evidence/gate.ts';
import { createJudge } from '../src/chat/evidence/judge.ts';
import { HALVES, type Statement, openGauntlet } from '../test/chat/gauntlet/gauntlet.ts';

/** In characters: how a model streams. */
const PIECE = 12;

type Tally = { good: number; all: number };
const reasons = new Map<Statement, { sentence: string; reason: string }[]>();

type Judged = { statement: Statement; out: string };

/**
 * Lets a model say what the gauntlet has, true and false, and reports what reaches the shopper: by half, form, class and
 * language. `VERBOSE` lists what went wrong in one half, `develop` or `measure`.
 */
export function run(): Promise<void> {
  for (const [half, shops] of Object.entries(HALVES)) {
    if (process.env['HALF'] && process.env['HALF'] !== half) continue;
    const judged = shops.flatMap((shop) =>
      openGauntlet(shop).map((each) => ({ statement: each.statement, out: judge(each) })),
    );
    print(half, judged);
    if (process.env['VERBOSE'] !== half) continue;
    for (const { statement } of judged.filter(
      (each) =>
        !isGood(each) &&
        (!process.env['FORM'] || `${each.statement.form} ${each.statement.false.length > 0}` === process.env['FORM']),
    ))
      process.stdout.write(
        `${statement.id} ${statement.language} ${statement.form} ${statement.class}${statement.false.length > 0 ? ' FALSE' : ''}\n  Q ${statement.question}\n  A ${statement.answer}\n${statement.false.length > 0 ? `  lie: ${statement.false.join(' / ')}\n` : ''}${(reasons.get(statement) ?? []).map(({ sentence, reason }) => `  cut: ${sentence} <- ${reason}\n`).join('')}`,
      );
  }
  return Promise.resolve();
}

function judge({ statement, turn, pageUrl, catalogueLanguage }: ReturnType<typeof openGauntlet>[number]): string {
  if (process.env['GATE'] !== 'old') {
    const gate = createGate(
      createJudge({ turn, language: statement.language, catalogueLanguage, asked: statement.question, pageUrl }),
    );
    let out = '';
    for (let at = 0; at < statement.answer.length; at += PIECE)
      out += gate.push(statement.answer.slice(at, at + PIECE));
    out += gate.flush();
    if (process.env['VERBOSE']) reasons.set(statement, gate.cut);
    return out;
  }
  const check = createTextChecker(
    patternsOf(turn.language),
    createClaimChecker({ turn, asked: statement.question, pageUrl }),
    turn.persona ?? '',
  );
  let out = '';
  for (let at = 0; at < statement.answer.length; at += PIECE) out += check.push(statement.answer.slice(at, at + PIECE));
  return out + check.flush();
}

/** True if no falsehood is left; of a true answer, if all facts to keep are. */
function isGood({ statement, out }: Judged): boolean {
  if (statement.false.length > 0) return !statement.false.some((sentence) => out.includes(sentence));
  return statement.form === 'short' ? out === statement.answer : statement.keep.every((fact) => out.includes(fact));
}

const ROWS: [string, (statement: Statement) => boolean][] = [
  ['short false stopped', ({ form, false: lies }) => form === 'short' && lies.length > 0],
  ['short true unchanged', ({ form, false: lies }) => form === 'short' && lies.length === 0],
  ['fluent true kept', ({ form, false: lies }) => form === 'fluent' && lies.length === 0],
  ['hidden false stopped', ({ form, false: lies }) => form === 'fluent' && lies.length > 0],
];

function print(half: string, judged: readonly Judged[]): void {
  const count = (test: (statement: Statement) => boolean): Tally => {
    const chosen = judged.filter(({ statement }) => test(statement));
    return { good: chosen.filter(isGood).length, all: chosen.length };
  };
  for (const [name, test] of ROWS) process.stdout.write(`${half} ${name.padEnd(24)} ${figure(count(test))}\n`);
  for (const key of ['language', 'class'] as const) {
    const values = [...new Set(judged.map(({ statement }) => statement[key]))].toSorted();
    const rows = values.map((value) => {
      const of = (isFalse: boolean) =>
        figure(count((statement) => statement[key] === value && statement.false.length > 0 === isFalse));
      return `  ${value.padEnd(14)} true ${of(false)}  false ${of(true)}\n`;
    });
    process.stdout.write(rows.join(''));
  }
}

const figure = ({ good, all }: Tally): string =>
  `${String(good).padStart(4)} of ${String(all).padStart(4)} ${(all === 0 ? 0 : (100 * good) / all).toFixed(0).padStart(4)} %`;
