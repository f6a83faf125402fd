import type { Comment } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { type PageRequest, toPageRequest } from '../../http/paging.ts';
import { storePicture } from '../files/index.ts';
import { toComments } from './present.ts';
import { readComment, readContent } from './reading.ts';
import { type CommentRow, listComments, type Thread } from './store.ts';
import { deleteCommentTree, insertComment, updateComment } from './writing.ts';

async function present(context: Context, row: CommentRow, ownerId: string): Promise<{ data: Comment }> {
  const [comment] = await toComments(context, [row], ownerId);
  if (!comment) throw new ApiFailure('NOT_FOUND');
  return { data: comment };
}

/** Finds a comment, whose author may change it (`x-access: owner`). */
async function findWithAuthor(context: Context, { params }: { params: { id: string } }) {
  const row = await readComment(context, params.id);
  return { ownerId: row.comment.authorId, row };
}

/** Finds a comment, which its author and the performer of the item can delete. */
async function findWithAuthorOrPerformer(context: Context, { params }: { params: { id: string } }) {
  const row = await readComment(context, params.id);
  const isOnOwnItem = row.ownerId === requireViewer(context).userId;
  return { ownerId: isOnOwnItem ? row.ownerId : row.comment.authorId, row };
}

export const commentsAccess = {
  updateComment: findWithAuthor,
  deleteComment: findWithAuthorOrPerformer,
} satisfies AccessOf<'comments'>;

async function presentPage(context: Context, thread: Thread, page: PageRequest, ownerId: string) {
  const found = await listComments(context.db, thread, context.viewer?.userId ?? null, page, ownerId);
  return { data: { ...found, data: await toComments(context, found.data, ownerId) } };
}

/** The response for a locked item, whose comments could reveal its content. */
const emptyPage = { data: { data: [], total: 0, isMore: false } };

/** Returns the id of a reply's parent. A reply to a reply has the same parent as that reply. */
async function readParentId(context: Context, parentId: string, objectId: string): Promise<string> {
  const { comment } = await readComment(context, parentId);
  if (comment.objectId !== objectId) throw new ApiFailure('NOT_FOUND');
  return comment.parentId ?? comment.id;
}

export const commentsHandlers = {
  async listComments(context, { query }) {
    const { objectType = 'feed', objectId } = query;
    const { access, performerId } = await readContent(context, objectId, objectType);
    const page = toPageRequest(query);
    if (!access.isAllowed) return emptyPage;
    return presentPage(context, { objectType, objectId }, page, performerId);
  },

  async listCommentReplies(context, { params, query }) {
    const { comment, item, ownerId } = await readComment(context, params.id);
    const page = toPageRequest({ ...query, sort: query.sort ?? 'asc' });
    if (!item.access.isAllowed) return emptyPage;
    return presentPage(context, { parentId: comment.id }, page, ownerId);
  },

  async createComment(context, { body }) {
    const { userId } = requireViewer(context);
    const { objectType, objectId } = body;
    const { access, performerId, isVisibleInLists } = await readContent(context, objectId, objectType);
    if (!isVisibleInLists) throw new ApiFailure('NOT_FOUND');
    if (!access.isAllowed) throw new ApiFailure('FORBIDDEN', { reason: 'NOT_ENTITLED' });
    const parentId = body.parentId ? await readParentId(context, body.parentId, objectId) : null;
    const draft = { authorId: userId, objectType, objectId, parentId, content: body.content.trim() };
    const comment = await context.transaction((unit) => insertComment(unit, draft, performerId), {
      requiredIds: [performerId],
    });
    return present(context, comment, performerId);
  },

  async updateComment(context, { form }, { comment, item, ownerId }) {
    if (!item.isVisibleInLists) throw new ApiFailure('NOT_FOUND');
    const content = form.fields.content?.trim();
    if (content === undefined && !form.files.picture) {
      throw fieldFailure('VALIDATION_FAILED', 'content', 'NOTHING_CHANGED');
    }
    if (content === '') throw fieldFailure('VALIDATION_FAILED', 'content', 'EMPTY');
    const file = form.files.picture
      ? await storePicture(context, form, 'picture', comment.authorId, 'comment-picture')
      : undefined;
    const changes = { ...(content && { content }), ...(file && { pictureFileId: file.id }) };
    const changed = await context.transaction((unit) => updateComment(unit, comment, changes));
    return present(context, changed, ownerId);
  },

  async deleteComment(context, _, { comment, ownerId }) {
    await context.transaction((unit) => deleteCommentTree(unit, comment, ownerId), { ids: [ownerId] });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'comments', typeof commentsAccess>;
