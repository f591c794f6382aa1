import { Alert, Button, Group, Text } from '@mantine/core';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Time } from '../parts/time.tsx';
import type { Draft } from '../knowledge-drafts.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { MarkdownPreview } from './markdown-preview.tsx';
import styles from './knowledge-editor.module.css';

const words = texts.knowledge.conflict;

interface ConflictProps {
  written: Draft;
  change: (next: Draft) => void;
}

/** Shows what somebody else has saved meanwhile, and lets the person decide. */
export function KnowledgeConflict({ written, change }: ConflictProps) {
  const { organizationId, call } = useOrganization();
  const { draftId: knowledgeId } = written;
  const theirs = useQuery({
    queryKey: ['organization', organizationId, 'get_knowledge', { knowledgeId }, 'conflict', written.updatedAt],
    queryFn: () => call.get_knowledge({ knowledgeId }),
  });
  if (theirs.error) return <ErrorAlert error={theirs.error} retry={theirs.refetch} />;
  if (!theirs.data) return undefined;
  const { title, content, sourceType, updatedAt } = theirs.data;
  const isResolved = written.updatedAt === updatedAt;
  if (isResolved) return <Text size="sm">{words.resolved}</Text>;
  return (
    <Alert color="gray" title={words.title}>
      <Text size="sm" mb="sm">
        {words.saved(<Time at={updatedAt} />)}
      </Text>
      <div className={styles.preview}>
        <Text fw={600} mb="sm">
          {title}
        </Text>
        <MarkdownPreview text={content} />
      </div>
      <Group mt="md" gap="sm">
        <Button size="xs" variant="default" onClick={() => change({ ...written, updatedAt })}>
          {words.keep}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => change({ draftId: knowledgeId, title, content, sourceType, updatedAt })}
        >
          {words.take}
        </Button>
      </Group>
    </Alert>
  );
}
