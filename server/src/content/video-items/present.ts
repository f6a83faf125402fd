import type { Video } from '@fanlight/sdk/models';
import { toAccess } from '../../access/to-access.ts';
import type { Context } from '../../context.ts';
import { type FileRow, readFiles, toPicture, toVideoFile } from '../../groups/files/index.ts';
import { toUserSummary } from '../../groups/users/index.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { accessOf, readMentions, type ToMentions, teaserOf } from '../index.ts';
import { type VideoItemKind, videoItemText } from './kinds.ts';
import type { VideoItemRow } from './store.ts';

/** Converts a price to an amount of the API; null if the item is not for sale. */
export const priceOf = (hundredths: number | null) => (hundredths === null ? null : fromHundredths(hundredths));

/** The fields of a response that videos and reels share. */
type Shared = Omit<Video, 'title' | 'description' | 'price' | 'teaser'>;

/** The parts of a response that videos and reels share. Each kind adds its own fields. */
export interface PresentedItem {
  shared: Shared;
  /** The description or the text. It is shortened if the item is locked (rule A2). */
  text: string;
  isOwner: boolean;
  /** The files of all items in the response. */
  files: Map<string, FileRow>;
}

function presentVideoItem(
  { ports, viewer }: Context,
  row: VideoItemRow,
  files: Map<string, FileRow>,
  toMentions: ToMentions,
): PresentedItem | undefined {
  const { item, author, isLiked, isBookmarked } = row;
  const viewerId = viewer?.userId ?? null;
  const decision = accessOf(row.access, item.performerId, viewerId);
  const isOwner = item.performerId === viewerId;
  const { isAllowed } = decision;
  const file = files.get(item.fileId ?? '');
  const thumbnail = files.get(item.thumbnailFileId ?? '');
  if (!file) return undefined;
  const fullText = videoItemText(item);
  const text = isAllowed ? fullText : teaserOf(fullText);
  const shared: Shared = {
    _id: item.id,
    performer: toUserSummary(ports, author),
    isTeaser: text !== fullText,
    hashtags: item.hashtags,
    ...toMentions(text),
    audience: item.audience,
    access: toAccess(decision),
    file: toVideoFile(ports, file, { isAllowed, isOwner }),
    thumbnail: thumbnail ? toPicture(ports, thumbnail, '', isAllowed) : null,
    totalViews: item.totalViews,
    totalLikes: item.totalLikes,
    totalComments: item.totalComments,
    totalBookmarks: item.totalBookmarks,
    isLiked,
    isBookmarked,
    isOwn: isOwner,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
  return { shared, text, isOwner, files };
}

/**
 * Presents videos or reels to the viewer. Reads the files of all items with one query.
 *
 * @param toItem - adds the fields of the kind
 */
export async function presentVideoItems<Kind extends VideoItemKind, Item>(
  context: Context,
  rows: VideoItemRow<Kind>[],
  toItem: (row: VideoItemRow<Kind>, presented: PresentedItem) => Item,
): Promise<Item[]> {
  const fileIds = rows.flatMap(({ item }) => [
    item.fileId,
    item.thumbnailFileId,
    'teaserFileId' in item ? item.teaserFileId : null,
  ]);
  const files = await readFiles(context.db, fileIds);
  const toMentions = await readMentions(
    context,
    rows.map(({ item }) => videoItemText(item)),
  );
  return rows.flatMap((row) => {
    const presented = presentVideoItem(context, row, files, toMentions);
    return presented ? [toItem(row, presented)] : [];
  });
}
