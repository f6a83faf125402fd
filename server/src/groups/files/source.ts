import { and, eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import { readWhole } from '../../adapters/whole.ts';
import type { Context } from '../../context.ts';
import { files, uploadParts, uploads } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Form } from '../../http/read.ts';
import type { Ports } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { takeUpload } from '../uploads/index.ts';
import { deleteStoredBytes } from './cleaning.ts';
import { headLength, storageKey } from './rules.ts';

/** A large file that is part of a form, or an upload to which a form refers. */
export interface Source {
  filename: string;
  size: number;
  /** The MIME type that the bytes indicate (rule F1); empty if unknown. */
  mime: string;
  /** Joins the parts into one stored file with the purpose `incoming`; returns the id of its row. */
  collect(): Promise<string>;
  /** Deletes the upload and its parts, in the transaction that uses the joined file. */
  finish(unit: Unit): Promise<void>;
}

/** Detects the MIME type of a file from its first bytes. */
async function detectMime(head: Uint8Array): Promise<string> {
  // The type of an MP3 file is identified by the signature of its ID3 tags, because these can be longer than `head`.
  if (head[0] === 0x49 && head[1] === 0x44 && head[2] === 0x33) return 'audio/mpeg';
  const type = await fileTypeFromBuffer(head);
  return type?.mime.replace(/;.*/, '') ?? '';
}

type UploadKind = (typeof uploads.$inferSelect)['kind'];

const uploadMissing = () => fieldFailure('VALIDATION_FAILED', 'uploadId', 'UPLOAD_MISSING');

/** Concatenates the parts of an upload. */
function joinParts({ storage }: Ports, storedIds: string[]): ReadableStream<Uint8Array> {
  const remainingIds = [...storedIds];
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const next = await reader?.read();
        if (next && !next.done) return controller.enqueue(next.value);
        const id = remainingIds.shift();
        if (!id) return controller.close();
        const stored = await storage.get(storageKey(id, 'original'));
        if (!stored) throw new ApiFailure('FILE_NOT_READY');
        const { body } = stored;
        reader = (body instanceof Uint8Array ? new Blob([body.slice()]).stream() : body).getReader();
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
}

async function openUpload(context: Context, uploadId: string, ownerId: string, kind: UploadKind): Promise<Source> {
  const { db, ports } = context;
  const isOwnUpload = and(eq(uploads.id, uploadId), eq(uploads.ownerId, ownerId), eq(uploads.kind, kind));
  const [upload] = await db.select().from(uploads).where(isOwnUpload);
  if (!upload || upload.expiresAt <= ports.clock.now()) throw uploadMissing();
  if (upload.offset < upload.size) throw new ApiFailure('FILE_NOT_READY', { reason: 'UPLOAD_INCOMPLETE' });
  const parts = await db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(uploadParts.offset);
  const storedIds = parts.map(({ storedId }) => storedId);
  const first = await ports.storage.get(storageKey(storedIds[0] ?? '', 'original'), { start: 0, end: headLength - 1 });
  const head = first ? await readWhole(first.body) : new Uint8Array();
  return {
    filename: upload.fileName,
    size: upload.size,
    mime: await detectMime(head),
    async collect() {
      const id = ports.ids.next();
      await db.insert(files).values(incomingRow(id, ownerId, upload.fileName, ports.clock.now()));
      try {
        await ports.storage.put(storageKey(id, 'original'), joinParts(ports, storedIds));
      } catch (error) {
        await db.delete(files).where(eq(files.id, id));
        await deleteStoredBytes(ports, id);
        throw error;
      }
      return id;
    },
    async finish(unit) {
      // If two calls use the same upload, `takeUpload` returns false for one of them.
      if (!(await takeUpload(unit.tx, { id: uploadId, ownerId, kind }))) throw uploadMissing();
      for (const id of storedIds) unit.removeFile(id);
    },
  };
}

/** Returns the row of a file that is being uploaded. The columns that need the bytes have placeholder values. */
export function incomingRow(id: string, ownerId: string, fileName: string, createdAt: Date): typeof files.$inferInsert {
  const placeholders = { mime: '', width: 1, height: 1, displayBytes: 0, thumbnailBytes: 0, preview: '' };
  const status = { purpose: 'incoming', kind: 'document', status: 'uploaded' } as const;
  return { id, ownerId, ...status, fileName, ...placeholders, createdAt };
}

/**
 * Opens the file in a field of a form, or the finished upload that the form's `uploadId` names.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if the form has neither, `FILE_NOT_READY` for an unfinished upload
 */
export async function openSource(
  context: Context,
  form: Form,
  { field, kind, ownerId }: { field: string; kind: UploadKind; ownerId: string },
): Promise<Source> {
  const streamed = form.streamed[field];
  if (streamed && streamed.size > 0) {
    const { id, filename, size, head } = streamed;
    return { filename, size, mime: await detectMime(head), collect: async () => id, finish: async () => undefined };
  }
  const { uploadId } = form.fields;
  if (!uploadId) throw fieldFailure('VALIDATION_FAILED', field, 'FILE_REQUIRED');
  return openUpload(context, uploadId, ownerId, kind);
}
