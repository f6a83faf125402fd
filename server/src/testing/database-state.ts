import { sql } from 'drizzle-orm';
import type { Db } from '../ports/index.ts';
import type { TestEngine } from './index.ts';

/** The contents of the database and the storage of an engine. */
export interface StoredState {
  /** The rows of each table, which are sorted by their content. */
  tables: Record<string, Record<string, unknown>[]>;
  files: Map<string, Uint8Array>;
}

/** `rate_limit` is left out, because it counts the calls of the test itself. */
const isCompared = (table: string) => table !== 'rate_limit' && table !== 'migration';

async function rowsOf<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Reads all rows of all tables, and the keys of the storage. */
export async function readState({ ports, storage }: Pick<TestEngine, 'ports' | 'storage'>): Promise<StoredState> {
  const { db } = ports.database;
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = names
    .filter(({ name }) => isCompared(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, coalesce(jsonb_agg(to_jsonb(line) order by to_jsonb(line)::text), '[]') as lines
          from ${sql.identifier(name)} as line`,
    );
  const tables = await rowsOf<{ name: string; lines: Record<string, unknown>[] }>(
    db,
    sql.join(parts, sql` union all `),
  );
  return {
    tables: Object.fromEntries(tables.map(({ name, lines }) => [name, lines])),
    files: new Map(storage.entries),
  };
}

/**
 * Returns the names of the columns that can be written, by table. They are read once, because `information_schema` is
 * slow and all databases of the tests have the same schema.
 */
let columns: Promise<Map<string, string>> | undefined;
function readColumns(db: Db): Promise<Map<string, string>> {
  columns ??= rowsOf<{ name: string; columns: string }>(
    db,
    sql`select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  ).then((rows) => new Map(rows.map((row) => [row.name, row.columns])));
  return columns;
}

/** Returns the statements that make the sequences continue after the existing rows. They are created once, too. */
let rewinding: Promise<string> | undefined;
function createRewinding(db: Db): Promise<string> {
  rewinding ??= rowsOf<{ name: string; column: string }>(
    db,
    sql`select table_name as name, column_name as "column" from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
  ).then((rows) =>
    rows
      .map(
        ({ name, column }) =>
          `select setval(pg_get_serial_sequence('"${name}"', '${column}'), coalesce(max(${column}), 0) + 1, false) from "${name}"`,
      )
      .join(';\n'),
  );
  return rewinding;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Restores a state that {@link readState} has returned. Triggers and foreign keys are disabled, because the rows are
 * consistent. The lock order is not checked, because nothing runs concurrently.
 */
export async function restoreState(
  { ports, storage }: Pick<TestEngine, 'ports' | 'storage'>,
  { tables, files }: StoredState,
): Promise<void> {
  const columnsOf = await readColumns(ports.database.db);
  const statements = Object.entries(tables).flatMap(([name, lines]) => [
    `delete from "${name}"`,
    `insert into "${name}" (${columnsOf.get(name)}) overriding system value select ${columnsOf.get(name)}
      from jsonb_populate_recordset(null::"${name}", ${quoted(JSON.stringify(lines))}::jsonb)`,
  ]);
  await ports.database.execute(
    ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n'),
  );
  storage.entries.clear();
  for (const [key, bytes] of files) storage.entries.set(key, bytes);
}

/** Makes the sequences continue after the existing rows. */
export async function rewindSequences({ ports }: Pick<TestEngine, 'ports'>): Promise<void> {
  await ports.database.execute(await createRewinding(ports.database.db));
}
