import { Badge, Button, Group, List, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MAX_CONTENT, MAX_TITLE } from '../knowledge-content.ts';
import { announce } from '../parts/announcer.tsx';
import { messageOf } from '../parts/error-message.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field, Form, LongField } from '../parts/form.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { QuestionGroup } from '../types.ts';
import { AskAgain } from './ask-again.tsx';
import styles from './questions.module.css';

const words = texts.questions;

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
          {words.timesAsked(count, <Time at={latestAt} />)}
        </Text>
      </div>
      {examples.length > 0 && (
        <List size="sm" aria-label={words.alsoAskedAs}>
          {examples.map((example) => (
            <List.Item key={example}>
              <span dir="auto">{example}</span>
            </List.Item>
          ))}
        </List>
      )}
      {lacking.length > 0 && (
        <Group gap="xs">
          <Text size="sm">{words.notMentioned}</Text>
          {lacking.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </Group>
      )}
      <Group gap="xs" align="flex-start">
        {mayEdit && <AnswerQuestion group={group} onAnswered={onAnswered} />}
        {mayEdit && <Dismiss group={group} />}
        <AskAgain question={question} label={words.ask.now} />
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
          {words.answered.next}
        </Text>
      </div>
      <AskAgain question={question} label={words.ask.again} />
    </li>
  );
}

function AnswerQuestion({ group, onAnswered }: { group: QuestionGroup; onAnswered: () => void }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const { question, exchangeIds } = group;
  return (
    <Dialog label={words.answer.label} about={question} title={words.answer.title} size="xs">
      {(close) => (
        <Form
          submit={words.answer.save}
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
            announce(words.answer.done);
            onAnswered();
          }}
        >
          <Field
            name="title"
            label={words.answer.name}
            defaultValue={question.slice(0, MAX_TITLE)}
            maxLength={MAX_TITLE}
          />
          <LongField
            name="content"
            label={words.answer.content}
            description={words.answer.hint}
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
      announce(words.dismiss.undone);
    } catch (error) {
      announce(words.dismiss.notUndone(messageOf(error as Error)));
    }
    await client.invalidateQueries();
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => call.dismiss_questions({ assistantId, exchangeIds }),
    onSuccess() {
      announce(words.dismiss.done, { label: words.dismiss.undo, press: undo });
      document.querySelector('h1')?.focus();
      return client.invalidateQueries();
    },
    onError: (error) => announce(words.dismiss.failed(messageOf(error))),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={`${words.dismiss.label}: ${question}`}
      onClick={() => mutate()}
    >
      {words.dismiss.label}
    </Button>
  );
}
