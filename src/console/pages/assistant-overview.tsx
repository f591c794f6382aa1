import { Anchor } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Figure, Figures } from '../parts/figures.tsx';
import { ButtonLink, TextLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, WidgetSettings } from '../types.ts';

const words = texts.assistant.week;

/** The part of the page that says how to put the assistant live and into the shop. */
export const INSTALL_ID = 'install';

const WEEK_MS = 7 * 24 * 3_600_000;

const counted = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));

/** The assistant's figures of the last seven days, and what to do next. */
export function Overview({ assistant }: { assistant: Assistant & { catalogueSize: number } }) {
  const { assistantId, status, catalogueSize } = assistant;
  const { organizationId } = useOrganization();
  // Fixed while the page is open: the query would otherwise be another one each time.
  const [now] = useState(() => Date.now());
  const week = { from: new Date(now - WEEK_MS).toISOString(), to: new Date(now).toISOString() };
  const insight = useOrganizationQuery('get_insight', { assistantId, ...week, by: 'week' });
  const open = useOrganizationQuery('list_unanswered', { assistantId, limit: 1 });
  const installation = useOrganizationQuery('check_installation', { assistantId });
  const skipped = useOrganizationQuery('get_widget_settings', { assistantId }).data?.skippedChecks;
  const [latest] = useOrganizationQuery('list_crawls', { assistantId }).data ?? [];
  const isReading = latest !== undefined && latest.finishedAt === null;
  const seen = installation.data?.sightings.find(({ outcome }) => outcome === 'shown');
  const isSeen = installation.data === undefined ? undefined : seen !== undefined;
  const isInstalled = isSeen === false ? installation.data?.checks.tag.state === 'fine' : isSeen;
  const progress = { catalogueSize, isReading, status, isInstalled, skipped, open: open.data?.open ?? 0 };
  return (
    <Section
      title={words.title}
      lead={<NextStep assistantId={assistantId} {...progress} />}
      action={
        <ButtonLink
          variant="default"
          to="/organizations/$organizationId/assistants/$assistantId/insight"
          params={{ organizationId, assistantId }}
        >
          {words.insight}
        </ButtonLink>
      }
    >
      <Figures>
        <Figure label={words.conversations}>{counted(insight.data?.totals.conversations)}</Figure>
        <Figure label={words.cartPieces}>{counted(insight.data?.totals.cartPieces)}</Figure>
        <Figure label={words.openQuestions}>{counted(open.data?.open)}</Figure>
        <Figure label={words.lastSeen}>
          {seen ? <Time at={seen.lastSeenAt} /> : isSeen === false ? words.notSeen : undefined}
        </Figure>
      </Figures>
    </Section>
  );
}

interface Step {
  assistantId: string;
  catalogueSize: number;
  /** True if a crawl has not ended yet. */
  isReading: boolean;
  status: Assistant['status'];
  /** True if its tag was found, or a shopper's browser has shown it; undefined while that is unknown. */
  isInstalled: boolean | undefined;
  /** The checks that somebody goes on without. */
  skipped: WidgetSettings['skippedChecks'] | undefined;
  open: number;
}

/** Says what to do next, and leads there unless it is in view. */
function NextStep({ assistantId, catalogueSize, isReading, status, isInstalled, skipped = [], open }: Step) {
  const { organizationId } = useOrganization();
  if (catalogueSize === 0) return isReading ? words.next.wait : words.next.crawl;
  if (status !== 'live' && !skipped.includes('live')) return <ToInstall>{words.next.goLive}</ToInstall>;
  if (isInstalled === false && !skipped.includes('tag')) return <ToInstall>{words.next.install}</ToInstall>;
  if (open === 0) return words.next.nothing;
  return (
    <TextLink
      to="/organizations/$organizationId/assistants/$assistantId/questions"
      params={{ organizationId, assistantId }}
      inherit
    >
      {words.next.answer(open)}
    </TextLink>
  );
}

/** Moves to a part of this page, which a fragment of its address could not: those open dialogs. */
function ToInstall({ children }: { children: ReactNode }) {
  const { may } = useOrganization();
  if (!may('assistants:edit')) return children;
  return (
    <Anchor component="button" type="button" ta="start" inherit onClick={showInstall}>
      {children}
    </Anchor>
  );
}

function showInstall(): void {
  const place = document.querySelector<HTMLElement>(`#${INSTALL_ID}`);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
