import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { files, type reels, type videos } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { type NewCaptions, readNewCaptions, takeMedia } from './media.ts';
import { attachFile, takePicture } from './pictures.ts';
import type { FileRow } from './rules.ts';

/** The files in the form of a video or a reel; undefined ones are unchanged. */
export interface FilmFiles {
  film?: FileRow | undefined;
  thumbnail?: FileRow | undefined;
  teaser?: FileRow | undefined;
  /** Captions for the existing video file. */
  captions?: NewCaptions | undefined;
  captionsLocale?: string | undefined;
}

/**
 * Stores the files of a form, small ones first, so that a refused one does not waste the processing of a large one.
 *
 * @throws {ApiFailure} as `takeMedia` and `takePicture`
 */
export async function takeFilmFiles(
  context: Context,
  form: Form,
  ownerId: string,
  { kind, isNew }: { kind: 'video' | 'reel'; isNew: boolean },
): Promise<FilmFiles> {
  const { files: small, streamed, fields } = form;
  const thumbnail = small.thumbnail
    ? await takePicture(context, form, 'thumbnail', ownerId, `${kind}-thumbnail`)
    : undefined;
  const teaser = streamed.teaser ? await takeMedia(context, form, 'teaser', ownerId, 'video-teaser') : undefined;
  const hasFilm = isNew || streamed.video || fields.uploadId;
  const film = hasFilm ? await takeMedia(context, form, 'video', ownerId, kind) : undefined;
  const captions = film ? undefined : await readNewCaptions(context, form, ownerId);
  return { film, thumbnail, teaser, captions, captionsLocale: fields.captionsLocale };
}

/** The columns of a video or a reel that refer to its files. */
interface FilmColumns {
  fileId: string | null;
  thumbnailFileId: string | null;
  teaserFileId?: string | null;
  readyAt: Date | null;
}

/** Replaces the captions of the existing video file; returns the id of the previous ones. */
async function replaceCaptions({ tx, now }: Unit, fileId: string, captions: NewCaptions): Promise<string | null> {
  const [before] = await tx.select().from(files).where(eq(files.id, fileId)).for('update');
  if (!before) throw new ApiFailure('NOT_FOUND');
  await tx.update(files).set(captions).where(eq(files.id, fileId));
  await attachFile(tx, fileId, now);
  return before.captionsFileId;
}

/** Replaces a video file. The new one keeps the captions unless it has its own. */
async function replaceFilm({ tx, now }: Unit, beforeId: string | null, film: FileRow) {
  if (beforeId && !film.captionsFileId) {
    const [before] = await tx.select().from(files).where(eq(files.id, beforeId)).for('update');
    const { captionsFileId = null, captionsLocale = null } = before ?? {};
    await tx.update(files).set({ captionsFileId: null }).where(eq(files.id, beforeId));
    await tx.update(files).set({ captionsFileId, captionsLocale }).where(eq(files.id, film.id));
  }
  const { status } = await attachFile(tx, film.id, now);
  return { fileId: film.id, readyAt: status === 'ready' ? now : null };
}

/** Replaces files: returns the changed columns, and the ids of files to delete once the columns are written. */
export async function replaceFilmFiles(
  unit: Unit,
  before: FilmColumns,
  { film, thumbnail, teaser, captions, captionsLocale }: FilmFiles,
): Promise<{ columns: Partial<FilmColumns>; obsolete: (string | null)[] }> {
  const { tx, now } = unit;
  const columns: Partial<FilmColumns> = {};
  const obsolete: (string | null)[] = [];
  if (film) {
    Object.assign(columns, await replaceFilm(unit, before.fileId, film));
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

/** Publishes the video or reel whose video file is now ready (rule F3). The caller passes its own table. */
export async function markFilmReady(
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
