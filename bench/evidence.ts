import { HALVES } from '../test/chat/gauntlet/gauntlet.ts';
import { KINDS, type Said, isGood, rightVerifier, sayAll, sayVerified } from '../test/chat/gauntlet/said.ts';

/**
 * Lets a model say what the gauntlets have, true and false, and reports what reaches the shopper: by half, kind, language and class.
 * `VERBOSE=develop` lists what comes out wrong in that half; the other half is only measured.
 */
export async function run(): Promise<void> {
  for (const [half, shops] of Object.entries(HALVES)) {
    const said = sayAll(shops);
    print(half, said);
    const verified = await sayVerified(shops, rightVerifier);
    for (const [name, test] of Object.entries(KINDS))
      process.stdout.write(
        `${half} verified ${name.padEnd(24)} ${share(verified.filter(({ statement }) => test(statement)))}\n`,
      );
    if (process.env['VERBOSE'] === `${half} verified`) verified.filter((each) => !isGood(each)).forEach(explain);
    if (process.env['VERBOSE'] === half) said.filter((each) => !isGood(each)).forEach(explain);
  }
}

function print(half: string, said: readonly Said[]): void {
  for (const [name, test] of Object.entries(KINDS))
    process.stdout.write(`${half} ${name.padEnd(24)} ${share(said.filter(({ statement }) => test(statement)))}\n`);
  for (const key of ['language', 'class'] as const)
    for (const value of [...new Set(said.map(({ statement }) => statement[key]))].toSorted()) {
      const own = said.filter(({ statement }) => statement[key] === value);
      const [trues, lies] = [true, false].map((isTrue) =>
        share(own.filter(({ statement }) => (statement.false.length === 0) === isTrue)),
      );
      process.stdout.write(`  ${value.padEnd(14)} true ${trues}  false ${lies}\n`);
    }
}

function share(said: readonly Said[]): string {
  const good = said.filter(isGood).length;
  const percent = said.length === 0 ? 0 : (100 * good) / said.length;
  return `${String(good).padStart(4)} of ${String(said.length).padStart(4)} ${percent.toFixed(0).padStart(4)} %`;
}

function explain({ statement, cut }: Said): void {
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
