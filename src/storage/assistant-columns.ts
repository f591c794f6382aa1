import type { Generated, Insertable, Updateable } from 'kysely';
import type { z } from 'zod';
import {
  ASSISTANT_FIELDS,
  type AssistantField,
  type AssistantFieldName,
  type AssistantFields,
  type AssistantPatch,
  type AssistantView,
  type FieldsInView,
  type NewAssistant,
  type WidgetSettingsPatch,
} from '../domain/assistant.ts';

type FieldValue<F extends AssistantFieldName> = z.output<AssistantFields[F]['value']>;

/**
 * The table `assistants` for Kysely. The secret that signs webhook messages is not a field of an assistant, because it
 * is never shown.
 */
export type AssistantsTable = { organization_id: string; handover_secret: Generated<string> } & {
  [F in AssistantFieldName as AssistantFields[F]['column']]: AssistantFields[F] extends { default: unknown }
    ? Generated<FieldValue<F>>
    : FieldValue<F>;
};

type Selected<F extends AssistantFieldName> = F extends AssistantFields[F]['column']
  ? F
  : `${AssistantFields[F]['column']} as ${F}`;
type Selection<F extends AssistantFieldName> = { [Each in F]: Selected<Each> }[F];

const fields: [string, AssistantField][] = Object.entries(ASSISTANT_FIELDS);

/** Selects the columns of a view under their fields' names. */
export function columnsInView<V extends AssistantView>(view: V): Selection<FieldsInView<V>>[] {
  return fields.flatMap(([name, { column, views }]) => {
    if (!views.includes(view)) return [];
    return column === name ? name : `${column} as ${name}`;
  }) as never;
}

/** Undefined values stay undefined, so that Kysely leaves their columns unchanged. */
export function toColumns(values: AssistantPatch | WidgetSettingsPatch): Updateable<AssistantsTable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [ASSISTANT_FIELDS[name as AssistantFieldName].column, value]),
  );
}

type NewColumns = Omit<
  Insertable<AssistantsTable>,
  'organization_id' | 'assistant_id' | 'embed_key' | 'created_at' | 'updated_at'
>;

/** The columns that a creation sets; the others get their defaults from the migrations. */
export function toNewColumns(values: NewAssistant): NewColumns {
  return Object.fromEntries(
    fields.flatMap(([name, { column, create, default: otherwise }]) =>
      create === undefined ? [] : [[column, values[name as keyof NewAssistant] ?? otherwise]],
    ),
  ) as never;
}
