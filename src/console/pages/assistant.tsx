import { Anchor } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { Catalogue } from './assistant-catalogue.tsx';
import { InstallCheck } from './assistant-check.tsx';
import { DemoShopHint } from './demo-shop.tsx';
import { Install } from './assistant-install.tsx';
import { Look } from './assistant-look.tsx';
import { Model } from './assistant-model.tsx';
import { Overview } from './assistant-overview.tsx';
import { Preview } from './assistant-preview.tsx';
import { Voice } from './assistant-voice.tsx';

const words = texts.assistant;

/** An assistant: its shop's catalogue, a preview to try, and how to put it into the shop. */
export function AssistantPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { data: assistant, error, refetch } = useOrganizationQuery('get_assistant', { assistantId });
  if (!assistant) return <Page title={words.title}>{error && <ErrorAlert error={error} retry={refetch} />}</Page>;
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
      <WhoMay to="assistants:edit" />
      <Overview assistant={assistant} />
      <Catalogue assistant={assistant} />
      <Steps assistant={assistant} />
    </Page>
  );
}

/** Shows what leads to an assistant in the shop. Rendered once the figures above it are on the screen, as it takes longer. */
function Steps({ assistant }: { assistant: Parameters<typeof Preview>[0]['assistant'] }) {
  const { may } = useOrganization();
  const isNext = useDeferredValue(true, false);
  if (!isNext) return undefined;
  return (
    <>
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
      {may('assistants:delete') && <Delete assistantId={assistant.assistantId} name={assistant.name} />}
    </>
  );
}

function Delete({ assistantId, name }: { assistantId: string; name: string }) {
  const { organizationId, call } = useOrganization();
  const navigate = useNavigate();
  return (
    <Panel title={words.delete.title} lead={words.delete.lead}>
      <Confirm
        label={words.delete.title}
        color="red"
        variant="outline"
        title={words.delete.ask(name)}
        submit={words.delete.submit}
        send={() => call.delete_assistant({ assistantId })}
        success={words.delete.done(name)}
        done={() => navigate({ to: '/organizations/$organizationId/assistants', params: { organizationId } })}
      >
        {words.delete.consequence}
      </Confirm>
    </Panel>
  );
}
