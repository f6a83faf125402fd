import type { Follow } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { FollowRow, FollowSide } from './store.ts';

/**
 * Presents follows.
 *
 * @param other - the side whose users are presented
 */
export async function toFollows({ ports, db }: Context, rows: FollowRow[], other: FollowSide): Promise<Follow[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map((row) => row[other]),
  );
  return rows.map((row) => ({
    _id: row.id,
    user: people.get(row[other]) ?? deletedUserSummary(row[other]),
    createdAt: row.createdAt.toISOString(),
  }));
}
