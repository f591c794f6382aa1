import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { useKeptForm } from '../parts/kept-forms.ts';
import { Page, Section } from '../parts/page.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Asked } from '../types.ts';
import { AnswerParts } from './answer-view.tsx';
import { Reasons } from './playground-reasons.tsx';
import { KeepQuestion, TestQuestionsSection } from './test-questions.tsx';
import styles from './playground.module.css';

const words = texts.playground;
const MAX_QUESTION = 2000;
/** The most that the service takes of the conversation so far. */
const MAX_EARLIER = 10;

interface Turn {
  question: string;
  asked: Asked;
}

/** Asks the assistant as a shopper would, and shows beside each answer how it came about. */
export function PlaygroundPage() {
  return (
    <Page title={words.title} lead={words.lead}>
      <WhoMay to="assistants:edit" />
      <Conversation />
      <TestQuestionsSection />
    </Page>
  );
}

function Conversation() {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(form);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (question: string) =>
      call.ask_assistant({ assistantId, question, earlier: turns.slice(-MAX_EARLIER).map(earlierOf) }),
    onSuccess(asked, question) {
      setTurns([...turns, { question, asked }]);
      // A question that is not answered stays in the field, to be asked again.
      if (field.current?.value.trim() === question) field.current.value = '';
      kept.noteSaved();
    },
  });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = field.current?.value.trim();
    if (!question || isPending) return;
    mutate(question);
  }

  const startOver = () => {
    setTurns([]);
    reset();
    field.current?.focus();
  };

  return (
    <Section title={words.ask}>
      <ol className={styles.turns} aria-label={words.conversation} aria-live="polite">
        {turns.map(({ question, asked }, at) => (
          // Turns are only appended.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.turn}>
            <div className={styles.said}>
              <div className={styles.question} dir="auto">
                {question}
              </div>
              <div className={styles.answer}>
                <RichText text={asked.answer} />
                <AnswerParts parts={asked.parts} />
              </div>
              <KeepQuestion question={question} asked={asked} />
              <Suggestions asked={asked} onPick={mutate} disabled={isPending || at < turns.length - 1} />
            </div>
            <Reasons asked={asked} />
          </li>
        ))}
        {isPending && (
          <li className={styles.turn}>
            <Waiting question={variables} />
          </li>
        )}
      </ol>
      {kept.isBack && <Alert mb="md">{texts.parts.typedIsBack}</Alert>}
      {error && <ErrorAlert error={error} />}
      <form ref={form} onSubmit={onSubmit} onInput={() => kept.noteTyped()} className={styles.form}>
        <TextInput
          ref={field}
          name="question"
          label={words.question}
          placeholder={turns.length > 0 ? words.next : words.first}
          maxLength={MAX_QUESTION}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit" loading={isPending}>
          {words.ask}
        </Button>
        {turns.length > 0 && (
          <Button variant="default" onClick={startOver}>
            {words.startOver}
          </Button>
        )}
      </form>
    </Section>
  );
}

const Waiting = ({ question }: { question: string }) => (
  <div className={styles.said}>
    <div className={styles.question} dir="auto">
      {question}
    </div>
    <Text c="dimmed">{words.answering}</Text>
  </div>
);

const earlierOf = ({ question, asked: { answer, parts } }: Turn) => ({
  question,
  answer: answer.slice(0, 20_000),
  productIds: parts.flatMap(({ products }) => products.map(({ productId }) => productId)).slice(0, 24),
});

interface SuggestionsProps {
  asked: Asked;
  onPick: (question: string) => void;
  disabled: boolean;
}

function Suggestions({ asked: { suggestions }, onPick, disabled }: SuggestionsProps) {
  if (disabled || suggestions.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={words.suggestions}>
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion}
          size="compact-sm"
          variant="default"
          styles={{ label: { whiteSpace: 'normal' }, root: { height: 'auto' } }}
          onClick={() => onPick(suggestion)}
        >
          {suggestion}
        </Button>
      ))}
    </Group>
  );
}
