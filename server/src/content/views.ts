import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { contentTables } from './kinds.ts';

/** Views of one user, or of visitors with one IP address, are counted once within this number of hours. */
const countingHours = 6;

/** Counts a view of a video or a reel to which the viewer has access. A view by its performer is not counted. */
export async function countView(
  { db, ports, viewer, ip }: Context,
  kind: 'video' | 'reel',
  { id, performerId }: { id: string; performerId: string },
): Promise<void> {
  if (viewer?.userId === performerId) return;
  const key = `view:${kind}:${id}:${viewer?.userId ?? ip}`;
  if ((await ports.rateLimits.take(key, { points: 1, seconds: countingHours * 60 * 60 })).retryAfter > 0) return;
  const table = contentTables[kind];
  await db
    .update(table)
    .set({ totalViews: sql`${table.totalViews} + 1` })
    .where(eq(table.id, id));
}
