import type { Follow } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import type { FanReader } from '../fans/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { FollowRow, FollowSide } from './store.ts';

/**
 * Presents follows.
 *
 * @param other - the side whose users are presented
 * @param fanOf - what the performer keeps about the followers; only for this performer
 */
export async function toFollows(
  { ports, db }: Context,
  rows: FollowRow[],
  other: FollowSide,
  fanOf?: FanReader,
): Promise<Follow[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map((row) => row[other]),
  );
  return rows.map((row) => ({
    _id: row.id,
    user: people.get(row[other]) ?? deletedUserSummary(row[other]),
    fan: fanOf?.(row[other]) ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}
