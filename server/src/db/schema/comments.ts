import type { CommentObjectType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

/** Comments and the replies to them. A reply has no replies. */
export const comments = pgTable(
  'comment',
  {
    id: id('id').primaryKey(),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    objectType: text('object_type').$type<CommentObjectType>().notNull(),
    objectId: id('object_id').notNull(),
    /** The comment to which this comment replies. That comment is not a reply itself. */
    parentId: id('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    pictureFileId: id('picture_file_id').references(() => files.id),
    isEdited: boolean('is_edited').notNull().default(false),
    /** The number of replies that are not hidden. */
    totalReplies: integer('total_replies').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    /** The time at which an urgent report hid the comment from all users except its author (rule R1). */
    hiddenAt: time('hidden_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('comment_object').on(table.objectType, table.objectId, table.id.desc()),
    // For the comments on an item, without the replies.
    index('comment_top').on(table.objectType, table.objectId, table.id.desc()).where(sql`parent_id is null`),
    index('comment_parent').on(table.parentId, table.id.desc()),
    index('comment_author').on(table.authorId),
    index('comment_picture_file').on(table.pictureFileId).where(sql`picture_file_id is not null`),
  ],
);

/**
 * Likes of comments. They are not rows of `reaction`, so that a foreign key deletes them with their comment, of which an
 * item may have any number.
 */
export const commentLikes = pgTable(
  'comment_like',
  {
    commentId: id('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_like_user').on(table.userId, table.commentId),
  ],
);
