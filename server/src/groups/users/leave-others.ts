import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ContentKind, contentTables } from '../../content/index.ts';
import {
  comments,
  feedPollOptions,
  feedPolls,
  feedPollVotes,
  follows,
  performers,
  reactions,
  stories,
  storyViews,
} from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';

const kinds = Object.entries(contentTables) as [ContentKind, (typeof contentTables)['feed']][];

/** Everything of a kind that an account published, as a query. */
const publishedBy = (table: (typeof contentTables)['feed'], userId: string): SQL =>
  sql`(select ${table.id} from ${table} where ${table.performerId} = ${userId})`;

/** A counter of a row that sinks by `total`. */
type Sinking = { id: string; total: number };

/** What an account counted in: nothing is added to it while the account is locked. */
interface Traces {
  /** Reactions to items, with the performer of each; those to performers count nowhere else. */
  reacted: { kind: ContentKind; action: 'like' | 'bookmark'; id: string; performerId: string }[];
  /** The items that the account commented on. */
  commented: { kind: ContentKind; id: string }[];
}

/** Finds the items that an account reacted to and commented on. */
export async function findTraces(tx: Tx, userId: string): Promise<Traces> {
  const reacted: Traces['reacted'] = [];
  for (const [kind, table] of kinds) {
    const rows = await tx
      .select({ action: reactions.action, id: table.id, performerId: table.performerId })
      .from(reactions)
      .innerJoin(table, eq(table.id, reactions.objectId))
      .where(and(eq(reactions.userId, userId), eq(reactions.objectType, kind)));
    reacted.push(...rows.map((row) => ({ ...row, kind })));
  }
  const commented = await tx
    .selectDistinct({ kind: comments.objectType, id: comments.objectId })
    .from(comments)
    .where(eq(comments.authorId, userId));
  return { reacted, commented };
}

/** Adds up how often each id occurs. */
function tally(ids: string[]): Sinking[] {
  const totals = new Map<string, number>();
  for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + 1);
  return [...totals].map(([id, total]) => ({ id, total }));
}

/** Locks rows in id order, so that two accounts can be deleted at the same time. */
async function lockRows(tx: Tx, table: PgTable, key: PgColumn, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.select({ id: key }).from(table).where(inArray(key, ids)).orderBy(key).for('no key update');
}

/** Lowers a counter of locked rows, never below zero. */
async function lower(tx: Tx, table: PgTable, key: PgColumn, column: string, sinking: Sinking[]): Promise<void> {
  if (sinking.length === 0) return;
  const name = sql.identifier(column);
  await tx.execute(sql`update ${table} set ${name} = greatest(0, ${name} - given.total)
    from jsonb_to_recordset(${JSON.stringify(sinking)}::jsonb) as given (id text, total int) where ${key} = given.id`);
}

/** Takes an account's follows and likes out of the counters of performers. */
export async function leavePerformers(tx: Tx, userId: string, { reacted }: Traces): Promise<void> {
  const isMine = eq(follows.followerId, userId);
  const followed = (await tx.delete(follows).where(isMine).returning()).map(({ performerId }) => performerId);
  const liked = reacted.flatMap(({ action, performerId }) => (action === 'like' ? performerId : []));
  const { userId: key } = performers;
  await lockRows(tx, performers, key, [...followed, ...liked]);
  await lower(tx, performers, key, 'total_followers', tally(followed));
  await lower(tx, performers, key, 'total_likes', tally(liked));
}

/**
 * Locks every item that an account counted in, and takes its likes, bookmarks and views out. Its comments are taken out
 * by {@link removeResponsesOf}.
 */
