import { readFile } from 'node:fs/promises';
import { createAdviser } from '../chat/adviser.ts';
import { createEvaluator } from '../chat/evaluate/evaluate.ts';
import { createModels } from '../chat/models/registry.ts';
import { sourcesOf } from '../chat/sources.ts';
import { readConfig } from '../config.ts';
import { OUTCOMES } from '../domain/answer.ts';
import { type EvaluationRun, type JudgedStatement, STATEMENT_KINDS } from '../domain/evaluation.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { Usage, readArgs } from './index.ts';

const MAX_QUESTIONS = 50;
/** Statements to print of each sort. */
const MAX_SHOWN = 10;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(
    args,
    {
      model: { type: 'string', multiple: true, default: [] },
      persona: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 2 },
  );
  const [assistantId = '', file] = positionals;
  const questions = file === undefined ? [] : questionsIn(await read(file), file);
  const persona = values.persona === undefined ? undefined : (await read(values.persona)).trim();
  const config = readConfig(process.env);
  const left = new AbortController();
  process.once('SIGINT', () => left.abort());
  const database = await openDatabase(config);
  try {
    const organizationId = await organizationOf(database, assistantId);
    await database.store.search.refresh(organizationId, assistantId);
    const { store } = database;
    const models = createModels(config.models);
    const options = { modelBudget: store.modelBudget, models, log: createLog('silent') };
    const evaluator = createEvaluator(store, createAdviser({ ...sourcesOf(store), ...options }), models);
    const evaluation = await evaluator.evaluate(organizationId, assistantId, {
      questions,
      modelNames: values.model,
      persona,
      signal: left.signal,
      onQuestion: (question) => process.stderr.write(`Asking: ${question}\n`),
    });
    if (!evaluation) throw new Error(`Assistant ${assistantId} not found.`);
    const report = [...evaluation.runs.flatMap(linesOfRun), ...linesOf(evaluation.statements)];
    process.stdout.write(values.json ? `${JSON.stringify(evaluation)}\n` : `${report.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

const read = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new Usage(`Cannot read ${file}.`);
  });

function questionsIn(text: string, file: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const questions = lines.filter(Boolean);
  if (questions.length === 0) throw new Usage(`${file} has no questions. Write one on each line.`);
  if (questions.length > MAX_QUESTIONS) throw new Usage(`${file} has more than ${MAX_QUESTIONS} questions.`);
  return questions;
}

function linesOfRun({ model, persona, cost, answers }: EvaluationRun): string[] {
  const counts = OUTCOMES.flatMap((outcome) => {
    const count = answers.filter((answer) => answer.outcome === outcome).length;
    return count > 0 ? `${count} ${outcome.replace('_', ' ')}` : [];
  });
  const title = `${model}${persona === 'given' ? ', with the persona given' : ''}`;
  return [
    `${title}: ${counts.join(', ')} (US$${cost.toFixed(4)})`,
    ...answers.flatMap(({ question, outcome, lacking, cut }) => [
      `  ${outcome.replace('_', ' ').padEnd(11)} ${question}${lacking.length > 0 ? ` (nothing on: ${lacking.join(', ')})` : ''}`,
      ...cut.map(({ sentence, reason }) => `              held back: ${sentence} (${reason})`),
    ]),
    '',
  ];
}

function linesOf(statements: readonly JudgedStatement[]): string[] {
  const lies = statements.filter(({ isTrue }) => !isTrue);
  const truths = statements.filter(({ isTrue }) => isTrue);
  const isOut = ({ reason }: JudgedStatement) => reason !== null;
  const rows = STATEMENT_KINDS.map((kind) => {
    const [own, others] = [truths, lies].map((all) => all.filter((each) => each.kind === kind));
    const kept = `${own?.filter((each) => !isOut(each)).length} of ${own?.length}`;
    return `  ${kind.padEnd(11)} ${kept.padEnd(12)} ${others?.filter(isOut).length} of ${others?.length}`;
  });
  return [
    'Statements made from your own catalogue and knowledge, and false ones like them:',
    '  about       true, kept   false, stopped',
    ...rows,
    ...section(
      'False, but got through',
      lies.filter((each) => !isOut(each)),
    ),
    ...section('True, but held back', truths.filter(isOut)),
  ];
}

const section = (heading: string, statements: readonly JudgedStatement[]): string[] =>
  statements.length === 0
    ? []
    : [
        `${heading}:`,
        ...statements.slice(0, MAX_SHOWN).map(({ text, reason }) => `  ${text}${reason ? ` (${reason})` : ''}`),
      ];
