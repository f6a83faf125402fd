// What a host prepares before it listens when a test starts it (FANLIGHT_PREPARE): a performer, unless there is one.
import { sql } from 'drizzle-orm';
import type { World } from '../host/host.ts';
import { prepare as preparePerformer } from './prepare-performer.ts';

/** Makes the performer where nobody has an account yet; slowly enough that a second server finds it half done. */
export async function prepare(world: World): Promise<void> {
  const { db } = world.ports.database;
  const { rows } = (await db.execute(sql`select 1 from "user" limit 1`)) as unknown as { rows: unknown[] };
  if (rows.length > 0) return;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await preparePerformer(world);
  world.log('prepared');
}
