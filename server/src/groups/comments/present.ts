import type { Comment } from '@fanlight/sdk/models';
import { readMentions } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fileUrl, readFiles } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { readLikedIds } from './likes.ts';
import type { CommentRow } from './store.ts';

/** Presents comments on an item of the performer `ownerId`. */
export async function toComments(context: Context, rows: CommentRow[], ownerId: string): Promise<Comment[]> {
  const { db, ports, viewer } = context;
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ authorId }) => authorId),
  );
  const fileIds = rows.flatMap(({ pictureFileId }) => pictureFileId ?? []);
  const pictures = await readFiles(db, fileIds);
  const toMentions = await readMentions(
    context,
    rows.map(({ content }) => content),
  );
  const likedIds = await readLikedIds(db, viewer?.userId ?? null, rows);
  return rows.map((row) => {
    const picture = pictures.get(row.pictureFileId ?? '');
    const isOwn = row.authorId === viewer?.userId;
    return {
      _id: row.id,
      objectType: row.objectType,
      objectId: row.objectId,
      parentId: row.parentId,
      author: people.get(row.authorId) ?? deletedUserSummary(row.authorId),
      content: row.content,
      ...toMentions(row.content),
      picture: picture
        ? { url: fileUrl(ports, picture.id, 'display'), width: picture.width, height: picture.height }
        : null,
      totalReplies: row.totalReplies,
      totalLikes: row.totalLikes,
      isLiked: likedIds.has(row.id),
      isOwn,
      canDelete: isOwn || ownerId === viewer?.userId,
      isEdited: row.isEdited,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}
