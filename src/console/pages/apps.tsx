import { Text } from '@mantine/core';
import { mcpUrl } from '../connect-snippets.ts';
import { account } from '../api.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CopyableText } from '../parts/copyable-text.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';

const words = texts.apps;

export function AppsPage() {
  const apps = useAccountQuery('list_connected_apps', {});
  return (
    <Page title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        query={apps}
        rowKey={(app) => app.connectedAppId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          {
            header: words.app,
            cell: (app) => (
              <div>
                <Text inherit fw={550}>
                  {app.clientName}
                </Text>
                <Text size="sm" c="dimmed">
                  {app.clientHost !== null &&
                    app.clientHost !== app.redirectHost &&
                    `${words.claimsToBeFrom(app.clientHost)} `}
                  {words.redirectsTo(app.redirectHost)}
                </Text>
              </div>
            ),
          },
          { header: words.organization, cell: (app) => app.organizationName },
          { header: words.access, cell: (app) => texts.oauth.access[app.access] },
          { header: words.connected, cell: (app) => <Time at={app.createdAt} /> },
          { header: words.lastUsed, cell: (app) => (app.lastUsedAt ? <Time at={app.lastUsedAt} /> : words.never) },
          {
            header: words.actions,
            actions: true,
            cell: ({ connectedAppId, clientName }) => (
              <Confirm
                label={words.disconnect.button}
                about={clientName}
                variant="subtle"
                color="gray"
                size="xs"
                title={words.disconnect.title(clientName)}
                submit={words.disconnect.button}
                send={() => account.disconnect_app({ connectedAppId })}
                success={words.disconnect.done(clientName)}
              >
                {words.disconnect.consequence}
              </Confirm>
            ),
          },
        ]}
      />
      <Panel title={words.connect.title} lead={words.connect.lead}>
        <CopyableText label={words.connect.url} text={mcpUrl(location.origin)} />
      </Panel>
    </Page>
  );
}
