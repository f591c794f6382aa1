import { Button, Skeleton, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CHECK_LABELS, CHECK_NAMES, OUTCOME_LABELS, STATE_LABELS, describeCheck } from '../installation-texts.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { CheckIcon, CloseIcon, UnknownIcon } from '../parts/icons.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { Assistant, Installation } from '../types.ts';
import styles from './assistant-check.module.css';

const ICONS = { fine: CheckIcon, problem: CloseIcon, unknown: UnknownIcon };

/** Whether the tag works in the shop, point by point. */
export function InstallCheck({ assistant: { assistantId } }: { assistant: Assistant }) {
  const { organizationId, call } = useOrganization();
  const check = useOrganizationQuery('check_installation', { assistantId });
  const client = useQueryClient();
  // Otherwise the service may tell what it saw a moment ago.
  const anew = useMutation({
    mutationFn: () => call.check_installation({ assistantId, again: true }),
    onSuccess: (found) =>
      client.setQueryData(['organization', organizationId, 'check_installation', { assistantId }], found),
  });
  const error = anew.error ?? check.error;
  return (
    <Section
      title="Does it work in your shop?"
      lead="We visit your pages, and see which browsers the tag has run in. You can go on meanwhile, and come back at any time."
      action={
        <Button variant="default" loading={anew.isPending || check.isFetching} onClick={() => anew.mutate()}>
          Check again
        </Button>
      }
    >
      {error && <ErrorAlert error={error} />}
      {!check.data && !error && <Skeleton h="16rem" />}
      {check.data && <Checks installation={check.data} assistantId={assistantId} />}
    </Section>
  );
}

function Checks({ installation, assistantId }: { installation: Installation; assistantId: string }) {
  const { checks, pages, sightings } = installation;
  const unread = pages.filter(({ problem }) => problem !== null);
  return (
    <>
      <ul className={styles.checks}>
        {CHECK_NAMES.map((name) => {
          const { state, found } = checks[name];
          const StateIcon = ICONS[state];
          return (
            <li key={name} data-state={state}>
              <span className={styles.state}>
                <StateIcon />
              </span>
              <div>
                <Text fw={550}>
                  {CHECK_LABELS[name]} <span className={styles.label}>{STATE_LABELS[state]}</span>
                </Text>
                <Text size="sm">{describeCheck(name, checks[name], location.origin)}</Text>
                {name === 'origin' && state === 'problem' && <AllowOrigins assistantId={assistantId} origins={found} />}
              </div>
            </li>
          );
        })}
      </ul>
      {unread.map(({ url, problem }) => (
        <Text key={url} size="sm" c="dimmed">
          {problem} ({url})
        </Text>
      ))}
      {sightings.length > 0 && (
        <ul aria-label="Last seen" className={styles.sightings}>
          {sightings.slice(0, 5).map(({ origin, outcome, lastSeenAt }) => (
            <li key={origin + outcome}>
              {origin}: {OUTCOME_LABELS[outcome]}, <Time at={lastSeenAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AllowOrigins({ assistantId, origins }: { assistantId: string; origins: string[] }) {
  const { call, may } = useOrganization();
  const settings = useOrganizationQuery('get_widget_settings', { assistantId });
  const client = useQueryClient();
  const allowed = settings.data?.originsInEffect;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.update_widget_settings({ assistantId, origins: [...(allowed ?? []), ...origins] }),
    onSuccess: () => {
      announce('Allowed.');
      return client.invalidateQueries();
    },
  });
  if (!may('assistants:edit')) return null;
  return (
    <>
      <Text size="sm">Allow it only if it is an address of your own shop.</Text>
      <Button size="xs" variant="default" mt="xs" disabled={!allowed} loading={isPending} onClick={() => mutate()}>
        Allow {new Intl.ListFormat('en').format(origins)}
      </Button>
      {error && <ErrorAlert error={error} />}
    </>
  );
}
