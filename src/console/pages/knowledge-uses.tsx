import { List, Skeleton, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.knowledge.quoted;
const SHOWN = 20;

/** The latest questions whose answers quote an entry. */
export function KnowledgeUses({ knowledgeId }: { knowledgeId: string }) {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId } = useOrganization();
  const { data, error, refetch } = useOrganizationQuery('list_knowledge_uses', { knowledgeId, limit: SHOWN });
  return (
    <Section
      title={words.title}
      lead={data && data.total > 0 && (data.total > SHOWN ? words.latest : words.total)(data.total)}
    >
      {error && <ErrorAlert error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={80} radius="md" aria-label={words.loading} role="img" />}
      {data?.total === 0 && <Text c="dimmed">{words.none}</Text>}
      {data && data.total > 0 && (
        <List spacing="xs">
          {data.uses.map(({ question, conversationId, createdAt }) => (
            <List.Item key={conversationId + createdAt}>
              <TextLink
                to="/organizations/$organizationId/assistants/$assistantId/conversations/$conversationId"
                params={{ organizationId, assistantId, conversationId }}
              >
                {question}
              </TextLink>{' '}
              <Text component="span" size="sm" c="dimmed">
                <Time at={createdAt} />
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </Section>
  );
}
