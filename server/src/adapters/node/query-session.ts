import { Column } from 'drizzle-orm/column';
import { is } from 'drizzle-orm/entity';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Logger } from 'drizzle-orm/logger';
import { type NodePgClient, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgPreparedQuery, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { RelationalSchemaConfig, TablesRelationalConfig } from 'drizzle-orm/relations';
import { fillPlaceholders, type Query, SQL } from 'drizzle-orm/sql';
import { getTableName } from 'drizzle-orm/table';
import pg from 'pg';
import type { CommitWith } from '../../ports/index.ts';
import { asText } from './named-statement.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import type { QueryDialect } from './query-dialect.ts';

type Schema = RelationalSchemaConfig<TablesRelationalConfig>;

/** Types that are returned as text, because drizzle's columns decode them: times, intervals and their arrays. */
const textTypes = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
  pg.types.builtins.INTERVAL,
  ...[1231, 1115, 1185, 1187, 1182],
]);
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    textTypes.has(id) ? asText : pg.types.getTypeParser(id, format as 'text'),
} as pg.CustomTypesConfig;

/** The place of a result column in the object of its row. */
interface Target {
  /** The path of the nested objects inside the row's object. */
  parents: string[];
  name: string;
  decode: ((value: unknown) => unknown) | undefined;
}

/** An object for a joined table. It is null if the join found no row. */
interface Joined {
  name: string;
  /** The index of the object's first column, which is null if the join found no row. */
  firstIndex: number;
}

type JoinsNotNullable = Record<string, boolean> | undefined;

