import { Badge, Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { formatCost } from '../parts/price.ts';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { stringifySearch } from '../search-params.ts';
import type { ConversationSummary } from '../types.ts';
import { ConversationFilterBar, filterOf, useConversationSearch } from './conversations-filter.tsx';

const PAGE_SIZE = 50;

/** What shoppers asked an assistant, newest first. */
export function ConversationsPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, call } = useOrganization();
  const filter = filterOf(useConversationSearch());
  const list = useInfiniteQuery({
    queryKey: ['organization', organizationId, 'list_conversations', assistantId, filter],
    queryFn: ({ pageParam }) =>
      call.list_conversations({ assistantId, ...filter, ...(pageParam && { before: pageParam }), limit: PAGE_SIZE }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1)?.conversationId : undefined),
  });
  const { unanswered, ...others } = filter;
  const query = { assistantId, ...others, ...(unanswered !== undefined && { unanswered: String(unanswered) }) };
  return (
    <Page
      title="Conversations"
      lead="What shoppers asked, what they were told, and what they did with it."
      action={
        <Button
          component="a"
          href={`/api/console/organizations/${organizationId}/conversations.csv${stringifySearch(query)}`}
          download
          variant="default"
        >
          Download CSV
        </Button>
      }
    >
      <ConversationFilterBar />
      <Table
        label="Conversations"
        query={{ data: list.data?.pages.flat(), error: list.error, refetch: list.refetch }}
        rowKey={({ conversationId }) => conversationId}
        empty={
          Object.keys(filter).length > 0 ? (
            <Empty title="No matching conversations">Remove a filter, or choose a longer time range.</Empty>
          ) : (
            <Empty title="No conversations yet">
              They appear here as soon as a shopper asks something in your shop. What you try in the preview is not
              kept.
            </Empty>
          )
        }
        columns={[
          { header: 'First question', cell: (conversation) => <FirstQuestion {...conversation} /> },
          { header: 'Time', cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: 'Questions', cell: countText },
          { header: 'Feedback', cell: feedbackText },
          { header: 'Into the cart', cell: ({ addedToCart }) => addedToCart.toLocaleString() },
          { header: 'Cost', cell: (conversation) => <Cost {...conversation} /> },
        ]}
      />
      {list.hasNextPage && (
        <div>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older conversations
          </Button>
        </div>
      )}
    </Page>
  );
}

function FirstQuestion({ conversationId, firstQuestion }: ConversationSummary) {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId } = useOrganization();
  return (
    <TextLink
      to="/organizations/$organizationId/assistants/$assistantId/conversations/$conversationId"
      params={{ organizationId, assistantId, conversationId }}
      size="sm"
      c="inherit"
      lineClamp={2}
    >
      {firstQuestion ?? 'Nothing asked'}
    </TextLink>
  );
}

const countText = ({ exchanges, unanswered }: ConversationSummary): string =>
  `${exchanges.toLocaleString()}${unanswered > 0 ? ` (${unanswered.toLocaleString()} unanswered)` : ''}`;

function feedbackText({ thumbsUp, thumbsDown }: ConversationSummary): string {
  const counts = [
    ...(thumbsUp > 0 ? [`${thumbsUp.toLocaleString()} good`] : []),
    ...(thumbsDown > 0 ? [`${thumbsDown.toLocaleString()} bad`] : []),
  ];
  return counts.join(', ') || 'None';
}

function Cost({ cost, fallback }: ConversationSummary) {
  return (
    <Group gap="xs" wrap="nowrap">
      {formatCost(cost)}
      {fallback && <Badge>Fallback</Badge>}
    </Group>
  );
}
