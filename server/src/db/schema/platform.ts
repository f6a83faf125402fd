import type { NotificationObjectType, NotificationType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, key, time } from './columns.ts';
import { users } from './users.ts';

/** Numbered lines of events; the row's lock gives the next number in the order of commits (rule W6). */
export const channels = pgTable('channel', {
  name: key('name').primaryKey(),
  lastNo: bigint('last_no', { mode: 'number' }).notNull(),
});

/** The person that a row of `event` with a notification names. */
export const actorOfNotification = sql`(data #>> '{notification,actor,_id}')`;

/** Events that must not be lost. */
export const events = pgTable(
  'event',
  {
    channel: key('channel').notNull(),
    no: bigint('no', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.no] }),
    index('event_at').on(table.at),
    // Who deletes their account is taken out of what others were told (`forgetNews`).
    index('event_actor').on(actorOfNotification).where(sql`name = 'notification/created'`),
  ],
);

/** Effects to be performed after commit, at least once; consumers are idempotent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id('id').primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    availableAt: time('available_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('outbox_available').on(table.availableAt, table.id)],
);

/** What the operator set; what is missing has its default in code. */
export const settings = pgTable('setting', { key: text('key').primaryKey(), value: jsonb('value').notNull() });

/** Attempts that are limited over all processes, by kind and hashed key (`adapters/database-rate-limits.ts`). */
export const rateLimits = pgTable(
  'rate_limit',
  {
    key: key('key').primaryKey(),
    /** In the order in which they were counted. */
    times: time('times').array().notNull(),
    /** Whether the latest attempt was refused: returned to the statement that counted it. */
    isRefused: boolean('is_refused').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('rate_limit_expires_at').on(table.expiresAt)],
);

/** Mails of demo mode (rule P5). */
export const developmentMails = pgTable(
  'development_mail',
  {
    id: id('id').primaryKey(),
    to: text('to').notNull(),
    toKey: key('to_key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('development_mail_to').on(table.toKey, table.id.desc())],
);

/** What happened since the person last looked (rule N1). Open groups grow; read ones are closed. */
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
    excerpt: text('excerpt'),
    amount: hundredths('amount'),
    /** What happened once is told once. */
    onceKey: text('once_key').notNull(),
    readAt: time('read_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('notification_once').on(table.userId, table.onceKey),
    index('notification_user').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('notification_unread').on(table.userId, table.readAt),
    index('notification_updated_at').on(table.updatedAt),
    index('notification_actor_id').on(table.actorId).where(sql`actor_id is not null`),
  ],
);

/** The people whom a grouped notification counts. */
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
