import { Badge, Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatDollars } from '../dollars.ts';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { stringifySearch } from '../search-params.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { ConversationSummary } from '../types.ts';
import { ConversationFilterBar, filterOf, useConversationSearch } from './conversations-filter.tsx';

const words = texts.conversations;
const PAGE_SIZE = 50;

/** Shows what shoppers asked an assistant, newest first. */
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
      title={words.title}
      lead={words.lead}
      action={
        <Button
          component="a"
          href={`/api/console/organizations/${organizationId}/conversations.csv${stringifySearch(query)}`}
          download
          variant="default"
        >
          {words.download}
        </Button>
      }
    >
      <ConversationFilterBar />
      <Table
        label={words.title}
        query={{ data: list.data?.pages.flat(), error: list.error, refetch: list.refetch }}
        rowKey={({ conversationId }) => conversationId}
        empty={
          Object.keys(filter).length > 0 ? (
            <Empty title={words.noMatch.title}>{words.noMatch.next}</Empty>
          ) : (
            <Empty title={words.empty.title}>{words.empty.next}</Empty>
          )
        }
        columns={[
          { header: words.firstQuestion, cell: (conversation) => <FirstQuestion {...conversation} /> },
          { header: words.time, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: words.questions, cell: countText },
          { header: words.feedback, cell: feedbackText },
          { header: words.intoCart, cell: ({ addedToCart }) => formatNumber(addedToCart) },
          { header: words.cost, cell: (conversation) => <Cost {...conversation} /> },
        ]}
      />
      {list.hasNextPage && (
        <div>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.older}
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
      {firstQuestion ?? words.nothingAsked}
    </TextLink>
  );
}

const countText = ({ exchanges, unanswered }: ConversationSummary): string =>
  unanswered > 0 ? words.unanswered(exchanges, unanswered) : formatNumber(exchanges);

function feedbackText({ thumbsUp, thumbsDown }: ConversationSummary): string {
  const counts = [...(thumbsUp > 0 ? [words.good(thumbsUp)] : []), ...(thumbsDown > 0 ? [words.bad(thumbsDown)] : [])];
  return counts.join(', ') || words.noFeedback;
}

function Cost({ cost, fallback }: ConversationSummary) {
  return (
    <Group gap="xs" wrap="nowrap">
      {formatDollars(cost)}
      {fallback && <Badge>{words.fallback}</Badge>}
    </Group>
  );
}