export async function leaveItems(tx: Tx, { reacted, commented }: Traces, userId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    const here = reacted.filter((row) => row.kind === kind);
    const touched = [...here, ...commented.filter((row) => row.kind === kind)].map(({ id }) => id);
    await lockRows(tx, table, table.id, touched);
    const idsOf = (wanted: string) => tally(here.flatMap(({ action, id }) => (action === wanted ? id : [])));
    await lower(tx, table, table.id, 'total_likes', idsOf('like'));
    await lower(tx, table, table.id, 'total_bookmarks', idsOf('bookmark'));
  }
  const seen = await tx.select({ id: storyViews.storyId }).from(storyViews).where(eq(storyViews.userId, userId));
  const ids = seen.map(({ id }) => id);
  await lockRows(tx, stories, stories.id, ids);
  await lower(tx, stories, stories.id, 'total_views', tally(ids));
}

/** Counts anew what stands under things of a kind; hidden comments count nowhere, nor do the replies to them (rule R1). */
async function recount(tx: Tx, table: PgTable, kind: string, ids: string[], parentIds: string[]): Promise<void> {
  if (ids.length > 0) {
    await tx.execute(sql`update ${table} as item set total_comments = (
      select count(*)::int from ${comments} as c left join ${comments} as parent on parent.id = c.parent_id
      where c.object_type = ${kind} and c.object_id = item.id and c.hidden_at is null and parent.hidden_at is null)
      where item.id in ${ids}`);
  }
  if (parentIds.length === 0) return;
  await tx.execute(sql`update ${comments} as parent set total_replies = (
    select count(*)::int from ${comments} as c where c.parent_id = parent.id and c.hidden_at is null)
    where parent.id in ${parentIds}`);
}

/** Deletes comments with the replies to them. */
function deleteComments(tx: Tx, where: SQL): Promise<(typeof comments.$inferSelect)[]> {
  const roots = sql`select ${comments.id} from ${comments} where ${where}`;
  return tx.delete(comments).where(sql`${comments.id} in (${roots}) or ${comments.parentId} in (${roots})`).returning();
}

/**
 * Deletes what a person said under other people's things, what others said under theirs, and all reactions to theirs.
 *
 * @returns the pictures of the comments, to be deleted as well
 */
export async function removeResponsesOf(tx: Tx, userId: string): Promise<(string | null)[]> {
  const removed: (typeof comments.$inferSelect)[] = [];
  for (const [kind, table] of kinds) {
    const isHere = sql`${comments.objectType} = ${kind} and ${comments.objectId} in ${publishedBy(table, userId)}`;
    removed.push(...(await deleteComments(tx, isHere)));
  }
  const said = await deleteComments(tx, sql`${comments.authorId} = ${userId}`);
  for (const [kind, table] of kinds) {
    const here = said.filter(({ objectType }) => objectType === kind);
    if (here.length === 0) continue;
    const ids = [...new Set(here.map(({ objectId }) => objectId))].toSorted();
    await recount(tx, table, kind, ids, [...new Set(here.flatMap(({ parentId }) => parentId ?? []))].toSorted());
  }
  for (const [kind, table] of kinds) {
    const published = sql`${reactions.objectType} = ${kind} and ${reactions.objectId} in ${publishedBy(table, userId)}`;
    await tx.delete(reactions).where(published);
  }
  await tx.delete(reactions).where(and(eq(reactions.objectType, 'performer'), eq(reactions.objectId, userId)));
  return [...removed, ...said].map(({ pictureFileId }) => pictureFileId);
}

/** Takes a person's votes out of polls. */
export async function leavePolls(tx: Tx, userId: string): Promise<void> {
  const isMine = eq(feedPollVotes.userId, userId);
  const votes = await tx.select().from(feedPollVotes).where(isMine);
  const pollIds = votes.map(({ pollId }) => pollId);
  const optionIds = votes.map(({ optionId }) => optionId);
  await lockRows(tx, feedPolls, feedPolls.id, pollIds);
  await lower(tx, feedPolls, feedPolls.id, 'total_votes', tally(pollIds));
  await lockRows(tx, feedPollOptions, feedPollOptions.id, optionIds);
  await lower(tx, feedPollOptions, feedPollOptions.id, 'total_votes', tally(optionIds));
}
