import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { readWhole } from '../../adapters/whole.ts';
import type { Context } from '../../context.ts';
import { files } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import { finishEffects, scheduleEffect } from '../../outbox/store.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { deleteOrphanedBytes } from './cleaning.ts';
import { reasonOfPicture } from './pictures.ts';
import { storageKey } from './rules.ts';
import { incomingRow } from './source.ts';

/** An encrypted document in storage, which has no row yet. */
export interface SealedDocument {
  id: string;
  mime: string;
  /** The size of the uploaded document in bytes. */
  size: number;
}

/** The bytes and the media type of a document. */
export interface OpenedDocument {
  bytes: Uint8Array;
  mime: string;
}

/**
 * Checks a document by its bytes. A photo is decoded, and returned without metadata (rule F1).
 *
 * @throws {ApiFailure} `UNSUPPORTED_MEDIA_TYPE`, which names the field
 */
async function checkDocument({ ports }: Context, field: string, bytes: Uint8Array): Promise<OpenedDocument> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === 'application/pdf') return { bytes, mime };
  if (mime !== 'image/jpeg' && mime !== 'image/png')
    throw fieldFailure('UNSUPPORTED_MEDIA_TYPE', field, 'UNSUPPORTED_DOCUMENT');
  return ports.images.strip(bytes).catch((error) => {
    throw fieldFailure('UNSUPPORTED_MEDIA_TYPE', field, reasonOfPicture(error));
  });
}

function requireFile(form: Form, field: string): Uint8Array {
  const upload = form.files[field];
  if (!upload || upload.bytes.length === 0) throw fieldFailure('VALIDATION_FAILED', field, 'FILE_REQUIRED');
  return upload.bytes;
}

/** Bytes without a row are deleted after this number of milliseconds, which no request takes. */
const orphanMs = 60 * 60 * 1000;

/**
 * Runs work that stores bytes before their rows. Bytes without a row are deleted when the work fails, or later if this
 * process is killed.
 */
async function withoutOrphans<T>({ ports }: Context, fileIds: string[], work: () => Promise<T>): Promise<T> {
  const { db } = ports.database;
  const id = ports.ids.next();
  const now = ports.clock.now();
  const at = new Date(now.getTime() + orphanMs);
  await scheduleEffect(db, { id, topic: 'orphans', payload: fileIds }, { now, at });
  // If this fails, the scheduled effect does the same later.
  const finish = () => finishEffects(db, [id]).catch(() => undefined);
  try {
    const result = await work();
    await finish();
    return result;
  } catch (error) {
    // The rows may have been committed although the database did not respond.
    await deleteOrphanedBytes(ports, fileIds).then(finish, () => undefined);
    throw error;
  }
}

/**
 * Encrypts and stores the documents in fields of a form, and calls `work`, which inserts their rows. If `work` fails,
 * the bytes are deleted. The bytes come before the rows, because a registration has no account that could own them.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a file, `UNSUPPORTED_MEDIA_TYPE` if it is no JPEG, PNG or PDF
 */
export async function withSealedDocuments<Field extends string, T>(
  context: Context,
  form: Form,
  fields: readonly Field[],
  work: (documents: Record<Field, SealedDocument>) => Promise<T>,
): Promise<T> {
  const { cipher, ids, storage } = context.ports;
  const uploads = fields.map((field) => ({ field, id: ids.next(), bytes: requireFile(form, field) }));
  const storeAll = async () => {
    const sealed: Partial<Record<Field, SealedDocument>> = {};
    for (const { field, id, bytes } of uploads) {
      const checked = await checkDocument(context, field, bytes);
      await storage.put(storageKey(id, 'original'), await cipher.encryptBytes(checked.bytes));
      sealed[field] = { id, mime: checked.mime, size: checked.bytes.length };
    }
    return work(sealed as Record<Field, SealedDocument>);
  };
  return withoutOrphans(
    context,
    uploads.map(({ id }) => id),
    storeAll,
  );
}

/** Inserts the row of a sealed document. No variant of the file is served: only {@link openDocument} reads it. */
export async function insertDocumentFile({ tx, now }: Unit, ownerId: string, document: SealedDocument): Promise<void> {
  await tx.insert(files).values({
    ...incomingRow(document.id, ownerId, '', now),
    ...{ purpose: 'identity-document', status: 'ready', attachedAt: now },
    ...{ originalMime: document.mime, originalBytes: document.size },
  });
}

/** Reads and decrypts a document; undefined if its bytes were deleted. */
export async function openDocument(
  { ports }: Pick<Context, 'ports'>,
  db: Db,
  fileId: string,
): Promise<OpenedDocument | undefined> {
  const [row] = await db.select({ mime: files.originalMime }).from(files).where(eq(files.id, fileId));
  const stored = row && (await ports.storage.get(storageKey(fileId, 'original')));
  return stored && { mime: row.mime, bytes: await ports.cipher.decryptBytes(await readWhole(stored.body)) };
}
