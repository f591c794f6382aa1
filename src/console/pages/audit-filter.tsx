import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { momentsOf } from '../period.ts';
import { useOrganizationQuery } from '../queries.ts';
import type { AuditSearch } from '../search-params.ts';
import type { AuditQuery } from '../types.ts';
import styles from './audit-filter.module.css';

const AUDIT = '/signed-in/shell/organizations/$organizationId/audit';

export const SOURCES = { rest: 'REST', mcp: 'MCP', console: 'Console', cli: 'Command line' } as const;

/** `create_key` → Create key */
export function actionLabel(action: string): string {
  const spaced = action.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Converts the URL's filters for the service: local days become timestamps, and `to` includes its whole day. */
export function filterOf(search: AuditSearch): AuditQuery {
  const { action, from: _from, to: _to, ...same } = search;
  return {
    ...same,
    ...(action && { action: action.trim().toLowerCase().replaceAll(' ', '_') }),
    ...momentsOf(search),
  };
}

/** Filters the log. The filters are in the URL, so that they can be bookmarked and shared. */
export function AuditFilterBar() {
  const search = useSearch({ from: AUDIT });
  const navigate = useNavigate({ from: '/organizations/$organizationId/audit' });
  const members = useOrganizationQuery('list_members', {});
  const keys = useOrganizationQuery('list_keys', {});
  const actions = useOrganizationQuery('list_audited_actions', {});
  const memberOptions = (members.data ?? []).map(({ userId, email }) => ({ value: userId, label: email }));
  const keyOptions = (keys.data ?? []).map(({ keyId, name }) => ({ value: keyId, label: name }));
  const { actor } = search;
  const known = !actor || [...memberOptions, ...keyOptions].some(({ value }) => value === actor);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate({ search: Object.fromEntries(filled) });
  }

  return (
    // The fields are uncontrolled: remount them when the URL changes their defaults.
    <form key={JSON.stringify(search)} onSubmit={onSubmit} className={styles.bar} aria-label="Filter">
      <NativeSelect
        // Its options arrive later, when other fields may have been filled in.
        key={String(known)}
        name="actor"
        label="Actor"
        defaultValue={actor ?? ''}
        data={[
          { value: '', label: 'Everyone' },
          ...(known ? [] : [{ value: actor, label: actor }]),
          { group: 'Members', items: memberOptions },
          { group: 'API keys', items: keyOptions },
        ]}
      />
      <TextInput
        name="action"
        label="Action"
        defaultValue={search.action ?? ''}
        list="audited-actions"
        autoComplete="off"
      />
      <datalist id="audited-actions">
        {actions.data?.map((action) => (
          <option key={action}>{actionLabel(action)}</option>
        ))}
      </datalist>
      <TextInput name="target" label="Target" defaultValue={search.target ?? ''} autoComplete="off" />
      <NativeSelect
        name="via"
        label="Source"
        defaultValue={search.via ?? ''}
        data={[{ value: '', label: 'Any' }, ...Object.entries(SOURCES).map(([value, label]) => ({ value, label }))]}
      />
      <TextInput name="from" type="date" label="From" defaultValue={search.from ?? ''} />
      <TextInput name="to" type="date" label="To" defaultValue={search.to ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          Apply
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
