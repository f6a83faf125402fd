import type { Comment, CommentObjectType } from '@fanlight/sdk/models';
import { eq, inArray } from 'drizzle-orm';
import { readerOf } from '../../access/standing.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { comments, files } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { type PageRequest, toPage, toPageRequest } from '../../http/paging.ts';
import { type FeedRow, findFeed, verdictOfFeed } from '../feeds/index.ts';
import { attachFile, deleteFile, fileUrl, takePicture } from '../files/index.ts';
import { nobody, readUserSummaries } from '../users/index.ts';
import {
  type CommentRow,
  type CommentsOf,
  deleteCommentTree,
  findComment,
  insertComment,
  listComments,
} from './store.ts';

/** The post that comments stand under. Of the other kinds there is nothing yet that could be found. */
async function readFeed(context: Context, id: string, type: CommentObjectType = 'feed'): Promise<FeedRow> {
  const row = type === 'feed' ? await findFeed(context.db, id, readerOf(context)) : undefined;
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
        parentId: row.parentId,
        author: people.get(row.authorId) ?? nobody(row.authorId),
        content: row.content,
        picture: picture
          ? { url: await fileUrl(ports, picture.id, 'display'), width: picture.width, height: picture.height }
          : null,
        totalReplies: row.totalReplies,
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

/** A comment with the post that it stands under, as far as the reader finds both. */
async function readComment(
  context: Context,
  id: string,
): Promise<{ comment: CommentRow; row: FeedRow; feedOwnerId: string }> {
  const comment = await findComment(context.db, id, context.viewer?.userId ?? null);
  if (!comment) throw new ApiFailure('NOT_FOUND');
  const row = await readFeed(context, comment.objectId, comment.objectType);
  return { comment, row, feedOwnerId: row.feed.performerId };
}

async function list(context: Context, of: CommentsOf, page: PageRequest, feedOwnerId: string) {
  const { rows, total } = await listComments(context.db, of, context.viewer?.userId ?? null, page, feedOwnerId);
  const shown = toPage(
    rows,
    page,
    total,
    ({ id }) => id,
    (found) => found,
  );
  return { data: { ...shown, data: await toComments(context, shown.data, feedOwnerId) } };
}

/** What is said under a locked post may give it away. */
const nothing = { data: { data: [], total: 0, isMore: false } };

/** The comment that a reply stands under: the one named, or the parent of that when it is a reply itself. */
async function readParentId(context: Context, parentId: string, objectId: string): Promise<string> {
  const { comment } = await readComment(context, parentId);
  if (comment.objectId !== objectId) throw new ApiFailure('NOT_FOUND');
  return comment.parentId ?? comment.id;
}

export const commentsHandlers = {
  async listComments(context, { query }) {
    const row = await readFeed(context, query.objectId, query.objectType);
    const page = toPageRequest(query);
    if (!verdictOfFeed(row, context.viewer?.userId ?? null).isAllowed) return nothing;
    const { objectType, objectId } = query;
    return list(context, { objectType, objectId }, page, row.feed.performerId);
  },

  async listCommentReplies(context, { params, query }) {
    const { comment, row, feedOwnerId } = await readComment(context, params.id);
    const page = toPageRequest({ ...query, sort: query.sort ?? 'asc' });
    if (!verdictOfFeed(row, context.viewer?.userId ?? null).isAllowed) return nothing;
    return list(context, { parentId: comment.id }, page, feedOwnerId);
  },

  async createComment(context, { body }) {
    const { userId } = requireViewer(context);
    const { objectType, objectId } = body;
    const row = await readFeed(context, objectId, objectType);
    if (!verdictOfFeed(row, userId).isAllowed)
      throw new ApiFailure('FORBIDDEN', { message: 'This post is locked for you.' });
    const { performerId } = row.feed;
    const parentId = body.parentId ? await readParentId(context, body.parentId, objectId) : null;
    const draft = { authorId: userId, objectType, objectId, parentId, content: body.content.trim() };
    const comment = await context.transaction(async (unit) => {
      const made = await insertComment(unit, draft, performerId);
      await unit.publish({
        type: 'comment-created',
        commentId: made.id,
        authorId: userId,
        feedId: objectId,
        performerId,
      });
      return made;
    });
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
    await context.transaction((unit) => deleteCommentTree(unit, comment, feedOwnerId));
    return { data: { success: true } };
  },
} satisfies HandlersOf<'comments'>;
