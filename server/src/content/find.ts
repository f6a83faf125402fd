import { type AccessDecision, decideAccess } from '@fanlight/sdk/access';
import type { Audience } from '@fanlight/sdk/models';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  hasBought,
  isFollowing,
  isPerformerVisibleTo,
  isSubscribed,
  type QueryViewer,
  shapeOf,
  type Viewer,
  valuesOf,
  viewerIn,
} from '../access/viewer-conditions.ts';
import { runPrepared } from '../db/prepared.ts';
import { performers, users } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import type { Unit } from '../unit.ts';
import { type ContentKind, contentTables, isHiddenByReport, isNotExpired, kindRules } from './kinds.ts';

/** An item that is visible to the viewer. */
export interface Content {
  kind: ContentKind;
  id: string;
  performerId: string;
  /**
   * The title of the item, or its whole text if the kind has no titles. The text of a locked item must not be sent to
   * the viewer.
   */
  title: string;
  /** The price in hundredths; null if the item is not for sale. */
  price: number | null;
  /** Whether the viewer can see the whole item, and otherwise which action gives access (rule A1). */
  access: AccessDecision;
  /**
   * False if the item is visible only because the viewer has bought it. The viewer then can't comment or react (rule
   * A4).
   */
  isVisibleInLists: boolean;
}

/**
 * The condition that an item is visible to a viewer: {@link isVisibleInLists} is true, or the viewer has bought the
 * item (rule A4) and no urgent report hides it (rule R1). For queries that join `user` and `performer`.
 *
 * @param isPerformerVisible - replaces the check of the performer, for queries that join neither table
 */
export function isVisibleTo(
  kind: ContentKind,
  viewer: QueryViewer,
  isPerformerVisible = isPerformerVisibleTo(viewer),
): SQL {
  const { bought } = kindRules[kind];
  const isKept = bought ? hasBought(viewer, bought.type, bought.objectId) : sql`false`;
  return sql`(${isVisibleInLists(kind, viewer, isPerformerVisible)} or (not ${isHiddenByReport(kind)} and ${isKept}))`;
}

/**
 * The condition that a viewer sees an item in lists and searches. The performer of the item sees it until it is
 * deleted. Other viewers see it if it is published and has not expired, its performer is visible to them (rules A4, P7), and no urgent
 * report hides it (rule R1).
 */
export function isVisibleInLists(
  kind: ContentKind,
  viewer: QueryViewer,
  isPerformerVisible = isPerformerVisibleTo(viewer),
): SQL {
  const table = contentTables[kind];
  const { isPublished, isDeletedForNonBuyers = sql`false` } = kindRules[kind];
  const isOwn = viewer.userId ? sql`${table.performerId} = ${viewer.userId}` : sql`false`;
  const isShown = and(isPublished, isNotExpired(kind, viewer));
  return sql`(not (${isDeletedForNonBuyers}) and (${isOwn} or (not ${isHiddenByReport(kind)} and ${isPerformerVisible} and ${isShown})))`;
}

/**
 * The condition that the viewer has access to an item, by the same rules as {@link decideAccess} (rule A1). Searches
 * use the whole text of such items.
 */
export function canViewerAccess(kind: ContentKind, viewer: QueryViewer): SQL {
  const { performerId } = contentTables[kind];
  const { audience, bought } = kindRules[kind];
  const isOwn = viewer.userId ? sql`${performerId} = ${viewer.userId}` : sql`false`;
  const isKept = bought ? hasBought(viewer, bought.type, bought.objectId) : sql`false`;
  return sql`(${audience} = 'public' or ${isOwn} or ${isKept} or ${isSubscribed(viewer, performerId)}
    or (${audience} = 'followers' and ${isFollowing(viewer, performerId)}))`;
}

/**
 * The price of the cheapest subscription to the performer, whose table the query joins. Null if the performer offers
 * none.
 */
export const cheapestSubscription = () =>
  sql<number | null>`least(${performers.monthlyPrice}, ${performers.yearlyPrice})`
    .mapWith(Number)
    .as('access_subscription_price');

