import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { faultMessage, messageOf } from '../parts/error-message.ts';
import { CheckIcon, CloseIcon, UnknownIcon } from '../parts/icons.tsx';
import { Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { rememberOwn } from '../own-versions.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatList } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Assistant, Installation, WidgetSettings } from '../types.ts';
import styles from './assistant-check.module.css';

const words = texts.installation;

/** In the order in which a shop is set up. */
const CHECKS = ['tag', 'key', 'origin', 'live', 'cart', 'policy'] as const satisfies WidgetSettings['skippedChecks'];
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
  const skipping = useSkipping(assistantId);
  const { skip, skipped } = skipping;
  const isSkipped = skipped.length === CHECKS.length;
  const { checks } = check.data ?? {};
  const isToDo = checks !== undefined && CHECKS.some((name) => checks[name].state !== 'fine');
  return (
    <Section
      title={words.check.title}
      lead={isSkipped ? words.check.skippedAll : words.check.lead}
      action={
        <Group gap="sm">
          <Button variant="default" loading={anew.isPending || check.isFetching} onClick={() => anew.mutate()}>
            {words.check.again}
          </Button>
          {skip && (isSkipped || isToDo) && (
            <Button variant="default" onClick={() => skip(isSkipped ? [] : CHECKS)}>
              {isSkipped ? words.check.resume : words.check.skip}
            </Button>
          )}
        </Group>
      }
    >
      {error && <ErrorAlert error={error} />}
      {!check.data && !error && <Skeleton h="16rem" />}
      {check.data && !isSkipped && <Checks installation={check.data} assistantId={assistantId} skipping={skipping} />}
    </Section>
  );
}

type Names = readonly (typeof CHECKS)[number][];

interface Skipping {
  skipped: Names;
  /** Replaces the skipped checks, which can be undone; undefined for people who may not, and until they are known. */
  skip: ((names: Names) => void) | undefined;
}

function useSkipping(assistantId: string): Skipping {
  const { call, may } = useOrganization();
  const client = useQueryClient();
  const { data } = useOrganizationQuery('get_widget_settings', { assistantId });
  const skipped = data?.skippedChecks ?? [];
  const { mutate } = useMutation({
    async mutationFn({ names }: { names: Names; isUndo?: boolean }) {
      rememberOwn(data?.updatedAt, await call.update_widget_settings({ assistantId, skippedChecks: [...names] }));
    },
    onSuccess(_, { names, isUndo }) {
      const undo = { label: texts.catalogue.undo.action, press: () => mutate({ names: skipped, isUndo: true }) };
      if (isUndo) announce(texts.catalogue.undo.done);
      else announce(names.length > skipped.length ? words.check.skippedNow : words.check.resumed, undo);
      return client.invalidateQueries();
    },
    onError: (error) => announce(messageOf(error)),
  });
  const skip = (names: Names) => mutate({ names });
  return { skipped, skip: data && may('assistants:edit') ? skip : undefined };
}

interface ChecksProps {
  installation: Installation;
  assistantId: string;
  skipping: Skipping;
}

function Checks({ installation, assistantId, skipping: { skipped, skip } }: ChecksProps) {
  const { checks, pages, sightings } = installation;
  const unread = pages.flatMap(({ url, problem }) => (problem === null ? [] : { url, problem: faultMessage(problem) }));
  return (
    <>
      <ul className={styles.checks}>
        {CHECKS.map((name) => {
          const { state, found } = checks[name];
          const StateIcon = ICONS[state];
          const isSkipped = skipped.includes(name);
          const { label } = words.checks[name];
          const others = skipped.filter((each) => each !== name);
          const named = formatList(found.map((each) => CARTS[each]?.label ?? each));
          return (
            <li key={name} data-state={isSkipped ? 'unknown' : state}>
              <span className={styles.state}>{isSkipped ? <UnknownIcon /> : <StateIcon />}</span>
              <div>
                <Text fw={550}>
                  {label}{' '}
                  <span className={styles.label}>{isSkipped ? words.check.skipped : words.check.states[state]}</span>
                </Text>
                {!isSkipped && <Text size="sm">{words.checks[name][state](named, location.origin)}</Text>}
                {name === 'origin' && state === 'problem' && !isSkipped && (
                  <AllowOrigins assistantId={assistantId} origins={found} />
                )}
                {skip && (isSkipped || state !== 'fine') && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    ml="-0.5rem"
                    aria-label={`${isSkipped ? words.check.resume : words.check.skip}: ${label}`}
                    onClick={() => skip(isSkipped ? others : [...others, name])}
                  >
                    {isSkipped ? words.check.resume : words.check.skip}
                  </Button>
                )}
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
