import { Stack, Text } from '@mantine/core';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page, Panel, Section } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { AddShop } from './add-shop.tsx';
import { DemoShop } from './demo-shop.tsx';

export function AssistantsPage() {
  const { name, organizationId, may } = useOrganization();
  const assistants = useOrganizationQuery('list_assistants', {});
  const canAdd = may('assistants:edit');
  if (assistants.data?.length === 0 && canAdd) return <FirstShop />;
  return (
    <Page
      title="Assistants"
      lead={`The shopping assistants of ${name}.`}
      action={
        canAdd && (
          <Dialog label="Add a shop" title="Add a shop">
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
        label="Assistants"
        query={assistants}
        rowKey={({ assistantId }) => assistantId}
        empty={<Empty title="No assistants yet">Ask an owner or admin of {name} to add a shop.</Empty>}
        columns={[
          {
            header: 'Name',
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
                  {siteUrl ?? 'No shop address'}
                </Text>
              </div>
            ),
          },
          { header: 'Status', cell: ({ status }) => <AssistantStatus status={status} /> },
          { header: 'Created', cell: ({ createdAt }) => <Time at={createdAt} day /> },
        ]}
      />
    </Page>
  );
}

/** The page of an organization without assistants. */
function FirstShop() {
  return (
    <Page
      title="Add your shop"
      lead="Aisle reads your shop’s products, and its assistant advises your shoppers from them. You can try it before anyone else sees it."
    >
      <Panel title="Where is your shop?" lead="The first products appear within a minute.">
        <AddShop />
      </Panel>
      <DemoShop frame={Panel} />
    </Page>
  );
}
