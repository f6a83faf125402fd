import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { isFollowing, isSubscribed } from '../../access/viewer-conditions.ts';
import type { ChannelName } from '../../channels/names.ts';
import { lockRows } from '../../content/index.ts';
import { isOneOf } from '../../db/prepared.ts';
import { conversations, messages, participants, performers } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { toPair } from './store.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** Returns the channel of a conversation, which both participants join. */
export const conversationChannel = (id: string): ChannelName<'conversation'> => `conversation:${id}`;

const isOf = (conversationId: string, userId: string) =>
  and(eq(participants.conversationId, conversationId), eq(participants.userId, userId));

interface OpenedConversation {
  id: string;
  isChanged: boolean;
}

/**
 * Creates the conversation of two users, or lists the existing one for the first user. It is not listed for the other
 * user before the first message. Idempotent, also concurrently.
 *
 * @returns the id of the conversation, and whether it was not listed before
 */
export async function openConversation(unit: Unit, userId: string, otherId: string): Promise<OpenedConversation> {
  const { tx, now } = unit;
  const [firstUserId, secondUserId] = toPair(userId, otherId);
  const [created] = await tx
    .insert(conversations)
    .values({ id: unit.nextId(), firstUserId, secondUserId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (created) {
    await tx.insert(participants).values([
      { conversationId: created.id, userId, otherId, position: created.id },
      { conversationId: created.id, userId: otherId, otherId: userId },
    ]);
    return { id: created.id, isChanged: true };
  }
  const [existing] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstUserId, firstUserId), eq(conversations.secondUserId, secondUserId)));
  if (!existing) throw new Error('The conversation was neither inserted nor found.');
  const listed = await tx
    .update(participants)
    .set({ position: existing.id })
    .where(and(isOf(existing.id, userId), isNull(participants.position)))
    .returning({ userId: participants.userId });
  return { id: existing.id, isChanged: listed.length > 0 };
}

/**
 * Locks a conversation, so that its messages and its participants are changed by one transaction after the other.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the conversation was deleted
 */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('no key update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Locks conversations like {@link lockConversation}, in the order of their ids. Deleted ones are left out. */
export async function lockConversations(tx: Tx, ids: readonly string[]): Promise<void> {
  await lockRows(tx, conversations, conversations.id, [...ids]);
}

/**
 * Whether a recipient does not know the sender of a first message, which is then a private request (rule C1). A
 * performer knows the users whom they follow, and their subscribers. A fan has no private requests from performers.
 */
async function isStranger({ tx, now }: Unit, senderId: string, recipientId: string): Promise<boolean> {
  const isPerformer = (id: string) => sql`exists (select 1 from ${performers} where ${performers.userId} = ${id})`;
  const { rows } = (await tx.execute(sql`select (
      (${isPerformer(recipientId)} or not ${isPerformer(senderId)})
      and not ${isFollowing({ userId: recipientId }, sql`${senderId}`)}
      and not ${isSubscribed({ userId: senderId, now }, sql`${recipientId}`)}
    ) as is_stranger`)) as unknown as { rows: { is_stranger: boolean }[] };
  return rows[0]?.is_stranger ?? true;
}

/**
 * Moves a locked conversation to the top of both lists after a message was inserted, and counts the message as unread
 * for its recipient. A reply opens a private request.
 */
export async function addToConversation(
  unit: Unit,
  { id, latestId }: ConversationRow,
  message: { id: string; senderId: string; recipientId: string },
): Promise<void> {
  const { tx } = unit;
  const { senderId, recipientId } = message;
  await tx
    .update(conversations)
    .set({ latestId: message.id, lastMessageId: message.id })
    .where(eq(conversations.id, id));
  const isRequest = latestId === null && (await isStranger(unit, senderId, recipientId));
  // The participants are locked in the order of their ids.
  for (const userId of toPair(senderId, recipientId)) {
    const changes =
      userId === senderId
        ? { isRequest: false }
        : { totalUnread: sql`${participants.totalUnread} + 1`, ...(isRequest && { isRequest }) };
    await tx
      .update(participants)
      .set({ position: message.id, ...changes })
      .where(isOf(id, userId));
  }
}

/**
 * Corrects locked conversations after some of their messages were deleted: the last message, and the numbers of unread
 * messages.
 */
export async function recountConversations(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  const ids = [...conversationIds];
  await tx
    .update(conversations)
    .set({
      lastMessageId: sql`(select max(${messages.id}) from ${messages}
        where ${messages.conversationId} = ${conversations.id} and ${messages.deletedAt} is null)`,
    })
    .where(isOneOf(conversations.id, ids));
  await tx
    .update(participants)
    .set({
      totalUnread: sql`(select count(*)::int from ${messages}
        where ${messages.conversationId} = ${participants.conversationId} and ${messages.authorId} <> ${participants.userId}
          and ${messages.deletedAt} is null and ${messages.id} > coalesce(${participants.seenMessageId}, ''))`,
    })
    .where(and(isOneOf(participants.conversationId, ids), sql`${participants.totalUnread} > 0`));
}

/**
 * Marks the messages of a conversation as read, by default all of them. Private requests that were not opened stay
 * unread.
 *
 * @param upTo - the last message that was read
 * @returns the last message that the user has read, if it has changed
 */
export async function markSeen(
  { tx }: Unit,
  conversationId: string,
  userId: string,
  upTo?: string,
): Promise<string | undefined> {
  const { latestId } = await lockConversation(tx, conversationId);
  const seenMessageId = upTo && latestId && upTo < latestId ? upTo : latestId;
  if (!seenMessageId) return undefined;
  const [changed] = await tx
    .update(participants)
    .set({
      seenMessageId,
      totalUnread: sql`(select count(*)::int from ${messages}
        where ${messages.conversationId} = ${conversationId} and ${messages.authorId} <> ${userId}
          and ${messages.deletedAt} is null and ${messages.id} > ${seenMessageId})`,
    })
    .where(
      and(
        isOf(conversationId, userId),
        eq(participants.isRequest, false),
        or(isNull(participants.seenMessageId), sql`${participants.seenMessageId} < ${seenMessageId}`),
      ),
    )
    .returning({ userId: participants.userId });
  return changed && seenMessageId;
}

/**
 * Opens a private request, which becomes one of the user's conversations (rule C1).
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if it was opened before
 */
export async function acceptRequest({ tx }: Unit, conversationId: string, userId: string): Promise<void> {
  await lockConversation(tx, conversationId);
  const accepted = await tx
    .update(participants)
    .set({ isRequest: false })
    .where(and(isOf(conversationId, userId), eq(participants.isRequest, true)))
    .returning({ userId: participants.userId });
  if (accepted.length === 0) throw new ApiFailure('STATUS_CONFLICT');
}
