import { Outlet, createLink, useLocation, useParams } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useRef } from 'react';
import { CallError } from '../../client/index.ts';
import { ButtonLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import styles from './assistant-pages.module.css';

const words = texts.assistant;

/** The end of the tabs, where the style sheet fades them out. */
const FADE_PX = 48;

const Tab = createLink((anchor: ComponentProps<'a'>) => (
  <li>
    {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties */}
    <a {...anchor} className={styles.tab} />
  </li>
));

/** The pages of one assistant, and the links from one to the other. */
export function AssistantPages() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, may } = useOrganization();
  const { data: assistant, error } = useOrganizationQuery('get_assistant', { assistantId });
  const params = { organizationId, assistantId };
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone there is no room for all of them.
  useEffect(() => {
    const frame = tabs.current;
    const current = frame?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!frame || !current) return;
    const { left, right } = frame.getBoundingClientRect();
    const clear = right - FADE_PX;
    if (current.left < left || current.right > clear) frame.scrollLeft += current.right - clear;
  }, [pathname, assistant?.name]);
  if (error instanceof CallError && error.status === 404 && !assistant)
    return (
      <Page title={words.notFound.title} lead={words.notFound.lead}>
        <div>
          <ButtonLink to="/organizations/$organizationId/assistants" params={{ organizationId }}>
            {words.notFound.back}
          </ButtonLink>
        </div>
      </Page>
    );
  return (
    <>
      <nav ref={tabs} className={styles.tabs} aria-label={words.title}>
        <ul>
          <Tab
            to="/organizations/$organizationId/assistants/$assistantId"
            params={params}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {assistant?.name ?? words.title}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/catalogue" params={params}>
            {words.tabs.catalogue}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/crawls" params={params}>
            {words.tabs.crawls}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/knowledge" params={params}>
            {words.tabs.knowledge}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/conversations" params={params}>
            {words.tabs.conversations}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/questions" params={params}>
            {words.tabs.questions}
          </Tab>
          <Tab to="/organizations/$organizationId/assistants/$assistantId/playground" params={params}>
            {words.tabs.playground}
          </Tab>
          <Tab
            to="/organizations/$organizationId/assistants/$assistantId/insight"
            params={params}
            activeOptions={{ includeSearch: false }}
          >
            {words.tabs.insight}
          </Tab>
          {may('catalogue:edit') && (
            <Tab to="/organizations/$organizationId/assistants/$assistantId/settings" params={params}>
              {words.tabs.settings}
            </Tab>
          )}
        </ul>
      </nav>
      {/* Remount when the assistant changes, so that no input or selection carries over. */}
      <Outlet key={assistantId} />
    </>
  );
}
