import type { CommentObjectType } from '@fanlight/sdk/models';
import { viewerOf } from '../../access/viewer-conditions.ts';
import { type Content, findContent } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type CommentRow, findComment } from './store.ts';

/**
 * Reads the item that comments are about.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the item is hidden from the viewer
 */
export async function readContent(context: Context, id: string, type: CommentObjectType): Promise<Content> {
  const item = await findContent(context.db, type, id, viewerOf(context));
  if (!item) throw new ApiFailure('NOT_FOUND');
  return item;
}

interface CommentOnItem {
  comment: CommentRow;
  item: Content;
  /** The performer of the item. */
  ownerId: string;
}

/** @throws {ApiFailure} `NOT_FOUND` if the comment or its item is hidden from the viewer */
export async function readComment(context: Context, id: string): Promise<CommentOnItem> {
  const comment = await findComment(context.db, id, context.viewer?.userId ?? null);
  if (!comment) throw new ApiFailure('NOT_FOUND');
  const item = await readContent(context, comment.objectId, comment.objectType);
  return { comment, item, ownerId: item.performerId };
}
