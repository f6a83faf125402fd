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

/** The stored files of a form for a video or a reel. Files that the form does not replace are undefined. */
export interface VideoItemFiles {
  video?: FileRow | undefined;
  thumbnail?: FileRow | undefined;
  teaser?: FileRow | undefined;
  /** Captions for the existing video file, if the form does not replace the video file. */
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
  const thumbnail = smallFiles.thumbnail
    ? await storePicture(context, form, 'thumbnail', ownerId, `${kind}-thumbnail`)
    : undefined;
  const teaser = streamed.teaser ? await storeMedia(context, form, 'teaser', ownerId, 'video-teaser') : undefined;
  const hasVideo = isNew || streamed.video || fields.uploadId;
  const video = hasVideo ? await storeMedia(context, form, 'video', ownerId, kind) : undefined;
  // `storeMedia` has stored the captions of a new video file.
  const captions = video ? undefined : await storeNewCaptions(context, form, ownerId);
  return { video, thumbnail, teaser, captions, captionsLocale: fields.captionsLocale };
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

/** Attaches a new video file. If it has no captions, it gets the captions of the previous file. */
async function replaceVideoFile({ tx, now }: Unit, beforeId: string | null, video: FileRow) {
  if (beforeId && !video.captionsFileId) {
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
  { video, thumbnail, teaser, captions, captionsLocale }: VideoItemFiles,
): Promise<{ columns: Partial<VideoItemColumns>; obsolete: (string | null)[] }> {
  const { tx, now } = unit;
  const columns: Partial<VideoItemColumns> = {};
  const obsolete: (string | null)[] = [];
  if (video) {
    Object.assign(columns, await replaceVideoFile(unit, before.fileId, video));
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
