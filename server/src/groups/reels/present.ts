import type { Reel } from '@fanlight/sdk/models';
import { accessOf, teaserOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { type FileRow, readFiles, toPicture, toVideoFile } from '../files/index.ts';
import { toUserSummary } from '../users/index.ts';
import type { ReelRow } from './store.ts';

const priceOf = (hundredths: number | null) => (hundredths === null ? null : fromHundredths(hundredths));

function toReel({ ports, viewer }: Context, row: ReelRow, files: Map<string, FileRow>): Reel[] {
  const { reel, author, isLiked, isBookmarked, isFollowed } = row;
  const viewerId = viewer?.userId ?? null;
  const decision = accessOf(row.access, reel.performerId, viewerId);
  const isOwner = reel.performerId === viewerId;
  const { isAllowed } = decision;
  const [film, thumbnail] = [reel.fileId, reel.thumbnailFileId].map((id) => files.get(id ?? ''));
  if (!film) return [];
  const text = isAllowed ? reel.text : teaserOf(reel.text);
  return [
    {
      _id: reel.id,
      performer: toUserSummary(ports, author),
      text,
      isTeaser: text !== reel.text,
      hashtags: reel.hashtags,
      audience: reel.audience,
      access: { ...decision, price: priceOf(decision.price) },
      file: toVideoFile(ports, film, { isAllowed, isOwner }),
      thumbnail: thumbnail ? toPicture(ports, thumbnail, '', isAllowed) : null,
      totalViews: reel.totalViews,
      totalLikes: reel.totalLikes,
      totalComments: reel.totalComments,
      totalBookmarks: reel.totalBookmarks,
      isLiked,
      isBookmarked,
      isFollowed,
      isOwn: isOwner,
      createdAt: reel.createdAt.toISOString(),
      updatedAt: reel.updatedAt.toISOString(),
    },
  ];
}

/** Reels as their viewer may see them; one query for the files of any number of reels. */
export async function toReels(context: Context, rows: ReelRow[]): Promise<Reel[]> {
  const files = await readFiles(
    context.db,
    rows.flatMap(({ reel }) => [reel.fileId, reel.thumbnailFileId]),
  );
  return rows.flatMap((row) => toReel(context, row, files));
}
