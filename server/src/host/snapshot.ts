// Creates the snapshot of the database, which is PGlite with the migrated schema. Tests, the browser tab and the first
// start of a server load the snapshot, because applying all migrations would take seconds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { systemClock } from '../adapters/clocks.ts';
import { createPgliteDatabase, openPglite } from '../adapters/pglite.ts';
import { snapshotFile } from '../built-files.ts';
import { migrate } from '../db/migrate.ts';

const client = await openPglite({});
await migrate(createPgliteDatabase(client), systemClock);
mkdirSync(new URL('.', snapshotFile), { recursive: true });
writeFileSync(snapshotFile, new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()));
await client.close();
