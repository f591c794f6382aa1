import { Anchor } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
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
import { INSTALL_ID, Overview } from './assistant-overview.tsx';
import { Preview } from './assistant-preview.tsx';
import { Voice } from './assistant-voice.tsx';
import styles from './assistant.module.css';

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
      <div className={styles.beside}>
        <Catalogue assistant={assistant} />
        <Deferred>
          <Preview assistant={assistant} />
        </Deferred>
      </div>
      <Deferred>
        <Steps assistant={assistant} />
      </Deferred>
    </Page>
  );
}

/** Renders what takes longer once the figures at the top of the page are on the screen. */
const Deferred = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

/** Shows what leads to an assistant in the shop. */
function Steps({ assistant }: { assistant: Parameters<typeof Preview>[0]['assistant'] }) {
  const { may } = useOrganization();
  return (
    <>
      {may('assistants:edit') && (
        <>
          <Voice assistant={assistant} />
          <Look assistant={assistant} />
          <Model assistant={assistant} />
        </>
      )}
      <div id={INSTALL_ID} tabIndex={-1}>
        <Install assistant={assistant} />
      </div>
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
