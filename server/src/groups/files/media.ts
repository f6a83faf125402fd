import { eq } from 'drizzle-orm';
import { readWhole } from '../../adapters/whole.ts';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Form, maximumPhoto, tooLarge } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { deleteStoredBytes } from './cleaning.ts';
import { reasonOfPicture } from './pictures.ts';
import { findReusedFile } from './reuse.ts';
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
 * Stores the bytes of a source, and writes `changes` to the row of the file. If this fails, the row and the bytes are
 * deleted.
 *
 * @param onStored - runs in the transaction that writes the row
 */
async function storeSource(
  context: Context,
  source: Source,
  changes: Partial<FileRow>,
  onStored: (unit: Unit, id: string) => void,
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
      onStored(unit, id);
      return row;
    });
  } catch (error) {
    await context.db.delete(files).where(eq(files.id, id));
    await deleteStoredBytes(context.ports, id);
    throw error;
  }
}

/** Stores the captions in a form as a file and returns its id; null if the form has no captions. */
async function storeCaptions(context: Context, form: Form, ownerId: string): Promise<string | null> {
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

/** The columns of a video file that refer to its captions. */
export interface NewCaptions {
  captionsFileId: string;
  captionsLocale: string;
}

/**
 * Stores the captions in a form (rule F1); undefined if the form has no captions. The default language is English.
 *
 * @throws {ApiFailure} `UNSUPPORTED_MEDIA_TYPE` if the captions are not WebVTT
 */
export async function storeNewCaptions(
  context: Context,
  form: Form,
  ownerId: string,
): Promise<NewCaptions | undefined> {
  const captionsFileId = await storeCaptions(context, form, ownerId);
  return captionsFileId ? { captionsFileId, captionsLocale: form.fields.captionsLocale ?? 'en-US' } : undefined;
}

/**
 * Stores a video or audio file with its captions and queues its processing (rule F3). The file is in the form, or is the
 * finished upload that the form's `uploadId` names. Its type is detected from its bytes. A form can also name a file of
 * the media library (rule F4). `cleanFiles` deletes the file if no item uses it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a file, `FILE_NOT_READY` for an unfinished upload,
 * `UNSUPPORTED_MEDIA_TYPE` for other types of files, `MEDIA_PROCESSING_UNAVAILABLE` without ffmpeg
 */
export async function storeMedia(
  context: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: MediaPurpose,
): Promise<FileRow> {
  const reused = await findReusedFile(context, form, field, ownerId, purpose);
  if (reused) return reused;
  const { kind, frame } = mediaRules[purpose];
  // A form with a video and a teaser can also contain captions and an `uploadId`, both of which belong to the video.
  const isTeaser = purpose === 'video-teaser' || purpose === 'feed-teaser';
  const ownForm = isTeaser ? { ...form, fields: {}, files: {} } : form;
  const source = await openSource(context, ownForm, { field, kind, ownerId });
  const types = kind === 'video' ? videoTypes : audioTypes;
  if (!types.has(source.mime)) throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: refusals[kind] });
  await requireProcessing(context);
  const captions = kind === 'video' ? await storeNewCaptions(context, ownForm, ownerId) : undefined;
  const [width, height] = frame;
  const mime = kind === 'video' ? 'video/mp4' : 'audio/mp4';
  return storeSource(context, source, { purpose, kind, mime, width, height, ...captions }, (unit, id) =>
    unit.processFile(id),
  );
}

/** Stores a picture for download, in its original size and without metadata. */
async function storePictureDownload(context: Context, source: Source): Promise<FileRow> {
  if (source.size > maximumPhoto) throw tooLarge(maximumPhoto);
  const { storage, images } = context.ports;
  const id = await source.collect();
  const original = await storage.get(storageKey(id, 'original'));
  if (!original) throw new ApiFailure('NOT_FOUND');
  const { bytes, mime, width, height } = await images.strip(await readWhole(original.body)).catch((error) => {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: reasonOfPicture(error) });
  });
  await storage.put(storageKey(id, 'download'), bytes);
  await storage.delete(storageKey(id, 'original'));
  const changes = { kind: 'picture' as const, displayBytes: bytes.length, mime, width, height };
  const collected = { ...source, collect: async () => id };
  return storeSource(
    context,
    collected,
    { ...changes, purpose: 'product-file', status: 'ready' },
    async () => undefined,
  );
}

/**
 * Stores the file that buyers of a digital product download (rules F1, M10). A video or audio file is ready once its
 * metadata is removed, another file is ready immediately. The file is served as the variant `download`.
 *
 * @throws {ApiFailure} the failures of {@link storeMedia}
 */
export async function storeDownload(context: Context, form: Form, field: string, ownerId: string): Promise<FileRow> {
  const source = await openSource(context, form, { field, kind: 'product', ownerId });
  const { mime } = source;
  if (pictureTypes.has(mime)) return storePictureDownload(context, source);
  const product = { purpose: 'product-file', mime } as const;
  if (packageTypes.has(mime)) {
    return storeSource(context, source, { ...product, kind: 'document', status: 'ready' }, async () => undefined);
  }
  const kind = videoTypes.has(mime) ? 'video' : 'audio';
  if (kind === 'audio' && !audioTypes.has(mime))
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: refusals.product });
  await requireProcessing(context);
  return storeSource(context, source, { ...product, kind }, (unit, id) => unit.processFile(id));
}
