import pg from 'pg';
import { serialize } from 'pg-protocol';

/** A statement with a name. Each connection parses it only once. */
export interface NamedConfig {
  /** The name; empty for a statement that is parsed each time. */
  name: string;
  text: string;
  types: pg.CustomTypesConfig;
  /** Whether rows are arrays of values. By default they are objects. */
  rowMode?: 'array' | undefined;
}

/** A column of a statement's rows. */
interface ResultColumn {
  name: string;
  /** Parses a value of this column. Undefined if the column is returned as text. */
  parse: ((value: string) => unknown) | undefined;
}

/** The columns of the statements that a connection has run, by their names. */
export type Descriptions = Map<string, ResultColumn[]>;

/** The result of a statement. */
export interface NamedResult {
  rows: unknown[];
  command: string;
  rowCount: number | null;
}

/** The members of pg's connection that a statement uses. */
interface Connection {
  /** Texts of the statements that PostgreSQL has prepared, by name. */
  parsedStatements: Record<string, string | undefined>;
  stream: { writable: boolean; write(bytes: Buffer): void };
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** pg's parser of unknown types, which returns the text unchanged. */
export const asText = pg.types.getTypeParser(pg.types.builtins.TEXT, 'text') as (value: string) => string;

const execute = serialize.execute();
const describeAndExecute = Buffer.concat([serialize.describe({ type: 'P' }), execute]);
const sync = serialize.sync();

/** The statements that open and end a transaction, by the names under which a connection prepares them. */
export const begin = { name: 'begin', text: 'begin' };
export const commit = { name: 'commit', text: 'commit' };

const runPrepared = (name: string) => Buffer.concat([serialize.bind({ statement: name }), serialize.execute()]);
const runBegin = runPrepared(begin.name);
const runCommit = runPrepared(commit.name);

/**
 * The place of a statement in its transaction. `begin` is sent in one write with the `first` statement, and `commit`
 * with the `last` statement.
 */
export type Boundary = 'first' | 'last';

/** Quotes a text inside of an array. Most texts are ids, in which nothing must be replaced. */
const quote = (value: string) =>
  value.includes('"') || value.includes('\\') ? `"${value.replaceAll(/[\\"]/g, String.raw`\$&`)}"` : `"${value}"`;

const toArrayText = (values: string[]) => `{${values.map(quote).join(',')}}`;

/** Encodes a parameter as text; undefined for values that only pg can encode. */
function encode(value: unknown): string | null | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? toArrayText(value) : undefined;
}

/** Encodes values as text. Undefined if one of them has a type that only pg can encode, such as bytes. */
export function encodeAll(values: readonly unknown[]): (string | null)[] | undefined {
  const encoded: (string | null)[] = [];
  for (const value of values) {
    const text = encode(value);
    if (text === undefined) return undefined;
    encoded.push(text);
  }
  return encoded;
}

/**
 * Runs a named statement in less CPU time than pg's own query. It is sent in one write. Its columns are described only
 * on its first run on a connection, so that PostgreSQL does not send their names with every result. The columns can't
 * change later, because PostgreSQL fails a prepared statement whose result type has changed. With a {@link Boundary},
 * `begin` or `commit` is sent in the same write, before the only `Sync`. PostgreSQL skips everything between a failed
 * statement and the next `Sync`, so a transaction whose last statement fails is not committed:
 * https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export class NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: (string | null)[];
  readonly #types: pg.CustomTypesConfig;
  readonly #isArray: boolean;
  readonly #descriptions: Descriptions;
  #columns: ResultColumn[] | undefined;
  readonly #rows: unknown[] = [];
  readonly #boundary: Boundary | undefined;
  /** Whether the response to `begin` has not arrived yet. It arrives before the response to the statement. */
  #isBeginAwaited: boolean;
  #command: string | undefined;
  #failure: unknown;
  /** Called once, with the error or the result. */
  readonly callback: (error: unknown, result?: NamedResult) => void;

  constructor(
    config: NamedConfig,
    values: (string | null)[],
    descriptions: Descriptions,
    callback: (error: unknown, result?: NamedResult) => void,
    boundary?: Boundary,
  ) {
    this.name = config.name;
    this.text = config.text;
    this.values = values;
    this.#types = config.types;
    this.#isArray = config.rowMode === 'array';
    this.#descriptions = descriptions;
    this.#columns = descriptions.get(config.name);
    this.callback = callback;
    this.#boundary = boundary;
    this.#isBeginAwaited = boundary === 'first';
  }

  submit({ parsedStatements, stream }: Connection): null {
    const { name, text, values } = this;
    const isParsed = parsedStatements[name] !== undefined;
    if (!isParsed) this.#columns = undefined;
    const parts: Buffer[] = [];
    if (this.#boundary === 'first') parts.push(runBegin);
    if (!isParsed) parts.push(serialize.parse({ name, text }));
    parts.push(serialize.bind({ statement: name, values }), this.#columns ? execute : describeAndExecute);
    if (this.#boundary === 'last') parts.push(runCommit);
    parts.push(sync);
    if (stream.writable) stream.write(Buffer.concat(parts));
    return null;
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const columns = fields.map(({ name, dataTypeID }): ResultColumn => {
      const parse = this.#types.getTypeParser(dataTypeID, 'text') as (value: string) => unknown;
      return { name, parse: parse === asText ? undefined : parse };
    });
    this.#columns = columns;
    this.#descriptions.set(this.name, columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.#columns ?? [];
    try {
      this.#rows.push(this.#isArray ? toArray(fields, columns) : toObject(fields, columns));
    } catch (error) {
      this.#failure ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#isBeginAwaited) {
      this.#isBeginAwaited = false;
      return;
    }
    // The statement is not complete: the response to `commit` follows.
    if (this.#command !== undefined) return;
    this.#command = text;
    // A statement that returns no rows has no columns, and is not described.
    if (!this.#columns) this.#descriptions.set(this.name, []);
  }

  handleReadyForQuery(): void {
    if (this.#failure !== undefined) {
      this.callback(this.#failure);
      return;
    }
    const tag = this.#command ?? '';
    const [command = ''] = tag.split(' ', 1);
    const count = /\d+$/.exec(tag)?.[0];
    this.callback(null, { rows: this.#rows, command, rowCount: count === undefined ? null : Number(count) });
  }

  handleError(error: unknown): void {
    this.#descriptions.delete(this.name);
    this.callback(error);
  }

  handleEmptyQuery(): void {
    // An empty statement returns neither rows nor a command.
  }
}

/** Parses the texts of a row. */
function toArray(fields: (string | null)[], columns: ResultColumn[]): unknown[] {
  const row: unknown[] = fields;
  for (let index = 0; index < columns.length; index += 1) {
    const text = fields[index];
    const parse = columns[index]?.parse;
    if (parse && text !== null && text !== undefined) row[index] = parse(text);
  }
  return row;
}

function toObject(fields: (string | null)[], columns: ResultColumn[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index];
    const text = fields[index];
    if (column) row[column.name] = text == null || !column.parse ? text : column.parse(text);
  }
  return row;
}
