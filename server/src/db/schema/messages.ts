import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { conversations } from './conversations.ts';

/** Messages between two users (rule C2). Within a conversation, their ids are in the order of the commits. */
export const messages = pgTable(
  'message',
  {
    id: id('id').primaryKey(),
    conversationId: id('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: id('author_id').notNull(),
    /** Empty after the deletion of the message. */
    text: text('text').notNull(),
    /** The key that the sender's session chose, so that a repeated request does not send the message again. */
    clientKey: text('client_key'),
    createdAt: time('created_at').notNull(),
    /** The row of a deleted message remains, so that a repeated request does not send it again. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('message_conversation').on(table.conversationId, table.id.desc()),
    index('message_author').on(table.authorId),
    uniqueIndex('message_client_key')
      .on(table.conversationId, table.authorId, table.clientKey)
      .where(sql`client_key is not null`),
  ],
);
