import { Group, Text } from '@mantine/core';
import { DescriptionList } from '../parts/description-list.tsx';
import { TextLink } from '../parts/link.tsx';
import { texts } from '../texts/texts.ts';
import type { AuditEntry } from '../types.ts';
import styles from './audit-changes.module.css';

const words = texts.audit;

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
              <th scope="col">{words.details.field}</th>
              {was.size > 0 && <th scope="col">{words.details.before}</th>}
              {is.size > 0 && <th scope="col">{words.details.after}</th>}
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
          {words.details.unchanged(names.length - changed.length)}
        </Text>
      )}
      <DescriptionList
        items={[
          [words.target, target],
          [words.details.address, address ?? words.details.unknownAddress],
          [words.details.requestId, requestId],
        ]}
      />
      <Group gap="lg">
        <TextLink from="/organizations/$organizationId/audit" to="." search={{ target }} size="sm">
          {words.details.ofTarget}
        </TextLink>
        {actor.id && (
          <TextLink from="/organizations/$organizationId/audit" to="." search={{ actor: actor.id }} size="sm">
            {words.details.byActor(actor.label)}
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
        : [
            [
              path || words.details.value,
              value === null ? words.details.notSet : typeof value === 'string' ? value : JSON.stringify(value),
            ],
          ],
    );
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return new Map([[path || words.details.value, value.join(', ') || words.details.none]]);
  const below = Object.entries(value).map(([name, one]) => fieldsOf(one, path ? `${path}.${name}` : name));
  return new Map(below.flatMap((fields) => [...fields]));
}
