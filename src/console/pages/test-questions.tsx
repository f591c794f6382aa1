import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { OUTCOMES } from '../answer-names.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choice, Field, Form } from '../parts/form.tsx';
import { Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { useSaveTestQuestions } from '../test-set.ts';
import type { Asked, TestQuestions, TestRun } from '../types.ts';
import { AutomaticRuns } from './test-automatic.tsx';
import { TestRuns, isActive, useTestRuns } from './test-runs.tsx';

type Question = TestQuestions['questions'][number];

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
      title="Test questions"
      lead="Questions that matter to you, to be asked again after every crawl that changed products, and after a change of model or voice."
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
        label="Test questions"
        query={{ data: set.data?.questions, error: set.error, refetch: set.refetch }}
        rowKey={({ question }) => question}
        empty={
          <Empty title="No test questions yet">
            Ask something above and keep it, or add one. Each run shows at a glance whether a change made answers better
            or worse.
          </Empty>
        }
        columns={[
          { header: 'Question', cell: ({ question }) => <span dir="auto">{question}</span> },
          { header: 'Expected', cell: expectationText },
          { header: 'Last run', cell: ({ question }) => <LastResult run={latest} question={question} /> },
          ...(mayEdit ? [{ header: 'Actions', actions: true, cell: (row: Question) => <Remove {...row} /> }] : []),
        ]}
      />
      {set.data && hasQuestions && <AutomaticRuns set={set.data} />}
      {hasQuestions && <TestRuns runs={runs} />}
    </Section>
  );
}

function expectationText({ mustBeAnswered, mustShow }: Question): string {
  if (mustShow) return `Shows ${mustShow.title ?? 'a product that was removed since'}`;
  return mustBeAnswered ? 'An answer' : 'Nothing in particular';
}

function LastResult({ run, question }: { run: TestRun | undefined; question: string }) {
  const result = run?.results.find((each) => each.question === question);
  if (!result) return 'Not asked yet';
  const { outcome, isAsExpected } = result;
  return (
    <Group gap="xs">
      {OUTCOMES[outcome]}
      {isAsExpected !== null && (
        <Badge {...(isAsExpected && { color: 'green' })}>{isAsExpected ? 'As expected' : 'Not as expected'}</Badge>
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
    onError: (error) => announce(error.message),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Button variant="default" loading={isPending || isRunning} onClick={() => mutate()}>
      Ask all now
    </Button>
  );
}

function AddQuestion() {
  const save = useSaveTestQuestions();
  return (
    <Dialog label="Add a question" title="Add a test question" variant="default">
      {(close) => (
        <Form
          submit="Add"
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
            announce('Question added.');
          }}
        >
          <Field name="question" label="Question" maxLength={MAX_QUESTION} />
          <Expectation />
        </Form>
      )}
    </Dialog>
  );
}

function Expectation({ products = [] }: { products?: readonly { productId: string; title: string | null }[] }) {
  return (
    <Choice
      name="expected"
      label="What do you expect of the answer?"
      defaultValue={ANSWERED}
      options={[
        { value: ANSWERED, label: 'That the question is answered' },
        ...products.map(({ productId, title }) => ({ value: productId, label: `That it shows ${title}` })),
        { value: 'nothing', label: 'Nothing in particular' },
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
      <Dialog
        label="Keep as a test question"
        about={question}
        title="Keep as a test question"
        variant="subtle"
        size="xs"
      >
        {(close) => (
          <Form
            submit="Keep"
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
              announce('Question kept.');
            }}
          >
            <Text dir="auto">{question}</Text>
            <Expectation products={[...shown.values()].filter(({ title }) => title !== null)} />
          </Form>
        )}
      </Dialog>
    </div>
  );
}

function Remove({ question }: Question) {
  const save = useSaveTestQuestions();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      save(({ questions, mayCost }) => ({
        mayCost,
        questions: questions.filter((each) => each.question !== question),
      })),
    onSuccess() {
      announce('Question removed.');
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
        aria-label={`Remove: ${question}`}
        onClick={() => mutate()}
      >
        Remove
      </Button>
      {error && <ErrorAlert error={error} />}
    </>
  );
}
