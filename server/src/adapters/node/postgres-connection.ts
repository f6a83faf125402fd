import pg from 'pg';
import { isUnavailableCode } from '../../db/errors.ts';
import { DatabaseUnavailable } from '../../ports/index.ts';
import {
  type Boundary,
  begin,
  commit,
  type Descriptions,
  encodeAll,
  type NamedConfig,
  type NamedResult,
  NamedStatement,
} from './named-statement.ts';
import type { StatementNames } from './statement-names.ts';

type Query = (...parameters: unknown[]) => Promise<unknown>;

/** The members of pg's connection that are used here. pg's types do not declare them. */
interface Wire {
  parsedStatements: Record<string, string | undefined>;
  stream: { destroy(): void };
}

/** A client that detects the loss of its connection. */
export class Client extends pg.Client {
  /** True after the pending statement has failed, possibly before the TCP connection has ended. */
  isLost = false;
  /** The columns of the named statements that this client has run. */
  readonly descriptions: Descriptions = new Map();

  constructor({ connectMs, ...config }: pg.ClientConfig & { connectMs?: number }) {
    // The pool also passes a limit of its own, which includes the time to wait for a free connection.
    super({ ...config, ...(connectMs && { connectionTimeoutMillis: connectMs }) });
    const onLost = () => {
      this.isLost = true;
    };
    // Without these listeners, a connection error in a transaction would end the process. The statements fail in any
    // case.
    this.on('error', onLost).on('end', onLost);
  }

  /** Whether PostgreSQL has prepared a statement on this connection. */
  hasPrepared({ name }: { name: string }): boolean {
    return (this as unknown as { connection: Wire }).connection.parsedStatements[name] !== undefined;
  }

  /** Makes the pending statement and all later statements fail immediately. */
  destroy() {
    this.isLost = true;
    (this as unknown as { connection: Wire }).connection.stream.destroy();
  }
}

export type PooledClient = Client & { release(destroy?: boolean): void };

/**
 * The state of the transaction on a connection. `opening` and `ending` wait for the statement with which `begin` or
 * `commit` is sent. `over` accepts no more statements.
 */
type TransactionState = 'none' | 'opening' | 'open' | 'ending' | 'over';

/** A statement and its values. */
type Named = [config: NamedConfig, values: (string | null)[]];

/** A connection of the pool while it is in use. */
export class PostgresConnection {
  #transaction: TransactionState = 'none';
  readonly #client: PooledClient;
  readonly #queryMs: number;
  readonly #onSilent: () => void;
  readonly #names: StatementNames;

  constructor(client: PooledClient, names: StatementNames, queryMs: number, onSilent: () => void) {
    this.#client = client;
    this.#names = names;
    this.#queryMs = queryMs;
    this.#onSilent = onSilent;
  }

  /** Opens a transaction. If possible, this happens in the same round trip as its first statement. */
  begin(): void {
    this.#transaction = 'opening';
  }

  /**
   * Marks the next statement as the last one of the transaction. If possible, the statement and the commit are sent in
   * one round trip.
   */
  commitWithNext(): void {
    if (this.#transaction === 'open') this.#transaction = 'ending';
  }

  /** Commits the transaction, unless the last statement has done that or the transaction had no statements. */
  async commit(): Promise<void> {
    if (this.#transaction === 'open' || this.#transaction === 'ending') {
      this.#transaction = 'open';
      const { command } = (await this.query(commit)) as pg.QueryResult;
      if (command !== 'COMMIT') throw new Error('The transaction failed before it was committed.');
    }
    this.#transaction = 'over';
  }

  /** Rolls the transaction back, unless it has already ended. */
  async rollback(): Promise<void> {
    if (this.#transaction === 'open' || this.#transaction === 'ending') {
      this.#transaction = 'open';
      await this.query('rollback');
    }
    this.#transaction = 'over';
  }

  /**
   * @throws {DatabaseUnavailable} if the connection is lost or does not respond, or PostgreSQL cancels the statement
   */
  query = async (...parameters: unknown[]): Promise<unknown> => {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      this.#onSilent();
      this.#client.destroy();
    }, this.#queryMs);
    try {
      return await this.#run(parameters);
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        if (error.severity === 'FATAL') this.#client.isLost = true;
        if (!isUnavailableCode(error.code)) throw error;
      } else if (!this.#client.isLost) throw error;
      throw new DatabaseUnavailable(isSilent ? 'The database does not respond.' : 'The database failed.', {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /**
   * Runs a statement. The first or last statement of a transaction is sent in one round trip with `begin` or `commit`,
   * if it has parameters and the connection has prepared both.
   */
  async #run(parameters: unknown[]): Promise<unknown> {
    const state = this.#transaction;
    if (state === 'over') throw new Error('The transaction is over.');
    if (state !== 'none') this.#transaction = 'open';
    const client = this.#client;
    const { config, named } = this.#prepare(parameters);
    if (state === 'opening') {
      if (named && client.hasPrepared(begin)) return this.#runNamed(named, 'first');
      await client.query(begin);
    }
    if (state === 'ending' && named && client.hasPrepared(commit)) {
      const result = await this.#runNamed(named, 'last');
      this.#transaction = 'over';
      return result;
    }
    if (named) return this.#runNamed(named);
    return (client.query as unknown as Query).call(client, config, ...parameters.slice(1));
  }

  /** Gives a frequent statement a name. `named` is undefined if only pg can encode its values. */
  #prepare([config, values]: unknown[]): { config: unknown; named?: Named | undefined } {
    // Statements without parameters, such as `rollback`, need no name, because PostgreSQL plans them quickly.
    if (typeof config !== 'object' || !Array.isArray(values) || values.length === 0) return { config };
    const { text, types } = config as pg.QueryConfig;
    const named = { ...config, name: this.#names.nameOf(text) ?? '' };
    const encoded = types && encodeAll(values);
    return { config: named, named: encoded && [named as NamedConfig, encoded] };
  }

  #runNamed([config, values]: Named, boundary?: Boundary): Promise<NamedResult | undefined> {
    const client = this.#client;
    return new Promise((resolve, reject) => {
      const onDone = (error: unknown, result?: NamedResult) => (error ? reject(error) : resolve(result));
      client.query(new NamedStatement(config, values, client.descriptions, onDone, boundary));
    });
  }

  /**
   * Returns the connection to the pool. The pool replaces a connection that is lost, or whose transaction could not be
   * ended.
   */
  release = (): void => {
    const isIdle = this.#transaction === 'none' || this.#transaction === 'over';
    this.#client.release(this.#client.isLost || !isIdle);
  };
}
