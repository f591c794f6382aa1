import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { momentsOf } from '../period.ts';
import { useOrganizationQuery } from '../queries.ts';
import type { AuditSearch } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import type { AuditQuery } from '../types.ts';
import styles from './audit-filter.module.css';

const words = texts.audit;

const AUDIT = '/signed-in/shell/organizations/$organizationId/audit';
const ACTIONS: Readonly<Record<string, string>> = texts.auditActions;

/** `create_key` → Create key */
export const actionLabel = (action: string): string => ACTIONS[action] ?? action;

/** Create key, or `create_key` → `create_key` */
function actionOf(text: string): string {
  const label = text.trim().toLowerCase();
  return Object.keys(ACTIONS).find((action) => ACTIONS[action]?.toLowerCase() === label) ?? label.replaceAll(' ', '_');
}

/** Converts the URL's filters for the service: local days become timestamps, and `to` includes its whole day. */
export function filterOf(search: AuditSearch): AuditQuery {
  const { action, from: _from, to: _to, ...same } = search;
  return {
    ...same,
    ...(action && { action: actionOf(action) }),
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
    const wanted = Object.fromEntries(filled) as AuditSearch;
    // Readers of another language may follow the link.
    void navigate({ search: { ...wanted, ...(wanted.action && { action: actionOf(wanted.action) }) } });
  }

  return (
    // The fields are uncontrolled: remount them when the URL changes their defaults.
    <form key={JSON.stringify(search)} onSubmit={onSubmit} className={styles.bar} aria-label={words.filter.label}>
      <NativeSelect
        // Its options arrive later, when other fields may have been filled in.
        key={String(known)}
        name="actor"
        label={words.actor}
        defaultValue={actor ?? ''}
        data={[
          { value: '', label: words.filter.everyone },
          ...(known ? [] : [{ value: actor, label: actor }]),
          { group: words.filter.members, items: memberOptions },
          { group: words.filter.keys, items: keyOptions },
        ]}
      />
      <TextInput
        name="action"
        label={words.action}
        defaultValue={actionLabel(search.action ?? '')}
        list="audited-actions"
        autoComplete="off"
      />
      <datalist id="audited-actions">
        {actions.data?.map((action) => (
          <option key={action}>{actionLabel(action)}</option>
        ))}
      </datalist>
      <TextInput name="target" label={words.target} defaultValue={search.target ?? ''} autoComplete="off" />
      <NativeSelect
        name="via"
        label={words.source}
        defaultValue={search.via ?? ''}
        data={[
          { value: '', label: words.filter.anySource },
          ...Object.entries(words.sources).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextInput name="from" type="date" label={words.filter.from} defaultValue={search.from ?? ''} />
      <TextInput name="to" type="date" label={words.filter.to} defaultValue={search.to ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          {words.filter.apply}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={() => void navigate({ search: {} })}>
            {words.filter.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
