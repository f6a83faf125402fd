import type { Audience } from '@fanlight/sdk/models';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type AccessDecision, decideAccess } from '../access/decide-access.ts';
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
} from '../access/standing.ts';
import { runPrepared } from '../db/prepared.ts';
import { performers, users } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
import type { Unit } from '../unit.ts';
import { type ContentKind, contentTables, isHiddenByReport, kindRules } from './kinds.ts';

/** Something that a performer published and that is visible to its viewer. */
export interface Content {
  kind: ContentKind;
  id: string;
  performerId: string;
  /** Its title, or the whole text of what has none. Of a locked item nothing of the text may be told. */
  title: string;
  /** In hundredths; null where it is not sold. */
  price: number | null;
  /** Whether the viewer may see all of it, and what else leads in (rule A1). */
  access: AccessDecision;
  /** False if it is visible to the viewer only because they bought it: they may read it, but not write or react (rule A4). */
  isVisibleInLists: boolean;
}

/**
 * Whether an item is visible to a viewer: as {@link isVisibleInLists}, and to those who bought it (rule A4) while no urgent
 * report hides it (rule R1). For queries that have `user` and `performer` joined.
 *
 * @param isPerformerVisible - whether the performer is visible to the viewer, for queries over the table of the kind alone
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
 * Whether a viewer sees an item in lists and searches: its performer unless they deleted it; everybody else if it is published,
 * its performer is visible to them (rules A4, P7), and no urgent report hides it (rule R1).
 */
export function isVisibleInLists(
  kind: ContentKind,
  viewer: QueryViewer,
  isPerformerVisible = isPerformerVisibleTo(viewer),
): SQL {
  const table = contentTables[kind];
  const { isPublished, isDeletedForNonBuyers = sql`false` } = kindRules[kind];
  const isOwn = viewer.userId ? sql`${table.performerId} = ${viewer.userId}` : sql`false`;
  return sql`(not (${isDeletedForNonBuyers}) and (${isOwn} or (not ${isHiddenByReport(kind)} and ${isPerformerVisible} and ${isPublished})))`;
}

/** Whether the viewer has access to all of an item, as {@link decideAccess} decides (rule A1). A search looks through its text then. */
export function canViewerAccess(kind: ContentKind, viewer: QueryViewer): SQL {
  const { performerId } = contentTables[kind];
  const { audience, bought } = kindRules[kind];
  const isOwn = viewer.userId ? sql`${performerId} = ${viewer.userId}` : sql`false`;
  const isKept = bought ? hasBought(viewer, bought.type, bought.objectId) : sql`false`;
  return sql`(${audience} = 'public' or ${isOwn} or ${isKept} or ${isSubscribed(viewer, performerId)}
    or (${audience} = 'followers' and ${isFollowing(viewer, performerId)}))`;
}

/** What the cheapest subscription of the performer of a joined row costs; null where none is offered. */
export const cheapestSubscription = () =>
  sql<number | null>`least(${performers.monthlyPrice}, ${performers.yearlyPrice})`
    .mapWith(Number)
    .as('access_subscription_price');

/** Columns of a kind's query from which the access to it follows; for queries that have `performer` joined. */
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

/** What {@link accessColumns} read. Prices in hundredths. */
export interface AccessRow {
  audience: Audience;
  price: number | null;
  subscriptionPrice: number | null;
  isFollower: boolean;
  isSubscriber: boolean;
  hasBought: boolean;
}

/** The access of a viewer to an item (rule A1). */
export function accessOf(row: AccessRow, performerId: string, viewerId: string | null): AccessDecision {
  return decideAccess({ ...row, isLoggedIn: viewerId !== null, isOwner: performerId === viewerId });
}

/** Finds an item of any kind, as its viewer may. One query. */
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

/** Locks an item whose counters change; false when it is gone. */
export async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<boolean> {
  const table = contentTables[kind];
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
  return rows.length > 0;
}

/** Changes a counter of an item, never below zero, and answers all of them; undefined when the item is gone. */
export async function countOnContent(
  tx: Tx,
  kind: ContentKind,
  id: string,
  counter: 'totalLikes' | 'totalBookmarks' | 'totalComments',
  by: number,
): Promise<{ totalLikes: number; totalBookmarks: number; totalComments: number } | undefined> {
  const table = contentTables[kind];
  const column = counter === 'totalComments' ? ('totalComments' in table ? table.totalComments : null) : table[counter];
  if (!column) throw new Error(`Nothing counts ${counter} of a ${kind}.`);
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

/** Hides an item from everybody but its performer (rule R1). */
export async function hideContent({ tx, now }: Unit, kind: ContentKind, id: string): Promise<void> {
  const table = contentTables[kind];
  await tx
    .update(table)
    .set({ hiddenAt: now })
    .where(and(eq(table.id, id), isNull(table.hiddenAt)));
}
