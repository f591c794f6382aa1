import { Button, Skeleton, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { faultMessage } from '../parts/error-message.ts';
import { CheckIcon, CloseIcon, UnknownIcon } from '../parts/icons.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { rememberOwn } from '../own-versions.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatList } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, Installation } from '../types.ts';
import styles from './assistant-check.module.css';

const words = texts.installation;

const CHECKS = [
  'tag',
  'key',
  'origin',
  'live',
  'cart',
  'policy',
] as const satisfies readonly (keyof Installation['checks'])[];
const CARTS: Readonly<Record<string, { label: string }>> = words.systems;
const ICONS = { fine: CheckIcon, problem: CloseIcon, unknown: UnknownIcon };

/** Shows whether the tag works in the shop, point by point. */
export function InstallCheck({ assistant: { assistantId } }: { assistant: Assistant }) {
  const { organizationId, call } = useOrganization();
  const check = useOrganizationQuery('check_installation', { assistantId });
  const client = useQueryClient();
  // Otherwise the service may tell what it saw a moment ago.
  const anew = useMutation({
    mutationFn: () => call.check_installation({ assistantId, again: true }),
    onSuccess(found) {
      announce(words.check.checked);
      client.setQueryData(['organization', organizationId, 'check_installation', { assistantId }], found);
    },
  });
  const error = anew.error ?? check.error;
  return (
    <Section
      title={words.check.title}
      lead={words.check.lead}
      action={
        <Button variant="default" loading={anew.isPending || check.isFetching} onClick={() => anew.mutate()}>
          {words.check.again}
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
  const unread = pages.flatMap(({ url, problem }) => (problem === null ? [] : { url, problem: faultMessage(problem) }));
  return (
    <>
      <ul className={styles.checks}>
        {CHECKS.map((name) => {
          const { state, found } = checks[name];
          const StateIcon = ICONS[state];
          const named = formatList(found.map((each) => CARTS[each]?.label ?? each));
          return (
            <li key={name} data-state={state}>
              <span className={styles.state}>
                <StateIcon />
              </span>
              <div>
                <Text fw={550}>
                  {words.checks[name].label} <span className={styles.label}>{words.check.states[state]}</span>
                </Text>
                <Text size="sm">{words.checks[name][state](named, location.origin)}</Text>
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
        <ul aria-label={words.check.lastSeen} className={styles.sightings}>
          {sightings.slice(0, 5).map(({ origin, outcome, lastSeenAt }) => (
            <li key={origin + outcome}>
              {origin}: {words.check.outcomes[outcome]}, <Time at={lastSeenAt} />
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
    async mutationFn() {
      const changed = await call.update_widget_settings({ assistantId, origins: [...(allowed ?? []), ...origins] });
      rememberOwn(settings.data?.updatedAt, changed);
    },
    onSuccess: () => {
      announce(words.check.allowed);
      return client.invalidateQueries();
    },
  });
  if (!may('assistants:edit')) return null;
  return (
    <>
      <Text size="sm">{words.check.allowHint}</Text>
      <Button size="xs" variant="default" mt="xs" disabled={!allowed} loading={isPending} onClick={() => mutate()}>
        {words.check.allow(origins)}
      </Button>
      {error && <ErrorAlert error={error} />}
    </>
  );
}
