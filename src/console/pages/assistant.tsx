import { Anchor } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { Catalogue } from './assistant-catalogue.tsx';
import { InstallCheck } from './assistant-check.tsx';
import { DemoShopHint } from './demo-shop.tsx';
import { Install } from './assistant-install.tsx';
import { Look } from './assistant-look.tsx';
import { Model } from './assistant-model.tsx';
import { Overview } from './assistant-overview.tsx';
import { Preview } from './assistant-preview.tsx';
import { Voice } from './assistant-voice.tsx';

/** An assistant: its shop's catalogue, a preview to try, and how to put it into the shop. */
export function AssistantPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { may } = useOrganization();
  const { data: assistant, error, refetch } = useOrganizationQuery('get_assistant', { assistantId });
  if (!assistant) return <Page title="Assistant">{error && <ErrorAlert error={error} retry={refetch} />}</Page>;
  const { siteUrl } = assistant;
  return (
    <Page
      title={assistant.name}
      lead={
        siteUrl !== null && (
          <Anchor href={siteUrl} rel="noopener noreferrer" target="_blank">
            {siteUrl}
          </Anchor>
        )
      }
      action={<AssistantStatus status={assistant.status} />}
    >
      <DemoShopHint assistant={assistant} />
      <Overview assistant={assistant} />
      <Catalogue assistant={assistant} />
      <Preview assistant={assistant} />
      {may('assistants:edit') && (
        <>
          <Voice assistant={assistant} />
          <Look assistant={assistant} />
          <Model assistant={assistant} />
        </>
      )}
      <Install assistant={assistant} />
      <InstallCheck assistant={assistant} />
      {may('assistants:delete') && <Delete assistantId={assistantId} name={assistant.name} />}
    </Page>
  );
}

function Delete({ assistantId, name }: { assistantId: string; name: string }) {
  const { organizationId, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Panel title="Delete assistant" lead="This also deletes its catalogue, knowledge and conversations.">
      <Confirm
        label="Delete assistant"
        color="red"
        variant="outline"
        title={`Delete ${name}?`}
        submit="Delete permanently"
        send={() => call.delete_assistant({ assistantId })}
        success={`${name} was deleted.`}
        done={() => navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } })}
      >
        This cannot be undone. Its widget disappears from your shop immediately.
      </Confirm>
    </Panel>
  );
}
