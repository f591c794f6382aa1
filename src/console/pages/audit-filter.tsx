import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { useOrganizationQuery } from '../queries.ts';
import type { AuditSearch } from '../search.ts';
import type { AuditFilter } from '../types.ts';
import styles from './audit-filter.module.css';

const AUDIT = '/signed-in/shell/organizations/$organizationId/audit';

export const THROUGH = { rest: 'REST', mcp: 'MCP', console: 'Console', cli: 'Command line' } as const;

/** `create_key` → Create key */
export function words(action: string): string {
  const spaced = action.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The address's conditions as the service takes them: the reader's days become moments, `to` with all of its day. */
export function filterOf({ action, from, to, ...same }: AuditSearch): AuditFilter {
  return {
    ...same,
    ...(action && { action: action.trim().toLowerCase().replaceAll(' ', '_') }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

function startOf(day: string, daysLater: number): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}

/** Narrows the log down; the conditions are in the address, to be kept and sent to others. */
export function AuditFilterBar() {
  const search = useSearch({ from: AUDIT });
  const navigate = useNavigate({ from: '/organizations/$organizationId/audit' });
  const members = useOrganizationQuery('list_members', {});
  const keys = useOrganizationQuery('list_keys', {});
  const actions = useOrganizationQuery('list_audited_actions', {});
  const people = (members.data ?? []).map(({ userId, email }) => ({ value: userId, label: email }));
  const programs = (keys.data ?? []).map(({ keyId, name }) => ({ value: keyId, label: name }));
  const { actor } = search;
  const known = !actor || [...people, ...programs].some(({ value }) => value === actor);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate({ search: Object.fromEntries(filled) });
  }

  return (
    // Another address is another set of defaults.
    <form key={JSON.stringify([search, known])} onSubmit={onSubmit} className={styles.bar} aria-label="Narrow down">
      <NativeSelect
        name="actor"
        label="Who"
        defaultValue={actor ?? ''}
        data={[
          { value: '', label: 'Everybody' },
          ...(known ? [] : [{ value: actor, label: actor }]),
          { group: 'Members', items: people },
          { group: 'Keys', items: programs },
        ]}
      />
      <TextInput
        name="action"
        label="What"
        defaultValue={search.action ?? ''}
        list="audited-actions"
        autoComplete="off"
      />
      <datalist id="audited-actions">
        {actions.data?.map((action) => (
          <option key={action}>{words(action)}</option>
        ))}
      </datalist>
      <TextInput name="target" label="On" defaultValue={search.target ?? ''} autoComplete="off" />
      <NativeSelect
        name="via"
        label="Through"
        defaultValue={search.via ?? ''}
        data={[
          { value: '', label: 'Anything' },
          ...Object.entries(THROUGH).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextInput name="from" type="date" label="From" defaultValue={search.from ?? ''} />
      <TextInput name="to" type="date" label="To" defaultValue={search.to ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          Show
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={() => void navigate({ search: {} })}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
