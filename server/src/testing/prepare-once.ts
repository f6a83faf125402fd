// The function `prepare` of a host that a test starts (FANLIGHT_PREPARE). It creates a performer if there are no
// accounts.
import { sql } from 'drizzle-orm';
import type { World } from '../host/host.ts';
import { prepare as preparePerformer } from './prepare-performer.ts';

/** Creates the performer if there is no account yet. Takes so long that a second server starts meanwhile. */
export async function prepare(world: World): Promise<void> {
  const { db } = world.ports.database;
  const { rows } = (await db.execute(sql`select 1 from "user" limit 1`)) as unknown as { rows: unknown[] };
  if (rows.length > 0) return;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await preparePerformer(world);
  world.log('prepared');
}
