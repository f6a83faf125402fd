import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';
import { lockOrder } from '../lock-order.ts';
import type { Database } from '../ports/index.ts';

/** The place of each table in the lock order. Tables of one place are never locked in different orders. */
const places = new Map(
  lockOrder
    .flatMap(({ tables }) => tables)
    .flatMap((tables, place) => [tables].flat().map((table) => [table, place] as const)),
);

/** A lock that a statement takes. */
interface Lock {
  table: string;
  /**
   * `weak`: several transactions can hold the lock. `own`: the transaction inserted the row, or did not wait for the
   * lock.
   */
  strength: 'own' | 'weak' | 'strong' | 'strongest';
}

const doesNotWait = /\b(skip locked|nowait)\b/;
const changed = /\b(update|delete from|insert into) "(\w+)"/g;
const selecting = /\bselect\b.*? from "(\w+)".*\bfor (no key update|update|key share|share)\b/s;

/** Splits a statement into its queries, with nested queries first, and each query without its nested queries. */
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

/** The rows that a statement locks, derived from its text. */
function locksOf(statement: string): Lock[] {
  const text = statement.toLowerCase();
  const isWaiting = !doesNotWait.test(text);
  return queriesOf(text).flatMap((query) => {
    const locks: Lock[] = [];
    const [, selected, strength] = selecting.exec(query) ?? [];
    if (selected !== undefined) {
      const waited = strength === 'update' ? 'strongest' : strength === 'no key update' ? 'strong' : 'weak';
      // A lock without waiting cannot cause a deadlock, but other transactions may wait for it.
      locks.push({ table: selected, strength: isWaiting ? waited : 'own' });
    }
    if (!isWaiting) return locks;
    for (const { 1: verb, 2: table = '' } of query.matchAll(changed)) {
      // An insert waits only for a concurrent row with the same key, which requests with one key do intentionally.
      const isMet = query.includes('do update') || table === 'idempotent_answer';
      const isKey = table === 'user' && /"(email_key|username_key)" =/.test(query);
      if (verb === 'insert into') locks.push({ table, strength: isMet ? 'strong' : 'own' });
      else locks.push({ table, strength: verb === 'delete from' || isKey ? 'strongest' : 'strong' });
    }
    return locks;
  });
}

/** Caches the locks of each statement by its text. */
const locksByStatement = new Map<string, Lock[]>();

function cachedLocksOf(statement: string): Lock[] {
  const locks = locksByStatement.get(statement) ?? locksOf(statement);
  if (locksByStatement.size < 1000) locksByStatement.set(statement, locks);
  return locks;
}

/** The locks of a transaction so far. */
interface Held {
  /** The strongest lock of each table. */
  tables: Map<string, Lock['strength']>;
  /** The table with the latest place, and the statement that locked it. */
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
    // `no key update` does not wait for `key share`; only `update` and deletion do.
    if (before === 'weak' && strength === 'strongest')
      throw new Error(`A weak lock of "${table}" is strengthened: ${statement}`);
    if (before === undefined && held.last && place < held.last.place)
      throw new Error(`"${table}" is locked after "${held.last.table}" (${held.last.statement}): ${statement}`);
    if (before !== 'strongest') held.tables.set(table, strength);
    if (!held.last || place > held.last.place) held.last = { table, place, statement };
  }
}

/** Observes the statements of a test's engine. */
export interface Watch {
  /** Receives every statement from the adapter. */
  logger: Logger;
  /** Wraps a database so that transactions fail if they violate the lock order. */
  over<D extends Database>(database: D): D;
  /** The test's listener, which receives each statement. */
  onStatement: ((statement: string) => void) | undefined;
}

/**
 * Fails transactions that lock rows in the wrong order, because a real deadlock would happen only occasionally. It
 * checks tables, not rows: each statement that locks several rows of a table must lock them in id order.
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
          transaction<T>(
            (...given) => transactions.run({ tables: new Map(), last: undefined }, () => work(...given)),
            options,
          ),
      });
    },
  };
  return watch;
}
