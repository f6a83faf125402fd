import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { contentTables } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import {
  comments,
  files,
  follows,
  orders,
  performers,
  reactions,
  subscriptions,
  uploadParts,
  uploads,
  users,
} from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { lockBalances, post } from '../../ledger/ledger.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteSessions, requirePassword } from '../auth/index.ts';
import { deleteFile } from '../files/index.ts';
import { forgetInBooks } from './forgetting.ts';
import { keepSold } from './keep-sold.ts';
import { readUser } from './store.ts';

const kinds = Object.entries(contentTables) as [keyof typeof contentTables, (typeof contentTables)['feed']][];

/** Everything of a kind that an account published, as a query. */
const publishedBy = (table: (typeof contentTables)['feed'], userId: string): SQL =>
  sql`(select ${table.id} from ${table} where ${table.performerId} = ${userId})`;

/** Tokens go to the platform; earnings stay in the books as what is owed (rule M1). */
async function forfeitTokens(unit: Unit, userId: string): Promise<void> {
  const balances = await lockBalances(unit.tx, [userId], unit.nextId);
  const amount = balances.get(userId)?.tokens ?? 0;
  if (amount === 0) return;
  const movements = [
    { account: { ownerId: userId, kind: 'tokens' as const }, amount: -amount },
    { account: { ownerId: null, kind: 'commission' as const }, amount },
  ];
  await post(
    unit.tx,
    { id: unit.nextId(), kind: 'forfeit', referenceId: userId, at: unit.now, movements },
    unit.nextId,
  );
}

/** @throws {ApiFailure} `ORDERS_OPEN` while somebody waits for what only this performer can send (rule M10) */
async function requireAllSent({ tx }: Unit, performerId: string): Promise<void> {
  const isOpen = inArray(orders.status, ['paid', 'processing']);
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.performerId, performerId), isOpen))
    .limit(1);
  if (open) throw new ApiFailure('ORDERS_OPEN');
}

/** Nothing is charged any more, for what the person subscribed to nor for them. */
async function endSubscriptions({ tx, now }: Unit, userId: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now, renewsAt: null, paymentMethodId: null, updatedAt: now })
    .where(
      and(
        or(eq(subscriptions.userId, userId), eq(subscriptions.performerId, userId)),
        ne(subscriptions.status, 'ended'),
      ),
    );
}

/** Takes the person's likes and bookmarks out of the counters of what others published. */
async function takeBackReactions(tx: Tx, userId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    for (const [action, column] of [
      ['like', 'total_likes'],
      ['bookmark', 'total_bookmarks'],
    ] as const) {
      const mine = sql`select ${reactions.objectId} from ${reactions} where ${reactions.userId} = ${userId}
        and ${reactions.objectType} = ${kind} and ${reactions.action} = ${action}`;
      const name = sql.identifier(column);
      await tx.execute(sql`update ${table} set ${name} = greatest(0, ${name} - 1) where ${table.id} in (${mine})`);
    }
    const liked = sql`select ${table.performerId} as performer_id, count(*)::int as total from ${reactions}
      inner join ${table} on ${table.id} = ${reactions.objectId} where ${reactions.userId} = ${userId}
      and ${reactions.objectType} = ${kind} and ${reactions.action} = 'like' group by ${table.performerId}`;
    await tx.execute(sql`update ${performers} set total_likes = greatest(0, total_likes - liked.total)
      from (${liked}) as liked where ${performers.userId} = liked.performer_id`);
  }
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

/** Deletes comments with the replies to them and their pictures. */
async function deleteComments(unit: Unit, where: SQL): Promise<(typeof comments.$inferSelect)[]> {
  const { tx } = unit;
  const roots = sql`select ${comments.id} from ${comments} where ${where}`;
  const gone = await tx
    .delete(comments)
    .where(sql`${comments.id} in (${roots}) or ${comments.parentId} in (${roots})`)
    .returning();
  for (const { pictureFileId } of gone) if (pictureFileId) await deleteFile(unit, pictureFileId);
  return gone;
}

/** What the person said under other people's things, and what others said under theirs. */
async function takeBackComments(unit: Unit, userId: string): Promise<void> {
  for (const [kind, table] of kinds) {
    await deleteComments(
      unit,
      sql`${comments.objectType} = ${kind} and ${comments.objectId} in ${publishedBy(table, userId)}`,
    );
  }
  const gone = await deleteComments(unit, sql`${comments.authorId} = ${userId}`);
  for (const [kind, table] of kinds) {
    const here = gone.filter(({ objectType }) => objectType === kind);
    if (here.length === 0) continue;
    const ids = [...new Set(here.map(({ objectId }) => objectId))].toSorted();
    await recount(unit.tx, table, kind, ids, [...new Set(here.flatMap(({ parentId }) => parentId ?? []))].toSorted());
  }
}

/** The ids under which bytes of a person are stored: files, and the parts of those that are on their way. */
async function storedOf(tx: Tx, ownerId: string): Promise<string[]> {
  const whole = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId));
  const parts = await tx
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.ownerId, ownerId));
  return [...whole, ...parts].map(({ id }) => id);
}

/** What stands in other people's lists and counters. */
async function leaveOthers(unit: Unit, userId: string): Promise<void> {
  const { tx } = unit;
  await takeBackReactions(tx, userId);
  await takeBackComments(unit, userId);
  for (const [kind, table] of kinds) {
    const published = sql`${reactions.objectType} = ${kind} and ${reactions.objectId} in ${publishedBy(table, userId)}`;
    await tx.delete(reactions).where(published);
  }
  await tx.execute(sql`update ${performers} set total_followers = greatest(0, total_followers - 1)
    where ${performers.userId} in (select ${follows.performerId} from ${follows} where ${follows.followerId} = ${userId})`);
}

/**
 * Deletes the viewer's own account (rule P8): ends sessions and subscriptions, forfeits tokens, removes what is personal,
 * here and at the gateways of cards. The ledger stays, under an id that nothing explains any more, and what others
 * bought stays theirs (rules A4, M4).
 *
 * @throws {ApiFailure} `NOT_FOUND`, `FORBIDDEN` for somebody else's, `WRONG_PASSWORD`, `ORDERS_OPEN`
 */
export async function deleteAccount(context: Context, id: string, password: string): Promise<void> {
  const { userId } = requireViewer(context);
  if (id !== userId) {
    await readUser(context.db, id);
    throw new ApiFailure('FORBIDDEN');
  }
  await requirePassword(context, userId, password, 'password');
  const { passwords, random } = context.ports;
  const lockedHash = await passwords.hash(random.token(32));
  await context.transaction(async (unit) => {
    const { tx } = unit;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new ApiFailure('NOT_FOUND');
    // Who subscribes holds it: either they are seen below, or they find nobody any more.
    await tx.select({ id: performers.userId }).from(performers).where(eq(performers.userId, userId)).for('update');
    await deleteSessions(unit, userId, 'account-deleted');
    await endSubscriptions(unit, userId);
    await forfeitTokens(unit, userId);
    // After the account is locked in the books, where a buyer locks it too.
    if (user.isPerformer) await requireAllSent(unit, userId);
    if (user.isPerformer) await keepSold(unit, userId, lockedHash);
    await leaveOthers(unit, userId);
    await forgetInBooks(unit, user);
    for (const fileId of await storedOf(tx, userId)) await unit.removeFile(fileId);
    // Everything else that belongs to the account goes with its row.
    await tx.delete(users).where(inArray(users.id, [userId]));
  });
}
