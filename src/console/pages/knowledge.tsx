import { Button, Group, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { firstLine } from '../knowledge-content.ts';
import { Confirm } from '../parts/confirm.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { KnowledgeSummary } from '../types.ts';
import { AddKnowledge, Templates } from './knowledge-add.tsx';
import { ImportKnowledge } from './knowledge-import.tsx';
import { KnowledgeDrafts } from './knowledge-waiting.tsx';
import styles from './knowledge.module.css';

const words = texts.knowledge;
const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/knowledge';
const PAGE_SIZE = 50;
/** The service counts no more uses in a list. */
const MAX_USES = 100;

/** The texts that an assistant answers from, besides the catalogue. */
export function KnowledgePage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { may } = useOrganization();
  const { query } = useSearch({ from: ROUTE });
  const list = useKnowledge(assistantId, query);
  const mayEdit = may('catalogue:edit');
  const pages = list.data?.pages;
  const total = pages?.[0]?.total;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        mayEdit && (
          <Group gap="sm">
            <ImportKnowledge assistantId={assistantId} />
            <AddKnowledge />
          </Group>
        )
      }
    >
      <WhoMay to="catalogue:edit" />
      {mayEdit && <KnowledgeDrafts assistantId={assistantId} />}
      {(query !== undefined || total !== 0) && <SearchBar query={query} total={total} />}
      <Table
        label={words.title}
        query={{ data: pages?.flatMap(({ entries }) => entries), error: list.error, refetch: list.refetch }}
        rowKey={({ knowledgeId }) => knowledgeId}
        empty={<Nothing isSearch={query !== undefined} mayEdit={mayEdit} />}
        columns={[
          { header: words.name, cell: (entry) => <Title entry={entry} /> },
          { header: words.kind, cell: ({ sourceType }) => words.kinds[sourceType] },
          { header: words.used, cell: ({ uses }) => <Uses count={uses} /> },
          { header: words.changed, cell: ({ updatedAt }) => <Time at={updatedAt} day /> },
          ...(mayEdit
            ? [{ header: words.actions, actions: true, cell: (entry: KnowledgeSummary) => <Remove entry={entry} /> }]
            : []),
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

function useKnowledge(assistantId: string, search: string | undefined) {
  const { organizationId, call } = useOrganization();
  return useInfiniteQuery({
    queryKey: ['organization', organizationId, 'browse_knowledge', assistantId, search],
    queryFn: ({ pageParam: before }) => call.browse_knowledge({ assistantId, search, before, limit: PAGE_SIZE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries }) => (entries.length === PAGE_SIZE ? entries.at(-1)?.knowledgeId : undefined),
  });
}

function SearchBar({ query, total }: { query: string | undefined; total: number | undefined }) {
  const navigate = useNavigate({ from: '/organizations/$organizationId/assistants/$assistantId/knowledge' });
  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('query');
    void navigate({ search: typeof given === 'string' && given.trim() !== '' ? { query: given.trim() } : {} });
  }
  return (
    // The field is uncontrolled: remount it when the URL changes its default.
    <form key={query} onSubmit={onSubmit} role="search" className={styles.search}>
      <TextInput
        name="query"
        type="search"
        label={words.search}
        defaultValue={query ?? ''}
        maxLength={500}
        autoComplete="off"
        className={styles.query}
      />
      <Button type="submit" variant="default">
        {words.submitSearch}
      </Button>
      {query !== undefined && (
        <Button variant="subtle" onClick={() => void navigate({ search: {} })}>
          {words.clear}
        </Button>
      )}
      {total !== undefined && (
        <Text size="sm" c="dimmed" className={styles.total}>
          {words.total(total)}
        </Text>
      )}
    </form>
  );
}

function Nothing({ isSearch, mayEdit }: { isSearch: boolean; mayEdit: boolean }) {
  if (isSearch) return <Empty title={words.noMatch.title}>{words.noMatch.next}</Empty>;
  return (
    <>
      <Empty title={words.empty.title}>{mayEdit ? words.empty.next : words.empty.reason}</Empty>
      {mayEdit && <Templates />}
    </>
  );
}

function Title({ entry: { knowledgeId, title, beginning } }: { entry: KnowledgeSummary }) {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  return (
    <div className={styles.title}>
      <TextLink
        to="/organizations/$organizationId/assistants/$assistantId/knowledge/$knowledgeId"
        params={{ organizationId, assistantId, knowledgeId }}
        c="inherit"
        fw={550}
      >
        {title}
      </TextLink>
      <Text size="sm" c="dimmed" lineClamp={1}>
        {firstLine(beginning)}
      </Text>
    </div>
  );
}

function Uses({ count }: { count: number }) {
  if (count === 0)
    return (
      <Text inherit c="dimmed">
        {words.notUsed}
      </Text>
    );
  return (count === MAX_USES ? words.manyUses : words.uses)(count);
}

function Remove({ entry: { knowledgeId, title } }: { entry: KnowledgeSummary }) {
  const { call } = useOrganization();
  return (
    <Confirm
      label={words.remove.label}
      about={title}
      color="red"
      variant="subtle"
      size="compact-sm"
      title={words.remove.title(title)}
      submit={words.remove.label}
      send={() => call.remove_knowledge({ knowledgeId })}
      success={words.remove.done(title)}
    >
      {words.remove.consequences}
    </Confirm>
  );
}
