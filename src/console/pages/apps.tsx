import { Text } from '@mantine/core';
import { account } from '../api.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Copy } from '../parts/copy.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';

export function AppsPage() {
  const apps = useAccountQuery('list_connected_apps', {});
  return (
    <Page title="Connected apps" lead="Agents and apps that work with Aisle in your name, until you disconnect them.">
      <Table
        label="Connected apps"
        query={apps}
        rowKey={(app) => app.connectedAppId}
        empty={
          <Empty title="No app is connected">
            Add the address below to an agent that speaks MCP. It sends you here to sign in and to approve what it may
            do.
          </Empty>
        }
        columns={[
          {
            header: 'App',
            cell: (app) => (
              <div>
                <Text inherit fw={550}>
                  {app.clientName}
                </Text>
                <Text size="sm" c="dimmed">
                  {app.clientHost !== null &&
                    app.clientHost !== app.redirectHost &&
                    `Says it is from ${app.clientHost}. `}
                  Returns to {app.redirectHost}
                </Text>
              </div>
            ),
          },
          { header: 'Organization', cell: (app) => app.organizationName },
          { header: 'May', cell: (app) => (app.access === 'read' ? 'Only see' : 'See and change') },
          { header: 'Connected', cell: (app) => <Time at={app.createdAt} /> },
          { header: 'Last used', cell: (app) => (app.lastUsedAt ? <Time at={app.lastUsedAt} /> : 'Never') },
          {
            header: 'Actions',
            actions: true,
            cell: ({ connectedAppId, clientName }) => (
              <Confirm
                label="Disconnect"
                about={clientName}
                variant="subtle"
                color="gray"
                size="xs"
                title={`Disconnect ${clientName}?`}
                submit="Disconnect"
                send={() => account.disconnect_app({ connectedAppId })}
                said={`${clientName} is disconnected.`}
              >
                It loses access at once, and has to ask you again if it is to work for you.
              </Confirm>
            ),
          },
        ]}
      />
      <Panel title="Connect an app" lead="Every agent that speaks the Model Context Protocol takes this address:">
        <Copy label="Address for MCP" text={`${location.origin}/api/mcp`} />
      </Panel>
    </Page>
  );
}
