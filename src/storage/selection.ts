/** Writes a Kysely selection, such as `site_url as siteUrl`, as SQL text. */
export const toSqlText = (selection: readonly string[]): string =>
  selection.map((column) => column.replace(/ as (\w+)$/, ' as "$1"')).join(', ');
