import { Group, Text } from '@mantine/core';
import { DescriptionList } from '../parts/description-list.tsx';
import { TextLink } from '../parts/link.tsx';
import type { AuditEntry } from '../types.ts';
import styles from './audit-changes.module.css';

/** Shows what an audit entry changed, field by field, and where the request came from. */
export function AuditChanges({ entry: { before, after, actor, target, address, requestId } }: { entry: AuditEntry }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  return (
    <div className={styles.changes}>
      {changed.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {was.size > 0 && <th scope="col">Before</th>}
              {is.size > 0 && <th scope="col">After</th>}
            </tr>
          </thead>
          <tbody>
            {changed.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {was.size > 0 && <td>{was.has(name) ? <del>{was.get(name)}</del> : '–'}</td>}
                {is.size > 0 && <td>{is.has(name) ? <ins>{is.get(name)}</ins> : '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed.length < names.length && (
        <Text size="sm" c="dimmed">
          Unchanged fields: {names.length - changed.length}
        </Text>
      )}
      <DescriptionList
        items={[
          ['Target', target],
          ['IP address', address ?? 'Unknown'],
          ['Request ID', requestId],
        ]}
      />
      <Group gap="lg">
        <TextLink from="/organizations/$organizationId/audit" to="." search={{ target }} size="sm">
          All changes to this target
        </TextLink>
        {actor.id && (
          <TextLink from="/organizations/$organizationId/audit" to="." search={{ actor: actor.id }} size="sm">
            All changes by {actor.label}
          </TextLink>
        )}
      </Group>
    </div>
  );
}

/** Flattens a record to its leaves by path: `branding.primaryColor` → "#0b664c" */
function fieldsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map(
      value === null && !path
        ? []
        : [[path || 'value', value === null ? 'not set' : typeof value === 'string' ? value : JSON.stringify(value)]],
    );
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return new Map([[path || 'value', value.join(', ') || 'none']]);
  const below = Object.entries(value).map(([name, one]) => fieldsOf(one, path ? `${path}.${name}` : name));
  return new Map(below.flatMap((fields) => [...fields]));
}
