import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { messageOf } from '../parts/error-message.ts';
import { Choice, Field, Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { type TestSet, useSaveTestQuestions } from '../test-set.ts';
import { texts } from '../texts/texts.ts';
import type { Asked, TestQuestions, TestRun } from '../types.ts';
import { AutomaticRuns } from './test-automatic.tsx';
import { TestRuns, isActive, useTestRuns } from './test-runs.tsx';

type Question = TestQuestions['questions'][number];

const words = texts.testQuestions;
const MAX_QUESTION = 2000;
const ANSWERED = 'answered';

/** The questions that an assistant is tried with, and what came of it. */
export function TestQuestionsSection() {
  const { assistantId = '' } = useParams({ strict: false });
  const mayEdit = useOrganization().may('assistants:edit');
  const set = useOrganizationQuery('list_test_questions', { assistantId });
  const runs = useTestRuns();
  const latest = runs.data?.find(({ status }) => status === 'completed');
  const hasQuestions = set.data !== undefined && set.data.questions.length > 0;
  return (
    <Section
      title={words.title}
      lead={words.lead}
      action={
        mayEdit && (
          <Group gap="xs">
            {hasQuestions && <Run isActive={isActive(runs.data?.[0])} />}
            <AddQuestion />
          </Group>
        )
      }
    >
      <Table
        label={words.title}
        query={{ data: set.data?.questions, error: set.error, refetch: set.refetch }}
        rowKey={({ question }) => question}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          { header: words.question, cell: ({ question }) => <span dir="auto">{question}</span> },
          { header: words.expected, cell: expectationText },
          { header: words.lastRun, cell: ({ question }) => <LastResult run={latest} question={question} /> },
          ...(mayEdit ? [{ header: words.actions, actions: true, cell: (row: Question) => <Remove {...row} /> }] : []),
        ]}
      />
      {set.data && hasQuestions && <AutomaticRuns set={set.data} />}
      {hasQuestions && <TestRuns runs={runs} />}
    </Section>
  );
}

function expectationText({ mustBeAnswered, mustShow }: Question): string {
  const { product, removedProduct, anAnswer, nothing } = words.expectations;
  if (mustShow) return mustShow.title === null ? removedProduct : product(mustShow.title);
  return mustBeAnswered ? anAnswer : nothing;
}

function LastResult({ run, question }: { run: TestRun | undefined; question: string }) {
  const result = run?.results.find((each) => each.question === question);
  if (!result) return words.notAsked;
  const { outcome, isAsExpected } = result;
  return (
    <Group gap="xs">
      {texts.answers.outcomes[outcome]}
      {isAsExpected !== null && (
        <Badge {...(isAsExpected && { color: 'green' })}>{isAsExpected ? words.asExpected : words.notAsExpected}</Badge>
      )}
    </Group>
  );
}

function Run({ isActive: isRunning }: { isActive: boolean }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call.run_test_questions({ assistantId }),
    onError: (error) => announce(messageOf(error)),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Button variant="default" loading={isPending || isRunning} onClick={() => mutate()}>
      {words.runAll}
    </Button>
  );
}

function AddQuestion() {
  const save = useSaveTestQuestions();
  return (
    <Dialog label={words.add.label} title={words.add.title} variant="default">
      {(close) => (
        <Form
          submit={words.add.submit}
          cancel={close}
          send={({ text }) =>
            save(({ questions, mayCost }) => ({
              mayCost,
              questions: [
                ...questions,
                { question: text('question'), mustBeAnswered: text('expected') === ANSWERED, mustShow: null },
              ],
            }))
          }
          done={() => {
            close();
            announce(words.add.done);
          }}
        >
          <Field name="question" label={words.question} maxLength={MAX_QUESTION} />
          <Expectation />
        </Form>
      )}
    </Dialog>
  );
}

function Expectation({ products = [] }: { products?: readonly { productId: string; title: string }[] }) {
  return (
    <Choice
      name="expected"
      label={words.expectations.label}
      defaultValue={ANSWERED}
      options={[
        { value: ANSWERED, label: words.expectations.answered },
        ...products.map(({ productId, title }) => ({ value: productId, label: words.expectations.shows(title) })),
        { value: 'nothing', label: words.expectations.nothing },
      ]}
    />
  );
}

/** Keeps a question of the playground as a test question. */
export function KeepQuestion({ question, asked: { parts } }: { question: string; asked: Asked }) {
  const save = useSaveTestQuestions();
  if (!useOrganization().may('assistants:edit')) return null;
  const shown = new Map(parts.flatMap(({ products }) => products.map((product) => [product.productId, product])));
  return (
    <div>
      <Dialog label={words.keep.label} about={question} title={words.keep.label} variant="subtle" size="xs">
        {(close) => (
          <Form
            submit={words.keep.submit}
            cancel={close}
            send={({ text }) => {
              const expected = text('expected');
              const mustShow = shown.has(expected) ? expected : null;
              const kept = { question, mustBeAnswered: expected === ANSWERED, mustShow };
              return save(({ questions, mayCost }) => ({
                mayCost,
                questions: [...questions.filter((each) => each.question !== question), kept],
              }));
            }}
            done={() => {
              close();
              announce(words.keep.done);
            }}
          >
            <Text dir="auto">{question}</Text>
            <Expectation
              products={[...shown].flatMap(([productId, { title }]) => (title === null ? [] : { productId, title }))}
            />
          </Form>
        )}
      </Dialog>
    </div>
  );
}

interface Removed {
  at: number;
  removed: TestSet['questions'][number];
}

function Remove({ question }: Question) {
  const save = useSaveTestQuestions();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ at, removed }: Removed) =>
      save(({ questions, mayCost }) => ({
        mayCost,
        questions: questions.filter((each) => each.question !== question).toSpliced(at, 0, removed),
      })),
    onSuccess() {
      announce(texts.catalogue.undo.done);
      return client.invalidateQueries();
    },
    onError: (problem) => announce(messageOf(problem)),
  });
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      let found: Removed | undefined;
      await save(({ questions, mayCost }) => {
        const at = questions.findIndex((each) => each.question === question);
        const removed = questions[at];
        found = removed && { at, removed };
        return { mayCost, questions: questions.filter((each) => each !== removed) };
      });
      return found;
    },
    onSuccess(found) {
      const offer = found && { label: texts.catalogue.undo.action, press: () => undo.mutate(found) };
      announce(words.remove.done, offer);
      document.querySelector('h1')?.focus();
      return client.invalidateQueries();
    },
  });
  return (
    <>
      <Button
        color="red"
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={`${words.remove.label}: ${question}`}
        onClick={() => mutate()}
      >
        {words.remove.label}
      </Button>
      {error && <ErrorAlert error={error} />}
    </>
  );
}
