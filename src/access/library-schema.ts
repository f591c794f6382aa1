/** Columns that are not the field's name in our manner; what is a time ends in `_at`. */
const COLUMNS: Record<string, string> = {
  referenceId: 'organization_id',
  revoked: 'revoked_at',
  authTime: 'authenticated_at',
  lockedUntil: 'unlocks_at',
  credentialID: 'credential_id',
  requirePKCE: 'require_pkce',
  // A client belongs to no organization, whoever registered it.
  'oauthClient.referenceId': 'reference_id',
};

/** `clientId` → `client_id` */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where the account library keeps one of its models: in our tables, named in the plural and in our manner. */
export function table(model: string, fields: readonly string[]) {
  const column = (field: string) => COLUMNS[`${model}.${field}`] ?? COLUMNS[field] ?? snake(field);
  return {
    modelName: `${snake(model)}s`,
    fields: Object.fromEntries(fields.map((field) => [field, column(field)])),
  };
}
