import { Button, Group, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { type Draft, useDrafts } from '../knowledge-drafts.ts';
import { firstLine } from '../knowledge-content.ts';
import { ButtonLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { texts } from '../texts/texts.ts';
import styles from './knowledge.module.css';

const words = texts.knowledge.drafts;

/** Texts that were imported or begun, and not saved yet. */
export function KnowledgeDrafts({ assistantId }: { assistantId: string }) {
  const { drafts, discard } = useDrafts(assistantId);
  if (drafts.length === 0) return undefined;
  return (
    <Section title={words.title} lead={words.lead}>
      <ul className={styles.waiting}>
        {drafts.map((draft) => (
          <li key={draft.draftId}>
            <div>
              <Text fw={550}>{nameOf(draft)}</Text>
              <Text size="sm" c="dimmed" lineClamp={1}>
                {firstLine(draft.content)}
              </Text>
            </div>
            <Group gap="xs">
              <Review draft={draft} />
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={`${words.discard}: ${nameOf(draft)}`}
                onClick={() => discard(draft)}
              >
                {words.discard}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const nameOf = ({ title }: Draft): string => title.trim() || words.untitled;

function Review({ draft }: { draft: Draft }) {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  const { draftId, updatedAt } = draft;
  const look = { variant: 'default', size: 'compact-sm', 'aria-label': `${words.review}: ${nameOf(draft)}` } as const;
  // A draft of an entry has the entry's identifier.
  return updatedAt === null ? (
    <ButtonLink
      {...look}
      to="/organizations/$organizationId/assistants/$assistantId/knowledge/new/$draftId"
      params={{ organizationId, assistantId, draftId }}
    >
      {words.review}
    </ButtonLink>
  ) : (
    <ButtonLink
      {...look}
      to="/organizations/$organizationId/assistants/$assistantId/knowledge/$knowledgeId"
      params={{ organizationId, assistantId, knowledgeId: draftId }}
    >
      {words.review}
    </ButtonLink>
  );
}
