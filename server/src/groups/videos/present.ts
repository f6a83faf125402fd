import type { Video } from '@fanlight/sdk/models';
import { accessOf, teaserOf } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { type FileRow, readFiles, toPicture, toTeaser, toVideoFile } from '../files/index.ts';
import { toUserSummary } from '../users/index.ts';
import type { VideoRow } from './store.ts';

const priceOf = (hundredths: number | null) => (hundredths === null ? null : fromHundredths(hundredths));

function toVideo({ ports, viewer }: Context, row: VideoRow, files: Map<string, FileRow>): Video[] {
  const { video, author, isLiked, isBookmarked } = row;
  const viewerId = viewer?.userId ?? null;
  const decision = accessOf(row.access, video.performerId, viewerId);
  const isOwner = video.performerId === viewerId;
  const { isAllowed } = decision;
  const [film, thumbnail, teaser] = [video.fileId, video.thumbnailFileId, video.teaserFileId].map((id) =>
    files.get(id ?? ''),
  );
  if (!film) return [];
  const description = isAllowed ? video.description : teaserOf(video.description);
  return [
    {
      _id: video.id,
      performer: toUserSummary(ports, author),
      title: video.title,
      description,
      isTeaser: description !== video.description,
      hashtags: video.hashtags,
      audience: video.audience,
      price: priceOf(video.price),
      access: { ...decision, price: priceOf(decision.price) },
      file: toVideoFile(ports, film, { isAllowed, isOwner }),
      thumbnail: thumbnail ? toPicture(ports, thumbnail, '', isAllowed) : null,
      teaser: teaser && (isOwner || teaser.status === 'ready') ? toTeaser(ports, teaser) : null,
      totalViews: video.totalViews,
      totalLikes: video.totalLikes,
      totalComments: video.totalComments,
      totalBookmarks: video.totalBookmarks,
      isLiked,
      isBookmarked,
      isOwn: isOwner,
      createdAt: video.createdAt.toISOString(),
      updatedAt: video.updatedAt.toISOString(),
    },
  ];
}

/** Videos as their viewer may see them; one query for the files of any number of videos. */
export async function toVideos(context: Context, rows: VideoRow[]): Promise<Video[]> {
  const files = await readFiles(
    context.db,
    rows.flatMap(({ video }) => [video.fileId, video.thumbnailFileId, video.teaserFileId]),
  );
  return rows.flatMap((row) => toVideo(context, row, files));
}
