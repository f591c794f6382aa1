import { Stack, Text } from '@mantine/core';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Panel, Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { AddShop } from './add-shop.tsx';
import { DemoShop } from './demo-shop.tsx';

const words = texts.assistants;

export function AssistantsPage() {
  const { name, organizationId, may } = useOrganization();
  const assistants = useOrganizationQuery('list_assistants', {});
  const canAdd = may('assistants:edit');
  if (assistants.data?.length === 0 && canAdd) return <FirstShop />;
  return (
    <Page
      title={words.title}
      lead={words.lead(name)}
      action={
        canAdd && (
          <Dialog hash="add-shop" label={words.add.title} title={words.add.title}>
            {(close) => (
              <Stack gap="xl">
                <AddShop cancel={close} />
                <DemoShop frame={Section} />
              </Stack>
            )}
          </Dialog>
        )
      }
    >
      <Table
        label={words.title}
        query={assistants}
        rowKey={({ assistantId }) => assistantId}
        empty={<Empty title={words.empty.title}>{words.empty.next(name)}</Empty>}
        columns={[
          {
            header: words.name,
            cell: ({ assistantId, name: called, siteUrl }) => (
              <div>
                <TextLink
                  to="/organizations/$organizationId/assistants/$assistantId"
                  params={{ organizationId, assistantId }}
                  fw={550}
                >
                  {called}
                </TextLink>
                <Text size="sm" c="dimmed">
                  {siteUrl ?? words.noAddress}
                </Text>
              </div>
            ),
          },
          { header: words.status, cell: ({ status }) => <AssistantStatus status={status} /> },
          { header: words.created, cell: ({ createdAt }) => <Time at={createdAt} day /> },
        ]}
      />
    </Page>
  );
}

/** The page of an organization without assistants. */
function FirstShop() {
  return (
    <Page title={words.first.title} lead={words.first.lead}>
      <Panel title={words.first.where} lead={words.first.soon}>
        <AddShop />
      </Panel>
      <DemoShop frame={Panel} />
    </Page>
  );
}
