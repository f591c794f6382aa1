import { Text } from '@mantine/core';
import { account } from '../api.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';

export function AppsPage() {
  const apps = useAccountQuery('list_connected_apps', {});
  return (
    <Page title="Connected apps" lead="Agents and apps that can use Aisle on your behalf until you disconnect them.">
      <Table
        label="Connected apps"
        query={apps}
        rowKey={(app) => app.connectedAppId}
        empty={
          <Empty title="No connected apps">
            Add the MCP server URL below to any agent that supports MCP. It will bring you here to sign in and approve
            its access.
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
                    `Claims to be from ${app.clientHost}. `}
                  Redirects to {app.redirectHost}
                </Text>
              </div>
            ),
          },
          { header: 'Organization', cell: (app) => app.organizationName },
          { header: 'Access', cell: (app) => (app.access === 'read' ? 'View only' : 'View and edit') },
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
                success={`${clientName} was disconnected.`}
              >
                It loses access immediately and will need your approval to connect again.
              </Confirm>
            ),
          },
        ]}
      />
      <Panel title="Connect an app" lead="Add this URL to any agent that supports the Model Context Protocol (MCP):">
        <CopyableText label="MCP server URL" text={`${location.origin}/api/mcp`} />
      </Panel>
    </Page>
  );
}
