import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../ports/index.ts';
import { createFan, createTestEngine, needsPostgres, type Person, type TestEngine } from '../testing/index.ts';
import { isOneOf, runPrepared } from './prepared.ts';
import { users } from './schema/index.ts';

let engine: TestEngine;
let noor: Person;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  noor = await createFan(engine, 'noor');
  mara = await createFan(engine, 'mara');
});
afterAll(() => engine.stop());

const db = () => engine.ports.database.db;
const readNames = (ids: string[]) =>
  runPrepared(db(), 'names', { ids }, (slots) =>
    db().select({ username: users.username }).from(users).where(isOneOf(users.id, slots.ids)).orderBy(users.username),
  );

it('runPrepared runs one statement with the values of each call, including lists of any length', async () => {
  expect(await readNames([noor.id])).toEqual([{ username: 'noor' }]);
  expect(await readNames([mara.id, noor.id])).toEqual([{ username: 'mara' }, { username: 'noor' }]);
  expect(await readNames([])).toEqual([]);
});

it('runPrepared builds a statement once for a key', async () => {
  let builds = 0;
  const read = (id: string) =>
    runPrepared(db(), 'once', { id }, (slots) => {
      builds += 1;
      return db().select({ id: users.id }).from(users).where(eq(users.id, slots.id));
    });
  expect([await read(noor.id), await read(mara.id)]).toEqual([[{ id: noor.id }], [{ id: mara.id }]]);
  expect(builds).toBe(1);
});

it('runPrepared builds a query for each run if it has no key', async () => {
  let builds = 0;
  const read = (id: string) =>
    runPrepared(db(), undefined, { id }, (slots) => {
      builds += 1;
      return db().select({ id: users.id }).from(users).where(eq(users.id, slots.id));
    });
  expect([await read(noor.id), await read(mara.id)]).toEqual([[{ id: noor.id }], [{ id: mara.id }]]);
  expect(builds).toBe(2);
});

describe('a prepared statement in a transaction', () => {
  let builds = 0;
  const readIn = (tx: Tx, name: string) =>
    runPrepared(tx, 'in transactions', { id: noor.id }, (slots) => {
      builds += 1;
      return tx.select({ name: users.name }).from(users).where(eq(users.id, slots.id));
    }).then((rows) => [name, ...rows]);

  it('reads what the transaction has written', async () => {
    const rename = (name: string) =>
      engine.ports.database.transaction(async (tx) => {
        await tx.update(users).set({ name }).where(eq(users.id, noor.id));
        return readIn(tx, name);
      });
    for (const name of ['first', 'second', 'third']) expect(await rename(name)).toEqual([name, { name }]);
  });

  it('is built once for all transactions', needsPostgres, async () => {
    builds = 0;
    const read = () => engine.ports.database.transaction((tx) => readIn(tx, ''));
    const results = await Promise.all([read(), read(), read()]);
    expect(results).toEqual([results[0], results[0], results[0]]);
    expect(builds).toBeLessThanOrEqual(1);
  });

  it('is refused in tests if it contains a value instead of a placeholder', needsPostgres, async () => {
    const leak = engine.ports.database.transaction((tx) =>
      runPrepared(tx, 'leak in a transaction', {}, () =>
        tx.select({ id: users.id }).from(users).where(eq(users.id, noor.id)),
      ),
    );
    await expect(leak).rejects.toThrow('contains a value of a request');
  });
});

const where = (username: string) => () =>
  db().select({ username: users.username }).from(users).where(eq(users.username, username));

it('runPrepared throws in tests if a prepared statement contains a value of a request instead of a parameter', () => {
  expect(() => runPrepared(db(), 'id', {}, where(noor.id))).toThrow('contains a value of a request');
});

it('runPrepared builds a statement again for each run in production if it contains a value of a request', async () => {
  // The same database, for which `requireSlots` was not called.
  const production = Object.create(db()) as ReturnType<typeof db>;
  const read = (id: string) =>
    runPrepared(production, 'leak', {}, () =>
      production.select({ id: sql<string>`${id}` }).from(sql`(select 1) as one`),
    );
  expect([await read(noor.id), await read(mara.id)]).toEqual([[{ id: noor.id }], [{ id: mara.id }]]);
});

it('runPrepared builds a statement again if it contains a literal that equals a value of the call', async () => {
  expect(await runPrepared(db(), 'word', { name: 'noor' }, where('noor'))).toEqual([{ username: 'noor' }]);
  expect(await runPrepared(db(), 'word', { name: 'mara' }, where('mara'))).toEqual([{ username: 'mara' }]);
});
