import { eq } from 'drizzle-orm';
import { readWhole } from '../../adapters/whole.ts';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Form, maximumPhoto, tooLarge } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { deleteStoredBytes } from './cleaning.ts';
import {
  audioTypes,
  type FileRow,
  type MediaPurpose,
  mediaRules,
  packageTypes,
  pictureTypes,
  readCaptions,
  storageKey,
  videoTypes,
} from './rules.ts';
import { openSource, type Source } from './source.ts';

const refusals = {
  video: 'UNSUPPORTED_VIDEO',
  audio: 'UNSUPPORTED_AUDIO',
  product: 'UNSUPPORTED_DOWNLOAD',
} as const;

async function requireProcessing({ ports }: Context): Promise<void> {
  if (await ports.video.isAvailable()) return;
  throw new ApiFailure('MEDIA_PROCESSING_UNAVAILABLE', {
    reason: 'FFMPEG_MISSING',
  });
}

/**
 * Turns a source into a stored file. On failure the file is deleted; files of the form are deleted when the call ends.
 */
async function take(
  context: Context,
  source: Source,
  changes: Partial<FileRow>,
  alongside: (unit: Unit, id: string) => void,
): Promise<FileRow> {
  const id = await source.collect();
  const { filename: fileName, size: originalBytes, mime: originalMime } = source;
  try {
    return await context.transaction(async (unit) => {
      await source.finish(unit);
      const [row] = await unit.tx
        .update(files)
        .set({ fileName, originalBytes, originalMime, ...changes })
        .where(eq(files.id, id))
        .returning();
      if (!row) throw new ApiFailure('NOT_FOUND');
      alongside(unit, id);
      return row;
    });
  } catch (error) {
    await context.db.delete(files).where(eq(files.id, id));
    await deleteStoredBytes(context.ports, id);
    throw error;
  }
}

/** Stores the captions of a form as a file; null if there are none. */
async function takeCaptions(context: Context, form: Form, ownerId: string): Promise<string | null> {
  const upload = form.files.captions;
  if (!upload) return null;
  const text = readCaptions(upload.bytes);
  if (!text) throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'UNSUPPORTED_CAPTIONS' });
  const { ids, clock, storage } = context.ports;
  const id = ids.next();
  const bytes = new TextEncoder().encode(text);
  await context.db.insert(files).values({
    id,
    ownerId,
    purpose: 'captions',
    kind: 'captions',
    fileName: upload.filename.slice(-255),
    mime: 'text/vtt; charset=utf-8',
    width: 1,
    height: 1,
    displayBytes: bytes.length,
    thumbnailBytes: 0,
    preview: '',
    createdAt: clock.now(),
  });
  await storage.put(storageKey(id, 'captions'), bytes);
  return id;
}

/** Captions in a form, for an existing video file. */
export interface NewCaptions {
  captionsFileId: string;
  captionsLocale: string;
}

/**
 * Stores the captions of a form (rule F1); undefined if there are none. The language defaults to English.
 *
 * @throws {ApiFailure} `UNSUPPORTED_MEDIA_TYPE` if they are not WebVTT
 */
export async function readNewCaptions(context: Context, form: Form, ownerId: string): Promise<NewCaptions | undefined> {
  const captionsFileId = await takeCaptions(context, form, ownerId);
  return captionsFileId ? { captionsFileId, captionsLocale: form.fields.captionsLocale ?? 'en-US' } : undefined;
}

/**
 * Stores a video or audio file of a form with its captions, or the finished upload that `uploadId` names. Checks the
 * type by the bytes, and queues the processing (rule F3). Cleaning deletes the file after a day unless an item uses it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a file, `FILE_NOT_READY` for an unfinished upload,
 * `UNSUPPORTED_MEDIA_TYPE` for another type, `MEDIA_PROCESSING_UNAVAILABLE` without ffmpeg
 */
export async function storeMedia(
  context: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: MediaPurpose,
): Promise<FileRow> {
  const { kind, frame } = mediaRules[purpose];
  // Captions and a finished upload belong to the form's video, not to its teaser.
  const isBeside = purpose === 'video-teaser' || purpose === 'feed-teaser';
  const own = isBeside ? { ...form, fields: {}, files: {} } : form;
  const source = await openSource(context, own, { field, kind, ownerId });
  const types = kind === 'video' ? videoTypes : audioTypes;
  if (!types.has(source.mime)) throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: refusals[kind] });
  await requireProcessing(context);
  const captions = kind === 'video' ? await readNewCaptions(context, own, ownerId) : undefined;
  const [width, height] = frame;
  const mime = kind === 'video' ? 'video/mp4' : 'audio/mp4';
  return take(context, source, { purpose, kind, mime, width, height, ...captions }, (unit, id) => unit.processFile(id));
}

/** Stores a picture for download, in its original size and without metadata. */
async function takePictureDownload(context: Context, source: Source): Promise<FileRow> {
  if (source.size > maximumPhoto) throw tooLarge(maximumPhoto);
  const { storage, images } = context.ports;
  const id = await source.collect();
  const original = await storage.get(storageKey(id, 'original'));
  if (!original) throw new ApiFailure('NOT_FOUND');
  const { bytes, mime, width, height } = await images.strip(await readWhole(original.body)).catch(() => {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'BROKEN_PICTURE' });
  });
  await storage.put(storageKey(id, 'download'), bytes);
  await storage.delete(storageKey(id, 'original'));
  const changes = { kind: 'picture' as const, displayBytes: bytes.length, mime, width, height };
  const settled = { ...source, collect: async () => id };
  return take(context, settled, { ...changes, purpose: 'product-file', status: 'ready' }, async () => undefined);
}

/**
 * Stores the file that buyers of a digital product download (rules F1, M10). Videos and audio files are ready once
 * their metadata is removed, other files immediately. They are served by the variant `download`.
 *
 * @throws {ApiFailure} as {@link storeMedia}
 */
export async function storeDownload(context: Context, form: Form, field: string, ownerId: string): Promise<FileRow> {
  const source = await openSource(context, form, { field, kind: 'product', ownerId });
  const { mime } = source;
  if (pictureTypes.has(mime)) return takePictureDownload(context, source);
  const product = { purpose: 'product-file', mime } as const;
  if (packageTypes.has(mime)) {
    return take(context, source, { ...product, kind: 'document', status: 'ready' }, async () => undefined);
  }
  const kind = videoTypes.has(mime) ? 'video' : 'audio';
  if (kind === 'audio' && !audioTypes.has(mime))
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: refusals.product });
  await requireProcessing(context);
  return take(context, source, { ...product, kind }, (unit, id) => unit.processFile(id));
}