function decoderOf(field: SelectedFieldsOrdered[number]['field']): Target['decode'] {
  const decoder = (is(field, Column) ? field : is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown;
  const { mapFromDriverValue } = is(field, Column)
    ? field
    : (decoder as { decoder: { mapFromDriverValue(value: unknown): unknown } }).decoder;
  if (mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  const owner = is(field, Column) ? field : (decoder as { decoder: object }).decoder;
  return (value) => mapFromDriverValue.call(owner as Column, value);
}

/** Finds the objects of outer joins. As in drizzle, an object is null if its first column is null. */
function findJoined(fields: SelectedFieldsOrdered, joins: JoinsNotNullable): Joined[] {
  if (!joins) return [];
  const byName = new Map<string, { firstIndex: number; tables: Set<string> }>();
  fields.forEach(({ path, field }, index) => {
    const [name = ''] = path;
    if (path.length !== 2 || !is(field, Column)) return;
    const found = byName.get(name) ?? { firstIndex: index, tables: new Set() };
    found.tables.add(getTableName(field.table));
    byName.set(name, found);
  });
  return [...byName].flatMap(([name, { firstIndex, tables }]) => {
    const [table = '', ...others] = tables;
    return others.length === 0 && !joins[table] ? [{ name, firstIndex }] : [];
  });
}

/** Converts the values of a row to an object. */
type ReadRow = (row: unknown[]) => object;

/** Computes how rows are converted to objects. This is done once per statement, and not for each value of each row. */
function createRowReader(fields: SelectedFieldsOrdered, joins: JoinsNotNullable): ReadRow {
  const targets = fields.map(
    ({ path, field }): Target => ({
      parents: path.slice(0, -1),
      name: path.at(-1) ?? '',
      decode: decoderOf(field),
    }),
  );
  const joined = findJoined(fields, joins);
  return (row) => {
    const object: Record<string, unknown> = {};
    for (let index = 0; index < targets.length; index += 1) {
      const { parents, name, decode } = targets[index] as Target;
      let node = object;
      for (const parent of parents) {
        node[parent] ??= {};
        node = node[parent] as Record<string, unknown>;
      }
      const value = row[index];
      node[name] = value === null || !decode ? value : decode(value);
    }
    for (const { name, firstIndex } of joined) if (row[firstIndex] === null) object[name] = null;
    return object;
  };
}

/** A statement that runs once, or, if it has placeholders, many times. */
class PreparedQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly #client: NodePgClient;
  readonly #logger: Logger;
  readonly #fields: SelectedFieldsOrdered | undefined;
  readonly #mapRows: ((rows: unknown[][]) => unknown) | undefined;
  #readRow: ReadRow | undefined;
  /** Set by the query builder after construction. */
  declare joinsNotNullableMap: JoinsNotNullable;

  constructor(
    query: Query,
    {
      client,
      logger,
      fields,
      mapRows,
    }: {
      client: NodePgClient;
      logger: Logger;
      fields: SelectedFieldsOrdered | undefined;
      mapRows: ((rows: unknown[][]) => unknown) | undefined;
    },
  ) {
    super(query, undefined, undefined);
    this.#client = client;
    this.#logger = logger;
    this.#fields = fields;
    this.#mapRows = mapRows;
  }

  override execute(values?: Record<string, unknown>): Promise<T['execute']> {
    return this.executeOn(this.#client, values);
  }

  /** Runs the statement on another connection than that of the session which has prepared it. */
  async executeOn(client: NodePgClient, values?: Record<string, unknown>): Promise<T['execute']> {
    const { sql: text } = this.query;
    const params = values ? fillPlaceholders(this.query.params, values) : this.query.params;
    this.#logger.logQuery(text, params);
    const isMapped = this.#fields !== undefined || this.#mapRows !== undefined;
    const config = isMapped ? { text, types, rowMode: 'array' as const } : { text, types };
    let result: pg.QueryResult;
    try {
      result = await client.query(config, params);
    } catch (error) {
      throw new DrizzleQueryError(text, params, error as Error);
    }
    if (this.#mapRows) return this.#mapRows(result.rows);
    if (!this.#fields) return result;
    if (result.rows.length === 0) return [];
    this.#readRow ??= createRowReader(this.#fields, this.joinsNotNullableMap);
    return result.rows.map(this.#readRow);
  }
}

/**
 * Drizzle's session without work that drizzle does for every statement: tracing, caching, and choosing a decoder for
 * each value of each row. Drizzle's cache is not supported.
 */
export class QuerySession extends NodePgSession<Record<string, unknown>, TablesRelationalConfig> {
  readonly #parts: [client: NodePgClient, dialect: QueryDialect, schema: Schema | undefined, logger: Logger];

  constructor(...parts: [client: NodePgClient, dialect: QueryDialect, schema: Schema | undefined, logger: Logger]) {
    const [client, dialect, schema, logger] = parts;
    super(client, dialect, schema, { logger });
    this.#parts = parts;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name: string | undefined,
    _isResponseInArrayMode: boolean,
    mapRows?: (rows: unknown[][]) => T['execute'],
  ): PgPreparedQuery<T> {
    const [client, , , logger] = this.#parts;
    return new PreparedQuery<T>(query, { client, logger, fields, mapRows });
  }

  /** Runs a statement that was prepared in another transaction. See `runPrepared`. */
  runShared<T extends PreparedQueryConfig>(statement: PreparedQuery<T>, values: Record<string, unknown>) {
    return statement.executeOn(this.#parts[0], values);
  }

  override async transaction<T>(
    work: (
      tx: NodePgTransaction<Record<string, unknown>, TablesRelationalConfig>,
      commitWith: CommitWith,
    ) => Promise<T>,
  ): Promise<T> {
    const [pool, dialect, schema, logger] = this.#parts;
    const connection = (await pool.connect()) as unknown as PostgresConnection;
    const session = new QuerySession(connection as unknown as NodePgClient, dialect, schema, logger);
    // The schema is not passed. With it, drizzle would create a relational query builder of each table for each
    // transaction.
    const tx = new NodePgTransaction<Record<string, unknown>, TablesRelationalConfig>(dialect, session, undefined);
    try {
      logger.logQuery('begin', []);
      connection.begin();
      const result = await work(tx, (run) => {
        connection.commitWithNext();
        return run();
      });
      logger.logQuery('commit', []);
      await connection.commit();
      return result;
    } catch (error) {
      logger.logQuery('rollback', []);
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
  }
}
