import type { Comment, CommentObjectType } from '@fanlight/sdk/models';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { comments, files } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { countCapped, keyset, toPage, toPageRequest } from '../../http/paging.ts';
import { countOnFeed, type FeedRow, findFeed, verdictOf } from '../feeds/index.ts';
import { attachFile, deleteFile, fileUrl, takePicture } from '../files/index.ts';
import { nobody, readUserSummaries } from '../users/index.ts';

type CommentRow = typeof comments.$inferSelect;

/** The post that comments stand under, as far as the reader finds it. */
/** The post that comments stand under. Of the other kinds there is nothing yet that could be found. */
async function readFeed(context: Context, id: string, type: CommentObjectType = 'feed'): Promise<FeedRow> {
  const row = type === 'feed' ? await findFeed(context.db, id, context.viewer?.userId ?? null) : undefined;
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

async function toComments({ db, ports, viewer }: Context, rows: CommentRow[], feedOwnerId: string): Promise<Comment[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ authorId }) => authorId),
  );
  const fileIds = rows.flatMap(({ pictureFileId }) => pictureFileId ?? []);
  const pictures = fileIds.length > 0 ? await db.select().from(files).where(inArray(files.id, fileIds)) : [];
  return Promise.all(
    rows.map(async (row) => {
      const picture = pictures.find(({ id }) => id === row.pictureFileId);
      const isOwn = row.authorId === viewer?.userId;
      return {
        _id: row.id,
        objectType: row.objectType,
        objectId: row.objectId,
        author: people.get(row.authorId) ?? nobody(row.authorId),
        content: row.content,
        picture: picture
          ? { url: await fileUrl(ports, picture.id, 'display'), width: picture.width, height: picture.height }
          : null,
        isOwn,
        canDelete: isOwn || feedOwnerId === viewer?.userId,
        isEdited: row.isEdited,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      };
    }),
  );
}

async function present(context: Context, row: CommentRow, feedOwnerId: string): Promise<{ data: Comment }> {
  const [comment] = await toComments(context, [row], feedOwnerId);
  if (!comment) throw new ApiFailure('NOT_FOUND');
  return { data: comment };
}

async function readComment(context: Context, id: string): Promise<{ comment: CommentRow; feedOwnerId: string }> {
  const [comment] = await context.db.select().from(comments).where(eq(comments.id, id));
  if (!comment) throw new ApiFailure('NOT_FOUND');
  const { feed } = await readFeed(context, comment.objectId);
  return { comment, feedOwnerId: feed.performerId };
}

export const commentsHandlers = {
  async listComments(context, { query }) {
    const row = await readFeed(context, query.objectId, query.objectType);
    const { performerId } = row.feed;
    const page = toPageRequest(query);
    // What is said under a locked post may give it away.
    if (!verdictOf(row, context.viewer?.userId ?? null).isAllowed)
      return { data: { data: [], total: 0, isMore: false } };
    const here = and(eq(comments.objectType, query.objectType), eq(comments.objectId, query.objectId));
    const { after, order } = keyset(comments.id, page);
    const rows = await context.db
      .select()
      .from(comments)
      .where(and(here, after))
      .orderBy(order)
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(context.db, sql`select 1 from ${comments} where ${here}`);
    const shown = toPage(
      rows,
      page,
      total,
      ({ id }) => id,
      (found) => found,
    );
    return { data: { ...shown, data: await toComments(context, shown.data, performerId) } };
  },

  async createComment(context, { body }) {
    const { userId } = requireViewer(context);
    const row = await readFeed(context, body.objectId, body.objectType);
    if (!verdictOf(row, userId).isAllowed)
      throw new ApiFailure('FORBIDDEN', { message: 'This post is locked for you.' });
    const { performerId } = row.feed;
    const comment = await context.transaction(async (unit) => {
      const { tx, now } = unit;
      const id = unit.nextId();
      const counters = await countOnFeed(tx, body.objectId, 'totalComments', 1);
      if (!counters) throw new ApiFailure('NOT_FOUND');
      const [made] = await tx
        .insert(comments)
        .values({
          id,
          authorId: userId,
          objectType: body.objectType,
          objectId: body.objectId,
          content: body.content.trim(),
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      await unit.emit(performerId, 'feed/counters-updated', counters);
      await unit.publish({
        type: 'comment-created',
        commentId: id,
        authorId: userId,
        feedId: body.objectId,
        performerId,
      });
      return made;
    });
    if (!comment) throw new Error('The comment was not made.');
    return present(context, comment, performerId);
  },

  async updateComment(context, { params, form }) {
    const { userId } = requireViewer(context);
    const { comment, feedOwnerId } = await readComment(context, params.id);
    if (comment.authorId !== userId) throw new ApiFailure('FORBIDDEN');
    const content = form.fields.content?.trim();
    if (content === undefined && !form.files.picture) {
      throw fieldFailure('VALIDATION_FAILED', 'content', 'Change the text, or add a picture.');
    }
    if (content === '') throw fieldFailure('VALIDATION_FAILED', 'content', 'Please fill this in.');
    const file = form.files.picture
      ? await takePicture(context, form, 'picture', userId, 'comment-picture')
      : undefined;
    const changed = await context.transaction(async (unit) => {
      const [row] = await unit.tx
        .update(comments)
        .set({
          ...(content && { content }),
          ...(file && { pictureFileId: file.id }),
          isEdited: true,
          updatedAt: unit.now,
        })
        .where(eq(comments.id, comment.id))
        .returning();
      if (!row) throw new ApiFailure('NOT_FOUND');
      if (file) await attachFile(unit.tx, file.id, unit.now);
      if (file && comment.pictureFileId) await deleteFile(unit, comment.pictureFileId);
      return row;
    });
    return present(context, changed, feedOwnerId);
  },

  async deleteComment(context, { params }) {
    const { userId } = requireViewer(context);
    const { comment, feedOwnerId } = await readComment(context, params.id);
    if (userId !== comment.authorId && userId !== feedOwnerId) throw new ApiFailure('FORBIDDEN');
    await context.transaction(async (unit) => {
      const gone = await unit.tx.delete(comments).where(eq(comments.id, comment.id)).returning({ id: comments.id });
      if (gone.length === 0) return;
      if (comment.pictureFileId) await deleteFile(unit, comment.pictureFileId);
      const counters = await countOnFeed(unit.tx, comment.objectId, 'totalComments', -1);
      if (counters) await unit.emit(feedOwnerId, 'feed/counters-updated', counters);
    });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'comments'>;
