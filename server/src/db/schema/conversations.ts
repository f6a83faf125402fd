import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/**
 * Conversations between two users (rule C1). The users are stored without foreign keys, because a conversation remains
 * for the other participant after an account was deleted (rule P8).
 */
export const conversations = pgTable(
  'conversation',
  {
    id: id('id').primaryKey(),
    /** The participant with the smaller id, so that two users have one conversation. */
    firstUserId: id('first_user_id').notNull(),
    secondUserId: id('second_user_id').notNull(),
    /** The greatest id of a message, even if that message was deleted. The next message gets a greater one. */
    latestId: id('latest_id'),
    /** The last message that was not deleted. */
    lastMessageId: id('last_message_id'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('conversation_pair').on(table.firstUserId, table.secondUserId)],
);

/** The view of each participant of a conversation. */
export const participants = pgTable(
  'conversation_participant',
  {
    conversationId: id('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: id('user_id').notNull(),
    otherId: id('other_id').notNull(),
    /** The place in the list, which is the id of the latest message. Null if the conversation is not listed yet. */
    position: id('position'),
    /** Whether it is a private request that the participant has not opened yet (rule C1). */
    isRequest: boolean('is_request').notNull().default(false),
    totalUnread: integer('total_unread').notNull().default(0),
    /** The last message that the participant has read. */
    seenMessageId: id('seen_message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_participant_listed')
      .on(table.userId, table.position.desc())
      .where(sql`position is not null and not is_request`),
    index('conversation_participant_requests').on(table.userId, table.position.desc()).where(sql`is_request`),
    index('conversation_participant_created').on(table.userId, table.conversationId.desc()),
    index('conversation_participant_unread').on(table.userId).where(sql`total_unread > 0`),
  ],
);
