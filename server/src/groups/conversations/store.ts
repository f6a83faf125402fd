import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasBlocked, isBlockedBetween } from '../../access/viewer-conditions.ts';
import { isOneOf, runPrepared, type Slots } from '../../db/prepared.ts';
import { conversations, countryBlocks, messages, participants, users } from '../../db/schema/index.ts';
import {
  countPrepared,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  shapeOfPage,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { matchesName } from '../users/index.ts';

const other = alias(participants, 'other_participant');
const sender = alias(users, 'sender');

const isBlocked = hasBlocked(participants.userId, participants.otherId);

/** The condition that a participant may write to the other one: see `canSend` in the contract (rule A4). */
const canSend = sql<boolean>`(${users.id} is not null and not ${isBlocked}
  and not ${hasBlocked(participants.otherId, participants.userId)}
  and not exists (select 1 from ${countryBlocks} where ${countryBlocks.performerId} = ${participants.otherId}
    and ${countryBlocks.countryCode} = ${sender.countryCode}))`;

/** Selects conversations, each as one of its participants sees it. */
const selectViews = (db: Db | Tx) =>
  db
    .select({
      participant: participants,
      createdAt: conversations.createdAt,
      seenByOtherId: other.seenMessageId,
      lastMessage: { id: messages.id, authorId: messages.authorId, text: messages.text, createdAt: messages.createdAt },
      /** The text of the first message of a private request. */
      firstText: sql<
        string | null
      >`case when ${participants.isRequest} then (select first.text from ${messages} as first
        where first.conversation_id = ${conversations.id} and first.deleted_at is null order by first.id limit 1) end`,
      isBlocked,
      canSend,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
    .leftJoin(other, and(eq(other.conversationId, participants.conversationId), eq(other.userId, participants.otherId)))
    .leftJoin(users, and(eq(users.id, participants.otherId), isNull(users.closedAt)))
    .leftJoin(sender, eq(sender.id, participants.userId));

/** A conversation, as one of its participants sees it. */
export type ConversationView = Awaited<ReturnType<typeof selectViews>>[number];

/** Reads conversations as their participants see them. */
export const readViewsOf = (tx: Tx, conversationIds: readonly string[]): Promise<ConversationView[]> =>
  selectViews(tx).where(isOneOf(participants.conversationId, [...conversationIds]));

/** Reads a conversation as each participant sees it. Empty if the conversation does not exist. */
export const readViews = (db: Db | Tx, conversationId: string): Promise<ConversationView[]> =>
  runPrepared(db, 'conversation of participants', { conversationId }, (slots) =>
    selectViews(db).where(eq(participants.conversationId, slots.conversationId)),
  );

/** The id of the conversation of two users. Undefined if they have none. */
export async function findConversationOf(db: Db, userId: string, otherId: string): Promise<string | undefined> {
  const [firstUserId, secondUserId] = toPair(userId, otherId);
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstUserId, firstUserId), eq(conversations.secondUserId, secondUserId)));
  return row?.id;
}

/** Returns two ids in the order in which a conversation stores them. */
export const toPair = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

/** Which conversations of a user are listed. */
export interface ConversationFilter {
  userId: string;
  /** Private requests that the user has not opened (rule C1), instead of the other conversations. */
  isRequest?: boolean;
  /** Words in the name or the username of the other participant. */
  q?: string | undefined;
  sortBy?: 'lastMessageAt' | 'createdAt' | undefined;
}

/** Lists conversations, each as the user sees it. */
export async function listViews(
  db: Db,
  { userId, isRequest = false, q, sortBy = 'lastMessageAt' }: ConversationFilter,
  page: PageRequest,
): Promise<Page<ConversationView>> {
  const column = sortBy === 'createdAt' ? participants.conversationId : participants.position;
  const matches = matchesName(q);
  const matchesList = ({ user }: Slots<{ user: string }>) =>
    and(
      eq(participants.userId, user),
      isRequest
        ? sql`${participants.isRequest} and ${conversations.lastMessageId} is not null`
        : sql`${participants.position} is not null and not ${participants.isRequest}`,
    );
  const kind = isRequest ? 'requests' : 'conversations';
  const key = matches ? undefined : `${kind} by ${sortBy}`;
  const rows = await runPrepared(
    db,
    key && `${key}, ${shapeOfPage(page)}`,
    { user: userId, ...valuesOfPage(page) },
    (slots) => {
      const { after, order } = keyset(column, pageIn(slots, page));
      return selectViews(db)
        .where(and(matchesList(slots), matches, after))
        .orderBy(order)
        .limit(slots.rows)
        .offset(slots.offset);
    },
  );
  const total = await countPrepared(db, key && kind, { user: userId }, (slots) => [
    sql`select 1 from ${participants}
      inner join ${conversations} on ${conversations.id} = ${participants.conversationId}
      ${matches ? sql`inner join ${users} on ${users.id} = ${participants.otherId}` : sql``}
      where ${and(matchesList(slots), matches)}`,
  ]);
  const cursorOf = ({ participant: { position, conversationId } }: ConversationView) =>
    (sortBy === 'createdAt' ? conversationId : position) ?? conversationId;
  return toPage(rows, page, total, cursorOf);
}

/** The number of a user's unread messages, without those in private requests. */
const totalUnread = (userId: unknown) => sql<number>`(select coalesce(sum(unread.total_unread), 0)::int
  from ${participants} as unread where unread.user_id = ${userId} and unread.total_unread > 0 and not unread.is_request)`;

/** Counts the unread messages of a user, and the private requests that the user has not opened. */
export async function countUnread(
  db: Db | Tx,
  userId: string,
): Promise<{ totalUnread: number; totalRequests: number }> {
  const [row] = await runPrepared(db, 'unread messages', { userId }, (slots) =>
    db
      .select({
        totalUnread: totalUnread(slots.userId),
        totalRequests: sql<number>`(select count(*)::int from ${participants} as waiting
          inner join ${conversations} on ${conversations.id} = waiting.conversation_id
          where waiting.user_id = ${slots.userId} and waiting.is_request and ${conversations.lastMessageId} is not null)`,
      })
      .from(sql`(select 1) as one`),
  );
  return row ?? { totalUnread: 0, totalRequests: 0 };
}

/** Lists the ids of a user's conversations, whose channels the user may read (rule W6). */
export async function listConversationIds(db: Db, userId: string): Promise<string[]> {
  const rows = await runPrepared(db, 'ids of conversations', { userId }, (slots) =>
    db.select({ id: participants.conversationId }).from(participants).where(eq(participants.userId, slots.userId)),
  );
  return rows.map(({ id }) => id);
}

/** Whether a user takes part in a conversation. */
export async function isParticipant(db: Db, userId: string, conversationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: participants.userId })
    .from(participants)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.userId, userId)));
  return rows.length > 0;
}

/** Whether one of two users has blocked the other (rule A4). */
export async function isBlockedWith(db: Db, userId: string, otherId: string): Promise<boolean> {
  const [row] = await db
    .select({ isBlocked: isBlockedBetween(userId, sql`${otherId}::text`) })
    .from(sql`(select 1) as one`);
  return row?.isBlocked ?? false;
}
