import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Asked } from '../types.ts';
import { AnswerParts, HeldBack, SourceList } from './answer-view.tsx';
import styles from './questions.module.css';

/** Asks a question of the assistant, and shows what a shopper would be told. */
export function AskAgain({ question, label }: { question: string; label: string }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call.ask_assistant({ assistantId, question }),
  });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        style={{ alignSelf: 'start' }}
        loading={isPending}
        aria-label={`${label}: ${question}`}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <div role="status" className={styles.asked}>
        {data && !isPending && <Answer asked={data} />}
      </div>
      {error && <ErrorAlert error={error} />}
    </>
  );
}

function Answer({ asked: { answer, parts, outcome, lacking, sources, cut } }: { asked: Asked }) {
  return (
    <div className={styles.answer}>
      <Group gap="xs">
        <Badge {...(outcome === 'answered' && { color: 'green' })}>{texts.answers.outcomes[outcome]}</Badge>
        {lacking.length > 0 && <Text size="sm">{texts.questions.ask.lacking(lacking.join(', '))}</Text>}
      </Group>
      <RichText text={answer} />
      <AnswerParts parts={parts} />
      {sources.length > 0 && <SourceList sources={sources} />}
      <HeldBack cut={cut} />
    </div>
  );
}
