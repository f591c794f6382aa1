import { z } from 'zod';

export type Json = Record<string, unknown>;

/** JSON Schema (2020-12) of a Zod schema; the records in it are in `$defs`. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json & { $defs?: Record<string, Json> } {
  const {
    $schema: _dialect,
    id: _id,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    // Write a nullable field as one list of types, not anyOf: some MCP clients read only the first branch.
    override: ({ jsonSchema }) => {
      const branches = jsonSchema.anyOf;
      const value = branches?.find((branch) => branch.type !== 'null');
      if (branches?.length === 2 && value && typeof value.type === 'string') {
        delete jsonSchema.anyOf;
        // A list of values that lacks null refuses it, whatever the type says.
        const values = value.enum && { enum: [...value.enum, null] };
        Object.assign(jsonSchema, value, { type: [value.type, 'null'], ...values });
      }
    },
  });
  return json;
}

/** The schema with all records inlined, for readers that do not resolve references. */
export function inlined(schema: Json & { $defs?: Record<string, Json> }): Json {
  const { $defs: records = {}, ...json } = schema;
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    if (typeof value !== 'object' || value === null) return value;
    const name = '$ref' in value && /^#\/\$defs\/(\w+)$/.exec(String(value.$ref))?.[1];
    const { id: _id, ...whole } = name ? { ...records[name] } : { ...value, id: undefined };
    return Object.fromEntries(Object.entries(whole).map(([key, inner]) => [key, write(inner)]));
  };
  return write(json) as Json;
}
