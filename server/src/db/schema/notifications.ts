import type { NotificationObjectType, NotificationType, OrderStatus } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { users } from './users.ts';

/** Notifications (rule N1). A new event is added to a notification that is unread, and never to one that was read. */
export const notifications = pgTable(
  'notification',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    actorId: id('actor_id').references(() => users.id, { onDelete: 'set null' }),
    totalActors: integer('total_actors').notNull().default(1),
    objectType: text('object_type').$type<NotificationObjectType>().notNull(),
    objectId: id('object_id').notNull(),
    /** The comment that was liked, in a notification about likes of a comment on the object. */
    commentId: id('comment_id'),
    excerpt: text('excerpt'),
    amount: hundredths('amount'),
    /** The new status, in a notification about an order. */
    orderStatus: text('order_status').$type<OrderStatus>(),
    /** Identifies the event, so that it causes only one notification. */
    onceKey: text('once_key').notNull(),
    readAt: time('read_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // The key comes first, because notifications of a removed comment are looked up by key for all users.
    uniqueIndex('notification_key').on(table.onceKey, table.userId),
    index('notification_user').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('notification_unread').on(table.userId, table.readAt),
    index('notification_updated_at').on(table.updatedAt),
    index('notification_comment_id').on(table.commentId).where(sql`comment_id is not null`),
    index('notification_actor_id').on(table.actorId).where(sql`actor_id is not null`),
  ],
);

/** The users whom a notification about several users counts. */
export const notificationActors = pgTable(
  'notification_actor',
  {
    notificationId: id('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: id('actor_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actor_actor').on(table.actorId),
  ],
);
