import { useState } from 'react';
import { Figure, Figures } from '../parts/figures.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant } from '../types.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

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
  const seen = installation.data?.sightings.find(({ outcome }) => outcome === 'shown');
  const isSeen = installation.data === undefined ? undefined : seen !== undefined;
  return (
    <Section
      title="The last seven days"
      lead={nextStep({ catalogueSize, status, isSeen, open: open.data?.open ?? 0 })}
      action={
        <ButtonLink
          variant="default"
          to="/organizations/$organizationId/assistants/$assistantId/insight"
          params={{ organizationId, assistantId }}
        >
          Insight
        </ButtonLink>
      }
    >
      <Figures>
        <Figure label="Conversations">{insight.data?.totals.conversations.toLocaleString()}</Figure>
        <Figure label="Products put into carts">{insight.data?.totals.cartPieces.toLocaleString()}</Figure>
        <Figure label="Open questions">{open.data?.open.toLocaleString()}</Figure>
        <Figure label="Last seen in your shop">
          {seen ? <Time at={seen.lastSeenAt} /> : isSeen === false ? 'Not yet' : undefined}
        </Figure>
      </Figures>
    </Section>
  );
}

interface Progress {
  catalogueSize: number;
  status: Assistant['status'];
  /** Whether a shopper's browser has shown it; undefined while that is unknown. */
  isSeen: boolean | undefined;
  open: number;
}

function nextStep({ catalogueSize, status, isSeen, open }: Progress): string {
  if (catalogueSize === 0) return 'Next: let a crawl find your products.';
  if (status !== 'live') return 'Next: try it below, then go live.';
  if (isSeen === false) return 'Next: put the tag into your shop.';
  if (open === 1) return 'Next: answer the question that it could not answer.';
  if (open > 1) return `Next: answer the ${open.toLocaleString()} questions that it could not answer.`;
  return 'It is advising your shoppers. Nothing is left to do.';
}