/** The columns from which {@link accessOf} decides the access to an item. For queries that join `performer`. */
export function accessColumns(kind: ContentKind, viewer: QueryViewer) {
  const { audience, price, bought } = kindRules[kind];
  const { performerId } = contentTables[kind];
  return {
    audience: sql<Audience>`${audience}`.as('access_audience'),
    price: sql<number | null>`${price}`.mapWith(Number).as('access_price'),
    subscriptionPrice: cheapestSubscription(),
    isFollower: isFollowing(viewer, performerId).as('is_follower'),
    isSubscriber: isSubscribed(viewer, performerId).as('is_subscriber'),
    hasBought: (bought ? hasBought(viewer, bought.type, bought.objectId) : sql<boolean>`false`).as('has_bought'),
  };
}

/** A row with {@link accessColumns}. Prices are in hundredths. */
export interface AccessRow {
  audience: Audience;
  price: number | null;
  subscriptionPrice: number | null;
  isFollower: boolean;
  isSubscriber: boolean;
  hasBought: boolean;
}

/** Returns the access of a viewer to an item (rule A1). */
export function accessOf(row: AccessRow, performerId: string, viewerId: string | null): AccessDecision {
  return decideAccess({ ...row, isLoggedIn: viewerId !== null, isOwner: performerId === viewerId });
}

/** Finds an item of any kind with one query. Undefined if it is hidden from the viewer. */
export async function findContent(db: Db, kind: ContentKind, id: string, viewer: Viewer): Promise<Content | undefined> {
  const table = contentTables[kind];
  const [row] = await runPrepared(db, `${kind} by id, ${shapeOf(viewer)}`, { id, ...valuesOf(viewer) }, (slots) => {
    const queryViewer = viewerIn(slots, viewer);
    return db
      .select({
        performerId: table.performerId,
        title: kindRules[kind].title,
        access: accessColumns(kind, queryViewer),
        isVisibleInLists: sql<boolean>`${isVisibleInLists(kind, queryViewer)}`.as('is_visible_in_lists'),
      })
      .from(table)
      .innerJoin(users, eq(users.id, table.performerId))
      .innerJoin(performers, eq(performers.userId, table.performerId))
      .where(and(eq(table.id, slots.id), isVisibleTo(kind, queryViewer)));
  });
  if (!row) return undefined;
  const { performerId, title, access, isVisibleInLists: listed } = row;
  const decision = accessOf(access, performerId, viewer.userId);
  return { kind, id, performerId, title, price: access.price, access: decision, isVisibleInLists: listed };
}

/** Locks an item before its counters change. Returns its performer's id; undefined if the item is deleted. */
export async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<string | undefined> {
  const table = contentTables[kind];
  const query = tx.select({ performerId: table.performerId }).from(table).where(eq(table.id, id));
  return (await query.for('no key update'))[0]?.performerId;
}

/**
 * Changes a counter of an item, but not below zero, and returns all counters of the item. Undefined if the item is
 * deleted.
 */
export async function countOnContent(
  tx: Tx,
  kind: ContentKind,
  id: string,
  counter: 'totalLikes' | 'totalBookmarks' | 'totalComments',
  by: number,
): Promise<{ totalLikes: number; totalBookmarks: number; totalComments: number } | undefined> {
  const table = contentTables[kind];
  const column = counter === 'totalComments' ? ('totalComments' in table ? table.totalComments : null) : table[counter];
  if (!column) throw new Error(`A ${kind} has no counter ${counter}.`);
  const [row] = await tx
    .update(table)
    .set({ [counter]: sql`greatest(0, ${column} + ${by})` })
    .where(eq(table.id, id))
    .returning({
      totalLikes: table.totalLikes,
      totalBookmarks: table.totalBookmarks,
      totalComments: 'totalComments' in table ? table.totalComments : sql<number>`0`,
    });
  return row;
}

/** Hides an item from all users except its performer, or shows it again (rule R1). */
export async function setContentHidden(
  { tx, now }: Unit,
  kind: ContentKind,
  id: string,
  isHidden: boolean,
): Promise<void> {
  const table = contentTables[kind];
  const isChanged = isHidden ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt);
  await tx
    .update(table)
    .set({ hiddenAt: isHidden ? now : null })
    .where(and(eq(table.id, id), isChanged));
}
