import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';
import { lockOrder } from '../lock-order.ts';
import type { Database } from '../ports/index.ts';

/**
 * The place of each table in the lock order. Two tables have the same place if they are never locked in different
 * orders.
 */
const places = new Map(
  lockOrder
    .flatMap(({ tables }) => tables)
    .flatMap((tables, place) => [tables].flat().map((table) => [table, place] as const)),
);

/** A lock that a statement takes. */
interface Lock {
  table: string;
  /**
   * `weak`: several transactions can hold the lock at a time. `own`: the transaction has inserted the row, or did not
   * wait for the lock.
   */
  strength: 'own' | 'weak' | 'strong' | 'strongest';
}

const doesNotWait = /\b(skip locked|nowait)\b/;
const changed = /\b(update|delete from|insert into) "(\w+)"/g;
const selecting = /\bselect\b.*? from "(\w+)".*\bfor (no key update|update|key share|share)\b/s;

/**
 * Splits a statement into its queries. Nested queries come first, and each query is returned without its nested
 * queries.
 */
function queriesOf(text: string): string[] {
  const queries: string[] = [];
  const open = [''];
  for (const character of text) {
    if (character === '(') open.push('');
    else if (character === ')') queries.push(open.pop() ?? '');
    else open[open.length - 1] += character;
  }
  return [...queries, ...open];
}

/** Returns the rows that a statement locks, which are derived from its text. */
function locksOf(statement: string): Lock[] {
  const text = statement.toLowerCase();
  const isWaiting = !doesNotWait.test(text);
  return queriesOf(text).flatMap((query) => {
    const locks: Lock[] = [];
    const [, selected, strength] = selecting.exec(query) ?? [];
    if (selected !== undefined) {
      const waited = strength === 'update' ? 'strongest' : strength === 'no key update' ? 'strong' : 'weak';
      // A lock that is taken without waiting cannot cause a deadlock, but other transactions may wait for it.
      locks.push({ table: selected, strength: isWaiting ? waited : 'own' });
    }
    if (!isWaiting) return locks;
    for (const { 1: verb, 2: table = '' } of query.matchAll(changed)) {
      // An insert waits only for a row with the same key that is inserted concurrently. Requests with the same
      // idempotency key wait in this way on purpose.
      const isMet = query.includes('do update') || table === 'idempotent_answer';
      const isKey = table === 'user' && /"(email_key|username_key)" =/.test(query);
      if (verb === 'insert into') locks.push({ table, strength: isMet ? 'strong' : 'own' });
      else locks.push({ table, strength: verb === 'delete from' || isKey ? 'strongest' : 'strong' });
    }
    return locks;
  });
}

/** The locks of each statement, cached by its text. */
const locksByStatement = new Map<string, Lock[]>();

function cachedLocksOf(statement: string): Lock[] {
  const locks = locksByStatement.get(statement) ?? locksOf(statement);
  if (locksByStatement.size < 1000) locksByStatement.set(statement, locks);
  return locks;
}

/** The locks that a transaction holds. */
interface Held {
  /** The strongest lock on each table. */
  tables: Map<string, Lock['strength']>;
  /** The table with the latest place among those that are locked, and the statement that locked it. */
  last: { table: string; place: number; statement: string } | undefined;
}

function check(held: Held, statement: string): void {
  if (/\bfor share\b/i.test(statement))
    throw new Error(`Don't use share locks, which are strengthened later: ${statement}`);
  for (const { table, strength } of cachedLocksOf(statement)) {
    const place = places.get(table);
    if (place === undefined) continue;
    const before = held.tables.get(table);
    if (strength === 'own') {
      if (before === undefined) held.tables.set(table, strength);
      continue;
    }
    // A lock `no key update` does not wait for `key share`. Only `update` and a deletion do.
    if (before === 'weak' && strength === 'strongest')
      throw new Error(`A weak lock of "${table}" is strengthened: ${statement}`);
    if (before === undefined && held.last && place < held.last.place)
      throw new Error(`"${table}" is locked after "${held.last.table}" (${held.last.statement}): ${statement}`);
    if (before !== 'strongest') held.tables.set(table, strength);
    if (!held.last || place > held.last.place) held.last = { table, place, statement };
  }
}

/** Observes the statements of an engine in a test. */
export interface Watch {
  /** Receives every statement from the adapter. */
  logger: Logger;
  /** Wraps a database, so that a transaction fails if it violates the lock order. */
  over<D extends Database>(database: D): D;
  /** Set by a test that wants to receive each statement. */
  onStatement: ((statement: string) => void) | undefined;
}

/**
 * Creates an observer that fails transactions which lock rows in the wrong order. A real deadlock would happen only
 * sometimes. The observer checks tables and not rows: a statement that locks several rows of a table must lock them in
 * the order of their ids.
 */
export function createWatch(): Watch {
  const transactions = new AsyncLocalStorage<Held>();
  const watch: Watch = {
    onStatement: undefined,
    logger: {
      logQuery(statement) {
        watch.onStatement?.(statement);
        const held = transactions.getStore();
        if (held) check(held, statement);
      },
    },
    over(database) {
      const { transaction } = database;
      return Object.assign(database, {
        transaction: <T>(...[work, options]: Parameters<typeof transaction<T>>) =>
          // Migrations, which have no time limits, lock whole tables, in the order in which they were written.
          options?.hasTimeLimits === false
            ? transaction<T>(work, options)
            : transaction<T>(
                (...given) => transactions.run({ tables: new Map(), last: undefined }, () => work(...given)),
                options,
              ),
      });
    },
  };
  return watch;
}
