import { eq } from 'drizzle-orm';
import { readWhole } from '../../adapters/whole.ts';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type Form, maximumPhoto, tooLarge } from '../../http/read.ts';
import type { Unit } from '../../unit.ts';
import { removeBytes } from './cleaning.ts';
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

/** Makes a source a file of ours; on failure nothing of it is left but what its form brought, which goes with the call. */
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
    await removeBytes(context.ports, id);
    throw error;
  }
}

/** Captions of a form, kept as a file of their own; null where it sends none. */
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

/** Captions of a form that belong to a film which is there already. */
export interface NewCaptions {
  captionsFileId: string;
  captionsLocale: string;
}

/**
 * Takes the captions of a form (rule F1); undefined where it sends none. English, unless it says otherwise.
 *
 * @throws {ApiFailure} `UNSUPPORTED_MEDIA_TYPE` for what is no WebVTT
 */
export async function readNewCaptions(context: Context, form: Form, ownerId: string): Promise<NewCaptions | undefined> {
  const captionsFileId = await takeCaptions(context, form, ownerId);
  return captionsFileId ? { captionsFileId, captionsLocale: form.fields.captionsLocale ?? 'en-US' } : undefined;
}

/**
 * Takes a film or a sound of a form, or the finished upload that it names by `uploadId`, with its captions: checks its
 * kind by its bytes, and has it prepared afterwards (rule F3). The row is unattached: it goes after a day unless
 * something names it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a file, `FILE_NOT_READY` for an unfinished upload,
 * `UNSUPPORTED_MEDIA_TYPE` for another kind, `MEDIA_PROCESSING_UNAVAILABLE` where nothing can be prepared
 */
export async function takeMedia(
  context: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: MediaPurpose,
): Promise<FileRow> {
  const { kind, frame } = mediaRules[purpose];
  // Captions and a finished upload of a form belong to its film, not to the teaser beside that.
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

/** A picture to be downloaded, in its own size and without metadata. */
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
 * Takes what buyers of a digital product will download (rules F1, M10). Films and sounds are ready once their metadata
 * is gone; everything else at once. Serve it by the variant `download`.
 *
 * @throws {ApiFailure} as {@link takeMedia}
 */
export async function takeDownload(context: Context, form: Form, field: string, ownerId: string): Promise<FileRow> {
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
