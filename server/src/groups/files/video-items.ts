import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { files, type reels, type videos } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { type NewCaptions, storeMedia, storeNewCaptions } from './media.ts';
import { attachFile, storePicture } from './pictures.ts';
import type { FileRow } from './rules.ts';
import { countUses } from './uses.ts';

/** The stored files of a form for a video or a reel. Files that the form does not replace are undefined. */
export interface VideoItemFiles {
  video?: FileRow | undefined;
  thumbnail?: FileRow | undefined;
  teaser?: FileRow | undefined;
  /** Whether the video file is one of the media library, which keeps its own captions. */
  isReused?: boolean;
  /** Captions for an existing video file: that of the item, or one of the media library. */
  captions?: NewCaptions | undefined;
  captionsLocale?: string | undefined;
}

/**
 * Stores the files of a form. Small files are stored first: if one of them is refused, the large video file is not
 * processed in vain.
 *
 * @throws {ApiFailure} the failures of `storeMedia` and `storePicture`
 */
export async function storeVideoItemFiles(
  context: Context,
  form: Form,
  ownerId: string,
  { kind, isNew }: { kind: 'video' | 'reel'; isNew: boolean },
): Promise<VideoItemFiles> {
  const { files: smallFiles, streamed, fields } = form;
  const hasThumbnail = smallFiles.thumbnail || fields.thumbnailFileId;
  const thumbnail = hasThumbnail
    ? await storePicture(context, form, 'thumbnail', ownerId, `${kind}-thumbnail`)
    : undefined;
  const hasTeaser = streamed.teaser || fields.teaserFileId;
  const teaser = hasTeaser ? await storeMedia(context, form, 'teaser', ownerId, 'video-teaser') : undefined;
  const hasVideo = isNew || streamed.video || fields.uploadId || fields.videoFileId;
  const video = hasVideo ? await storeMedia(context, form, 'video', ownerId, kind) : undefined;
  // `storeMedia` has stored the captions of a new video file, but not those of a file of the media library.
  const isReused = video !== undefined && video.id === fields.videoFileId;
  const captions = video && !isReused ? undefined : await storeNewCaptions(context, form, ownerId);
  return { video, isReused, thumbnail, teaser, captions, captionsLocale: fields.captionsLocale };
}

/** The columns of a video or a reel that refer to its files. */
interface VideoItemColumns {
  fileId: string | null;
  thumbnailFileId: string | null;
  teaserFileId?: string | null;
  readyAt: Date | null;
}

/** Replaces the captions of an existing video file; returns the file id of the previous captions. */
async function replaceCaptions({ tx, now }: Unit, fileId: string, captions: NewCaptions): Promise<string | null> {
  const [before] = await tx.select().from(files).where(eq(files.id, fileId)).for('update');
  if (!before) throw new ApiFailure('NOT_FOUND');
  await tx.update(files).set(captions).where(eq(files.id, fileId));
  await attachFile(tx, fileId, now);
  return before.captionsFileId;
}

/**
 * Attaches a new video file. If an uploaded file has no captions, it gets the captions of the previous file, unless
 * another item uses that file.
 */
async function replaceVideoFile({ tx, now }: Unit, beforeId: string | null, video: FileRow, isReused: boolean) {
  const isMoving = beforeId !== null && !isReused && !video.captionsFileId;
  if (isMoving && (await countUses(tx, [beforeId])).get(beforeId) === 1) {
    const [before] = await tx.select().from(files).where(eq(files.id, beforeId)).for('update');
    const { captionsFileId = null, captionsLocale = null } = before ?? {};
    await tx.update(files).set({ captionsFileId: null }).where(eq(files.id, beforeId));
    await tx.update(files).set({ captionsFileId, captionsLocale }).where(eq(files.id, video.id));
  }
  const { status } = await attachFile(tx, video.id, now);
  return { fileId: video.id, readyAt: status === 'ready' ? now : null };
}

/**
 * Attaches the new files; returns the changed columns, and the ids of the files to delete once the columns are written.
 */
export async function replaceVideoItemFiles(
  unit: Unit,
  before: VideoItemColumns,
  { video, isReused = false, thumbnail, teaser, captions, captionsLocale }: VideoItemFiles,
): Promise<{ columns: Partial<VideoItemColumns>; obsolete: (string | null)[] }> {
  const { tx, now } = unit;
  const columns: Partial<VideoItemColumns> = {};
  const obsolete: (string | null)[] = [];
  if (video) {
    Object.assign(columns, await replaceVideoFile(unit, before.fileId, video, isReused));
    if (captions) obsolete.push(await replaceCaptions(unit, video.id, captions));
    obsolete.push(before.fileId);
  } else if (before.fileId && captions) {
    obsolete.push(await replaceCaptions(unit, before.fileId, captions));
  } else if (before.fileId && captionsLocale) {
    await tx.update(files).set({ captionsLocale }).where(eq(files.id, before.fileId));
  }
  if (thumbnail) {
    columns.thumbnailFileId = (await attachFile(tx, thumbnail.id, now)).id;
    obsolete.push(before.thumbnailFileId);
  }
  if (teaser) {
    columns.teaserFileId = (await attachFile(tx, teaser.id, now)).id;
    obsolete.push(before.teaserFileId ?? null);
  }
  return { columns, obsolete };
}

/** Publishes the video or reel whose video file is now ready (rule F3). Each group passes its own table. */
export async function markVideoItemReady(
  { db, ports }: Context,
  event: DomainEventOf<'file-processed'>,
  table: typeof videos | typeof reels,
): Promise<void> {
  if (!event.isReady) return;
  await db
    .update(table)
    .set({ readyAt: ports.clock.now() })
    .where(and(eq(table.fileId, event.fileId), isNull(table.readyAt)));
}
