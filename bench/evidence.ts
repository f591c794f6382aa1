import { benchArguments } from './arguments.ts';
import { trainDoubt } from './evidence-train.ts';
import { report } from './figure.ts';
import { HALVES } from '../test/chat/gauntlet/gauntlet.ts';
import {
  type Kind,
  type JudgedStatement,
  isGood,
  rightVerifier,
  sayAll,
  sayVerified,
  shareOf,
} from '../test/chat/gauntlet/said.ts';

/** The shares in percent that are to come out well: by the rules alone, and with a verifier that judges rightly. */
const WANTED: Record<Kind, { rules: number; verified: number }> = {
  'short false stopped': { rules: 92, verified: 99 },
  'short true unchanged': { rules: 95, verified: 97 },
  'fluent true kept': { rules: 85, verified: 97 },
  'hidden false stopped': { rules: 70, verified: 95 },
};

/**
 * Lets a model say what the gauntlets have, true and false, and reports what reaches the shopper: by half, kind, language and class.
 * With the argument `train`, it learns from the develop half instead.
 * `VERBOSE=develop` lists what comes out wrong in that half; the other half is only measured.
 */
export async function run(): Promise<void> {
  if (benchArguments[0] === 'train') return trainDoubt();
  for (const [half, shops] of Object.entries(HALVES)) {
    const said = sayAll(shops);
    printParts(said);
    reportKinds(half, said, 'rules');
    reportSlips(half, said);
    const verified = await sayVerified(shops, rightVerifier);
    reportKinds(`${half}, verified`, verified, 'verified');
    if (process.env['VERBOSE'] === `${half} verified`) verified.filter((each) => !isGood(each)).forEach(explain);
    if (process.env['VERBOSE'] === half) said.filter((each) => !isGood(each)).forEach(explain);
  }
}

function reportKinds(title: string, said: readonly JudgedStatement[], judge: keyof (typeof WANTED)[Kind]): void {
  for (const [kind, wanted] of Object.entries(WANTED) as [Kind, (typeof WANTED)[Kind]][])
    report(`${title}: ${kind}`, 100 * shareOf(said, kind), { unit: '%', atLeast: wanted[judge] });
}

/** Slips are false statements that only get a plain fact wrong, such as a number. */
function reportSlips(half: string, said: readonly JudgedStatement[]): void {
  const slips = said.filter(({ statement }) => statement.class === 'slip' && statement.false.length > 0);
  if (slips.length === 0) return;
  const reaching = slips.filter((each) => !isGood(each)).length;
  report(`${half}: plain slips reaching the shopper, of ${slips.length}`, reaching, { atMost: 0 });
}

function printParts(said: readonly JudgedStatement[]): void {
  for (const key of ['language', 'class'] as const)
    for (const value of [...new Set(said.map(({ statement }) => statement[key]))].toSorted()) {
      const own = said.filter(({ statement }) => statement[key] === value);
      const [trues, lies] = [true, false].map((isTrue) =>
        share(own.filter(({ statement }) => (statement.false.length === 0) === isTrue)),
      );
      process.stdout.write(`  ${value.padEnd(14)} true ${trues}  false ${lies}\n`);
    }
}

function share(said: readonly JudgedStatement[]): string {
  const good = said.filter(isGood).length;
  const percent = said.length === 0 ? 0 : (100 * good) / said.length;
  return `${String(good).padStart(4)} of ${String(said.length).padStart(4)} ${percent.toFixed(0).padStart(4)} %`;
}

function explain({ statement, cut }: JudgedStatement): void {
  const { id, language, form, class: topic, question, answer, false: lies } = statement;
  const lines = [
    `${id} ${language} ${form} ${topic}${lies.length > 0 ? ' FALSE' : ''}`,
    `  Q ${question}`,
    `  A ${answer}`,
    ...lies.map((lie) => `  lie: ${lie}`),
    ...cut.map(({ sentence, reason }) => `  cut: ${sentence} <- ${reason}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
