import type { FileVariant } from '@fanlight/sdk/models';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import { type Ports, TooManyPixels, type Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { findReusedFile } from './reuse.ts';
import { expiryOf, type FileRow, type Purpose, pictureSizes, pictureTypes, signedText, storageKey } from './rules.ts';

/** Returns a signed URL of a variant of a file, with the time at which it expires in seconds since 1970. */
export function signedFileUrl({ signer }: Ports, fileId: string, variant: FileVariant, expires: number): string {
  const signature = signer.sign(signedText(fileId, variant, expires));
  return `/api/files/${fileId}/${variant}?expires=${expires}&signature=${signature}`;
}

/** Returns a signed URL of a variant of a file. The URL is valid for at most an hour (rule A3). */
export function fileUrl(ports: Ports, fileId: string, variant: FileVariant): string {
  return signedFileUrl(ports, fileId, variant, expiryOf(ports.clock.now()));
}

/** Returns a {@link fileUrl}; null if there is no file. */
export function optionalFileUrl(ports: Ports, fileId: string | null, variant: FileVariant): string | null {
  return fileId ? fileUrl(ports, fileId, variant) : null;
}

/** Returns the reason why a picture was refused that the images port could not process. */
export const reasonOfPicture = (error: unknown) =>
  error instanceof TooManyPixels ? 'TOO_MANY_PIXELS' : 'BROKEN_PICTURE';

async function checkAndResize(context: Context, bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes);
  const refusal = new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'UNSUPPORTED_PHOTO' });
  if (!type || !pictureTypes.has(type.mime)) throw refusal;
  return context.ports.images.prepare(bytes, pictureSizes).catch((error) => {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: reasonOfPicture(error) });
  });
}

/**
 * Stores the picture in a field of a form, in several sizes and without metadata. Its type is detected from its bytes.
 * Without a picture in the form, returns the file of the media library that the form names (rule F4). `cleanFiles`
 * deletes the file if no item uses it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a file, `UNSUPPORTED_MEDIA_TYPE` for other types of files
 */
export async function storePicture(
  context: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: Purpose,
): Promise<FileRow> {
  const reused = await findReusedFile(context, form, field, ownerId, purpose);
  if (reused) return reused;
  const upload = form.files[field];
  if (!upload || upload.bytes.length === 0) throw fieldFailure('VALIDATION_FAILED', field, 'FILE_REQUIRED');
  const { display, thumbnail, preview } = await checkAndResize(context, upload.bytes);
  const { ids, storage, clock } = context.ports;
  const id = ids.next();
  const row = {
    id,
    ownerId,
    purpose,
    fileName: upload.filename.slice(-255),
    originalBytes: upload.bytes.length,
    mime: display.mime,
    width: display.width,
    height: display.height,
    displayBytes: display.bytes.length,
    thumbnailBytes: thumbnail.bytes.length,
    preview,
    attachedAt: null,
    createdAt: clock.now(),
  };
  // The row is inserted before the bytes are stored. `cleanFiles` finds stored bytes by their row, even if the process
  // is killed in between.
  const [inserted] = await context.db.insert(files).values(row).returning();
  if (!inserted) throw new ApiFailure('INTERNAL');
  await storage.put(storageKey(id, 'display'), display.bytes);
  await storage.put(storageKey(id, 'thumbnail'), thumbnail.bytes);
  return inserted;
}

/**
 * Marks a file and its captions as used by an item. The update locks the file's row until the transaction ends. If the
 * processing ends concurrently, at least one of two transactions reads the status `ready`: this one, or that of the
 * subscriber of `file-processed`.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the file was deleted
 */
export async function attachFile(tx: Tx, fileId: string, now: Date): Promise<FileRow> {
  // A file that `cleanFiles` is deleting has the purpose `incoming`.
  const isKept = and(eq(files.id, fileId), ne(files.purpose, 'incoming'));
  const [row] = await tx.update(files).set({ attachedAt: now }).where(isKept).returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  if (row.captionsFileId) await tx.update(files).set({ attachedAt: now }).where(eq(files.id, row.captionsFileId));
  return row;
}

/**
 * Deletes the rows of files and of their captions. The bytes are deleted after the commit. Items call `releaseFiles`
 * instead, which keeps the files of the media library.
 */
export async function deleteFiles(unit: Unit, fileIds: (string | null)[]): Promise<void> {
  const ids = fileIds.filter((id) => id !== null) as string[];
  if (ids.length === 0) return;
  const rows = await unit.tx
    .delete(files)
    .where(inArray(files.id, ids))
    .returning({ id: files.id, captionsFileId: files.captionsFileId });
  for (const { id } of rows) unit.removeFile(id);
  await deleteFiles(
    unit,
    rows.map(({ captionsFileId }) => captionsFileId),
  );
}
