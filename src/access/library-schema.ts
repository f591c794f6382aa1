/** Column names that do not follow from the field's name; timestamps end in `_at`. */
const COLUMNS: Record<string, string> = {
  referenceId: 'organization_id',
  revoked: 'revoked_at',
  authTime: 'authenticated_at',
  lockedUntil: 'unlocks_at',
  credentialID: 'credential_id',
  requirePKCE: 'require_pkce',
  // A client belongs to no organization, even if a member registered it.
  'oauthClient.referenceId': 'reference_id',
};

/** `clientId` → `client_id` */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps one of the account library's models to our table, with a plural name and our naming scheme. */
export function table(model: string, fields: readonly string[]) {
  const column = (field: string) => COLUMNS[`${model}.${field}`] ?? COLUMNS[field] ?? snake(field);
  return {
    modelName: `${snake(model)}s`,
    fields: Object.fromEntries(fields.map((field) => [field, column(field)])),
  };
}
