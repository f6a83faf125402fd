import type { ChargeType } from '@fanlight/sdk/models';
import { not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { existsPerRow } from '../db/exists.ts';
import type { Slot, Slots } from '../db/prepared.ts';
import { charges, countryBlocks, follows, performers, subscriptions, userBlocks, users } from '../db/schema/index.ts';

/**
 * The user or visitor who makes a request. `now` is the time of the request: only subscriptions that are valid then
 * give access.
 */
export interface Viewer {
  /** Null for a visitor. */
  userId: string | null;
  now: Date;
  /** The country of the IP address. For a logged-in user, the last country of the account is used instead (rule A4). */
  countryCode?: string | null;
}

/** A viewer in a query: either values or the slots of a prepared statement. */
export interface QueryViewer {
  userId: Slot<string | null>;
  now: Slot<Date | string>;
  countryCode?: Slot<string | null> | null;
}

/** The viewer's values for a prepared statement that uses {@link viewerIn}. */
export const valuesOf = ({ userId, countryCode = null, now }: Omit<Viewer, 'now'> & { now?: Date }) => ({
  viewerId: userId,
  viewerCountry: countryCode,
  now: now?.toISOString() ?? '',
});

/**
 * Returns the part of a prepared statement's key that depends on the viewer. It is needed because the viewer changes
 * the SQL.
 */
export const shapeOf = ({ userId, countryCode }: Omit<Viewer, 'now'>): string =>
  userId ? 'viewer' : countryCode ? 'visitor of a country' : 'visitor';

/** The viewer of a prepared statement, made of its slots. */
export const viewerIn = (
  { viewerId, viewerCountry, now }: Slots<ReturnType<typeof valuesOf>>,
  { userId, countryCode }: Omit<Viewer, 'now'>,
): QueryViewer => ({ userId: userId && viewerId, now, countryCode: countryCode ? viewerCountry : null });

/** The viewer of a request. */
export const viewerOf = ({ viewer, countryCode, ports }: Context): Viewer => ({
  userId: viewer?.userId ?? null,
  now: ports.clock.now(),
  countryCode,
});

/** Returns another user as the viewer, such as the recipient of a notification. */
export const viewerAs = ({ ports }: Context, userId: string): Viewer => ({ userId, now: ports.clock.now() });

/** The id of a performer or an item in a query. */
type Id = AnyPgColumn | SQL;

/** The condition that the viewer follows a performer. */
export const isFollowing = ({ userId }: Pick<QueryViewer, 'userId'>, performerId: Id): SQL<boolean> =>
  userId
    ? existsPerRow(
        sql`select 1 from ${follows} where ${follows.followerId} = ${userId} and ${follows.performerId} = ${performerId}`,
      )
    : sql<boolean>`false`;

/** A time as text for PostgreSQL. */
export const timeOf = (now: Slot<Date | string>) => (now instanceof Date ? now.toISOString() : now);

/** The condition that the viewer has a subscription to a performer that gives access now (rule M7). */
export const isSubscribed = ({ userId, now }: QueryViewer, performerId: Id): SQL<boolean> =>
  userId
    ? existsPerRow(sql`select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId}
        and ${subscriptions.performerId} = ${performerId} and ${subscriptions.status} <> 'pending'
        and ${subscriptions.paidThroughAt} > ${timeOf(now)}::timestamptz`)
    : sql<boolean>`false`;

/**
 * The condition that the viewer has or has had the free subscription to a performer. Each user gets it once (rule M7).
 */
export const hasHadFreeSubscription = ({ userId }: Pick<QueryViewer, 'userId'>, performerId: Id): SQL<boolean> =>
  userId
    ? existsPerRow(sql`select 1 from ${subscriptions} where ${subscriptions.userId} = ${userId}
        and ${subscriptions.performerId} = ${performerId} and ${subscriptions.type} = 'free'`)
    : sql<boolean>`false`;

/** The condition that the viewer has bought an item, and the purchase was not refunded (rule M4). */
export const hasBought = ({ userId }: Pick<QueryViewer, 'userId'>, type: ChargeType, objectId: Id): SQL<boolean> =>
  userId
    ? existsPerRow(sql`select 1 from ${charges} where ${charges.payerId} = ${userId} and ${charges.type} = ${type}
        and ${charges.objectId} = ${objectId} and ${charges.status} <> 'refunded'`)
    : sql<boolean>`false`;

/** The condition that a user has blocked another (rule A4). */
export const hasBlocked = (blockerId: Id | Slot<string>, userId: Id | Slot<string>): SQL<boolean> =>
  existsPerRow(
    sql`select 1 from ${userBlocks} where ${userBlocks.blockerId} = ${blockerId} and ${userBlocks.userId} = ${userId}`,
  );

/**
 * The condition that one of two users has blocked the other (rule A4). It consists of two lookups, because a lookup
 * with `or` would not use the primary key.
 */
export const isBlockedBetween = (userId: Slot<string>, otherId: Id): SQL<boolean> =>
  sql<boolean>`(${hasBlocked(otherId, userId)} or ${hasBlocked(userId, otherId)})`;

/**
 * The ids of users whom the viewer has blocked or who have blocked the viewer. For queries that count many rows of
 * other users.
 */
export const peopleBlockedWith = (userId: Slot<string>): SQL =>
  sql`select ${userBlocks.blockerId} as id from ${userBlocks} where ${userBlocks.userId} = ${userId}
    union all select ${userBlocks.userId} from ${userBlocks} where ${userBlocks.blockerId} = ${userId}`;

/**
 * The condition that the performer of a joined row is approved by an operator (rule P7) and not hidden by an urgent
 * report (rule R1).
 */
export const isPublishedPerformer = sql`(${performers.status} = 'approved' and ${performers.hiddenAt} is null)`;

/** The condition that the performer of a joined row has blocked the viewer's country (rule A4). */
function isCountryBlocked(userId: Slot<string | null>, countryCode: Slot<string | null>): SQL {
  const country = userId
    ? sql`(select viewer.country_code from ${users} as viewer where viewer.id = ${userId})`
    : sql`${countryCode}`;
  return sql`exists (select 1 from ${countryBlocks} where ${countryBlocks.performerId} = ${users.id}
    and ${countryBlocks.countryCode} = ${country})`;
}

/**
 * The condition that a joined performer is published and has not blocked the viewer's country (rule A4). Ignores blocks
 * of users.
 */
export const isPerformerVisibleInCountryOf = (viewerId: string): SQL =>
  sql`(${isPublishedPerformer} and not ${isCountryBlocked(viewerId, null)})`;

/**
 * The condition that the viewer can see the performer of a joined row. Performers always see themselves. Other viewers
 * see a performer who is approved (rule P7) and not hidden by an urgent report (rule R1), unless one of the two has
 * blocked the other, or the performer has blocked the viewer's country (rule A4). For queries that join `user` and
 * `performer`. The country of a visitor is considered only if `viewer` has a `countryCode`.
 */
export function isPerformerVisibleTo(viewer: string | null | Pick<QueryViewer, 'userId' | 'countryCode'>): SQL {
  const { userId, countryCode = null } = typeof viewer === 'object' && viewer ? viewer : { userId: viewer };
  if (!userId)
    return countryCode
      ? sql`(${isPublishedPerformer} and not ${isCountryBlocked(null, countryCode)})`
      : sql`(${isPublishedPerformer})`;
  return sql`(${users.id} = ${userId} or (${isPublishedPerformer} and not ${isBlockedBetween(userId, sql`${users.id}`)}
    and not ${isCountryBlocked(userId, null)}))`;
}

/**
 * The ids of the performers who are hidden from a viewer ({@link isPerformerVisibleTo}). For queries that count the
 * items of many performers: few performers are hidden, and the query reads their ids once for all rows.
 */
export function performersHiddenFrom({ userId, countryCode = null }: Pick<QueryViewer, 'userId' | 'countryCode'>): SQL {
  const closed = sql`select ${performers.userId} as id from ${performers} where ${not(isPublishedPerformer)}`;
  const country = userId
    ? sql`(select viewer.country_code from ${users} as viewer where viewer.id = ${userId})`
    : sql`${countryCode}`;
  const byCountry = sql`select ${countryBlocks.performerId} from ${countryBlocks} where ${countryBlocks.countryCode} = ${country}`;
  if (!userId) return countryCode ? sql`${closed} union all ${byCountry}` : closed;
  return sql`select hidden.id from (${closed} union all ${byCountry} union all ${peopleBlockedWith(userId)}) as hidden
    where hidden.id <> ${userId}`;
}
