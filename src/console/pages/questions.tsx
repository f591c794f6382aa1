import { Button, Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { Empty } from '../parts/table.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { QuestionGroup } from '../types.ts';
import { AnsweredQuestion, QuestionCard } from './question-group.tsx';
import styles from './questions.module.css';

const words = texts.questions;
const PAGE_SIZE = 30;
/** The most that the service returns at once. */
const MAX_GROUPS = 200;

/** Shows what the assistant could not, or only partly, answer: similar questions together, the most frequent first. */
export function QuestionsPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [answered, setAnswered] = useState<readonly QuestionGroup[]>([]);
  const { data, error, refetch } = useOrganizationQuery('list_unanswered', { assistantId, limit });
  return (
    <Page title={words.title} lead={data ? words.lead(data.open) : ''}>
      <WhoMay to="catalogue:edit" />
      {answered.length > 0 && (
        <ul className={styles.groups} aria-label={words.answered.title}>
          {answered.map((group) => (
            <AnsweredQuestion key={group.exchangeIds[0]} group={group} />
          ))}
        </ul>
      )}
      {error && !data && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={360} radius="md" aria-label={words.loading} role="img" />}
      {data?.groups.length === 0 && (
        <div className={styles.empty}>
          <Empty title={words.empty.title}>{words.empty.next}</Empty>
        </div>
      )}
      {data && data.groups.length > 0 && (
        <ul className={styles.groups} aria-label={words.title}>
          {data.groups.map((group) => (
            <QuestionCard
              key={group.exchangeIds[0]}
              group={group}
              onAnswered={() => setAnswered((before) => [group, ...before])}
            />
          ))}
        </ul>
      )}
      {data?.groups.length === limit && limit < MAX_GROUPS && (
        <div>
          <Button variant="default" onClick={() => setLimit(Math.min(limit + PAGE_SIZE, MAX_GROUPS))}>
            {words.more}
          </Button>
        </div>
      )}
    </Page>
  );
}
