import type { FileVariant } from '@fanlight/sdk/models';
import { eq, inArray } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import type { Ports, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { expiryOf, type FileRow, type Purpose, pictureSizes, pictureTypes, signedText, storageKey } from './rules.ts';

/** A signed address of a variant of a file; works for at most an hour (rule A3). */
export function fileUrl({ signer, clock }: Ports, fileId: string, variant: FileVariant): string {
  const expires = expiryOf(clock.now());
  const signature = signer.sign(signedText(fileId, variant, expires));
  return `/api/files/${fileId}/${variant}?expires=${expires}&signature=${signature}`;
}

/** The same for a file that may not be there. */
export function optionalFileUrl(ports: Ports, fileId: string | null, variant: FileVariant): string | null {
  return fileId ? fileUrl(ports, fileId, variant) : null;
}

async function prepare(context: Context, bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes);
  const refusal = new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'UNSUPPORTED_PHOTO' });
  if (!type || !pictureTypes.has(type.mime)) throw refusal;
  return context.ports.images.prepare(bytes, pictureSizes).catch(() => {
    throw new ApiFailure('UNSUPPORTED_MEDIA_TYPE', { reason: 'BROKEN_PICTURE' });
  });
}

/**
 * Takes a picture of a form: checks its kind by its bytes, makes its sizes without metadata, keeps them. The row is
 * unattached: it goes after a day unless something names it.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without the file, `UNSUPPORTED_MEDIA_TYPE` for another kind
 */
export async function takePicture(
  context: Context,
  form: Form,
  field: string,
  ownerId: string,
  purpose: Purpose,
): Promise<FileRow> {
  const upload = form.files[field];
  if (!upload || upload.bytes.length === 0) throw fieldFailure('VALIDATION_FAILED', field, 'FILE_REQUIRED');
  const { display, thumbnail, preview } = await prepare(context, upload.bytes);
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
  // The row first: what storage holds is always named by a row, and so found again by the cleaning up.
  const [inserted] = await context.db.insert(files).values(row).returning();
  if (!inserted) throw new ApiFailure('INTERNAL');
  await storage.put(storageKey(id, 'display'), display.bytes);
  await storage.put(storageKey(id, 'thumbnail'), thumbnail.bytes);
  return inserted;
}

/**
 * Marks a file, and the captions that belong to it, as named by something. Holds the row until the transaction ends, so
 * that a film which becomes ready at this moment is seen to be ready either here or by who hears of it.
 *
 * @throws {ApiFailure} `NOT_FOUND` when it is gone
 */
export async function attachFile(tx: Tx, fileId: string, now: Date): Promise<FileRow> {
  const [row] = await tx.update(files).set({ attachedAt: now }).where(eq(files.id, fileId)).returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  if (row.captionsFileId) await tx.update(files).set({ attachedAt: now }).where(eq(files.id, row.captionsFileId));
  return row;
}

/** Deletes files' rows with those of their captions, and after commit their bytes. */
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

/** Deletes one file. */
export const deleteFile = (unit: Unit, fileId: string): Promise<void> => deleteFiles(unit, [fileId]);
