import { Badge, Button, Group, List, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form } from '../parts/form.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import type { QuestionGroup } from '../types.ts';
import { AskAgain } from './ask-again.tsx';
import styles from './questions.module.css';

const MAX_TITLE = 500;
const MAX_CONTENT = 200_000;

const timesAsked = (count: number): string =>
  count === 1 ? 'Asked once,' : `Asked ${count.toLocaleString()} times, last`;

/** Similar questions, and what can be done about them. */
export function QuestionCard({ group, onAnswered }: { group: QuestionGroup; onAnswered: () => void }) {
  const mayEdit = useOrganization().may('catalogue:edit');
  const { question, count, latestAt, examples, lacking } = group;
  return (
    <li className={styles.group}>
      <div>
        <h2 className={styles.question} dir="auto">
          {question}
        </h2>
        <Text size="sm" c="dimmed">
          {timesAsked(count)} <Time at={latestAt} />
        </Text>
      </div>
      {examples.length > 0 && (
        <List size="sm" aria-label="Also asked as">
          {examples.map((example) => (
            <List.Item key={example}>
              <span dir="auto">{example}</span>
            </List.Item>
          ))}
        </List>
      )}
      {lacking.length > 0 && (
        <Group gap="xs">
          <Text size="sm">Your texts do not mention:</Text>
          {lacking.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </Group>
      )}
      <Group gap="xs" align="flex-start">
        {mayEdit && <AnswerQuestion group={group} onAnswered={onAnswered} />}
        {mayEdit && <Dismiss group={group} />}
        <AskAgain question={question} label="Ask now" />
      </Group>
    </li>
  );
}

/** A question for which a knowledge entry was just written, to be asked again. */
export function AnsweredQuestion({ group: { question } }: { group: QuestionGroup }) {
  return (
    <li className={styles.group}>
      <div>
        <h2 className={styles.question} dir="auto">
          {question}
        </h2>
        <Text size="sm" c="dimmed">
          Your knowledge entry is saved. Ask again to see what shoppers are told now.
        </Text>
      </div>
      <AskAgain question={question} label="Ask again" />
    </li>
  );
}

function AnswerQuestion({ group, onAnswered }: { group: QuestionGroup; onAnswered: () => void }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const { question, exchangeIds } = group;
  return (
    <Dialog label="Answer it" about={question} title="Answer it with a knowledge entry" size="xs">
      {(close) => (
        <Form
          submit="Save"
          cancel={close}
          send={({ text }) =>
            call.add_knowledge_from_questions({
              assistantId,
              exchangeIds,
              title: text('title').trim(),
              content: text('content').trim(),
            })
          }
          done={() => {
            close();
            announce('Knowledge entry saved.');
            onAnswered();
          }}
        >
          <Field name="title" label="Title" defaultValue={question.slice(0, MAX_TITLE)} maxLength={MAX_TITLE} />
          <Textarea
            name="content"
            label="Answer"
            description="In your own words, as a fact about your shop: the assistant quotes from it."
            maxLength={MAX_CONTENT}
            autosize
            minRows={4}
            maxRows={14}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** Dismisses at once, as that can be undone. */
function Dismiss({ group: { question, exchangeIds } }: { group: QuestionGroup }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const client = useQueryClient();

  async function undo() {
    announce('');
    try {
      await call.reopen_questions({ assistantId, exchangeIds });
      announce('Undone.');
    } catch (error) {
      announce(`Not undone: ${(error as Error).message}`);
    }
    await client.invalidateQueries();
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => call.dismiss_questions({ assistantId, exchangeIds }),
    onSuccess() {
      announce('Dismissed.', { label: 'Undo', press: undo });
      document.querySelector('h1')?.focus();
      return client.invalidateQueries();
    },
    onError: (error) => announce(`Not dismissed: ${error.message}`),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={`Dismiss: ${question}`}
      onClick={() => mutate()}
    >
      Dismiss
    </Button>
  );
}
