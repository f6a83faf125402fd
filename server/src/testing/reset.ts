/** Runs one statement and returns its rows. */
type Query = (statement: string) => Promise<{ rows: { name: string; start?: string }[] }>;

/** Runs several statements. */
type Execute = (statements: string) => Promise<unknown>;

/**
 * Keeps the initial rows of a database with the schema, such as the list of migrations and the balances of the platform.
 *
 * @returns the statements that restore these rows and delete all others
 */
export async function prepareReset(query: Query, execute: Execute): Promise<string> {
  const tables = (await query(`select tablename as name from pg_tables where schemaname = 'public'`)).rows;
  const sequences = (
    await query(`select sequencename as name, start_value as start from pg_sequences where schemaname = 'public'`)
  ).rows;
  const exists = tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`);
  const filled = (await query(exists.join(' union all '))).rows;
  const copies = filled.map(({ name }) => `create table beginning.${name} as table public.${name}`);
  await execute(['create schema beginning', ...copies].join(';'));
  return [
    // Disables foreign keys, because all rows are deleted.
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...filled.map(({ name }) => `insert into public.${name} table beginning.${name}`),
    'set session_replication_role = default',
    ...sequences.map(({ name, start }) => `alter sequence public.${name} restart with ${start}`),
  ].join(';');
}
