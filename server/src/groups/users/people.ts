import type { User } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { isFollowing, isPerformerVisibleInCountryOf, isSubscribed, viewerAs } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { performers, userBlocks, users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fold, isId } from '../../keys.ts';
import { optionalFileUrl } from '../files/index.ts';

const blocked = (blockerId: SQL | string, userId: SQL | string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${blockerId} and ${userBlocks.userId} = ${userId})`;

/**
 * Returns the condition that a user is visible to the viewer. Users who have blocked the viewer are hidden, and so are
 * performers who are not published or have blocked the viewer's country (rules A4, P7, R1). Users whom the viewer has
 * blocked are visible, so that the viewer can remove the block.
 */
export const isUserVisibleTo = (viewerId: string): SQL =>
  sql`(${users.id} = ${viewerId} or (not ${blocked(sql`${users.id}`, viewerId)} and (not ${users.isPerformer}
    or exists (select 1 from ${performers} where ${performers.userId} = ${users.id} and ${isPerformerVisibleInCountryOf(viewerId)}))))`;

/**
 * Reads a user by id or username. An account whose e-mail address is not confirmed is visible only to its user.
 *
 * @throws {ApiFailure} `NOT_FOUND`
 */
export async function readPerson(context: Context, idOrUsername: string, viewerId: string): Promise<User> {
  const named = isId(idOrUsername) ? eq(users.id, idOrUsername) : eq(users.usernameKey, fold(idOrUsername));
  const [row] = await context.db
    .select({ user: getTableColumns(users), status: performers.status, isBlocked: blocked(viewerId, sql`${users.id}`) })
    .from(users)
    .leftJoin(performers, eq(performers.userId, users.id))
    .where(and(named, isUserVisibleTo(viewerId), or(isNotNull(users.emailVerifiedAt), eq(users.id, viewerId))));
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { user } = row;
  const person = viewerAs(context, user.id);
  const viewer = sql`${viewerId}`;
  const relation = sql`select ${isFollowing(person, viewer)} as follows, ${isSubscribed(person, viewer)} as subscribes`;
  const { rows } = (await context.db.execute(relation)) as unknown as {
    rows: { follows: boolean; subscribes: boolean }[];
  };
  return {
    _id: user.id,
    name: user.name,
    username: user.username,
    avatar: optionalFileUrl(context.ports, user.avatarFileId, 'thumbnail'),
    cover: optionalFileUrl(context.ports, user.coverFileId, 'display'),
    isPerformer: user.isPerformer,
    isVerified: isVerifiedPerformer({ isPerformer: user.isPerformer, status: row.status }),
    isFollower: rows[0]?.follows ?? false,
    isSubscriber: rows[0]?.subscribes ?? false,
    isBlocked: row.isBlocked,
    isOwn: user.id === viewerId,
    createdAt: user.createdAt.toISOString(),
  };
}
