import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { guardPglite } from '../adapters/node/pglite-guard.ts';
import { createPgliteDatabase, openPglite } from '../adapters/pglite.ts';
import { snapshotFile } from '../built-files.ts';
import type { Database } from '../ports/index.ts';
import { prepareReset } from './reset.ts';

/** An embedded database that can be reused. */
interface Reusable {
  client: PGlite;
  empty: () => Promise<unknown>;
}

/**
 * The databases of tests that have ended. They are reused, because starting a database takes half a second, and
 * emptying it a few milliseconds.
 */
const idle: Reusable[] = [];

/** Opens a new embedded database with the schema. */
async function openNew(): Promise<PGlite> {
  const snapshot = await readFile(snapshotFile);
  return openPglite({ loadDataDir: new Blob([snapshot]) });
}

/** Opens an embedded database that is not reused. For tests that write tens of thousands of rows. */
export async function openNewEmbedded(logger: Logger): Promise<Database> {
  return createPgliteDatabase(await openNew(), guardPglite, logger);
}

async function createReusable(): Promise<Reusable> {
  const client = await openNew();
  const statements = await prepareReset(
    (statement) => client.query<{ name: string }>(statement),
    (text) => client.exec(text),
  );
  return { client, empty: () => client.exec(statements) };
}

/**
 * Opens an empty embedded database with the schema. It may have been used by an earlier test, so tests must not change
 * the schema.
 */
export async function openEmbedded(logger: Logger): Promise<Database> {
  const reusable = idle.pop() ?? (await createReusable());
  let isClosed = false;
  const client = new Proxy(reusable.client, {
    get(target, name) {
      // Fails work that a test did not await, so that it does not change the database of the next test.
      if (isClosed) throw new Error('The database of this test is closed.');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    ...createPgliteDatabase(client, guardPglite, logger),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await reusable.empty();
      idle.push(reusable);
    },
  };
}
