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

/** A large file that a form contains or refers to. */
export interface Source {
  filename: string;
  size: number;
  /** Its type by its bytes (rule F1); empty if unknown. */
  mime: string;
  /** Stores it in one piece under an id, whose row is `incoming`; returns that id. */
  collect(): Promise<string>;
  /** Deletes the finished upload, in the transaction that uses it. */
  finish(unit: Unit): Promise<void>;
}

/** The type of a file by its first bytes. */
async function mimeOf(head: Uint8Array): Promise<string> {
  // The ID3 tags of an audio file can be longer than the bytes that are examined.
  if (head[0] === 0x49 && head[1] === 0x44 && head[2] === 0x33) return 'audio/mpeg';
  const type = await fileTypeFromBuffer(head);
  return type?.mime.replace(/;.*/, '') ?? '';
}

type UploadKind = (typeof uploads.$inferSelect)['kind'];

const notThere = () => fieldFailure('VALIDATION_FAILED', 'uploadId', 'UPLOAD_MISSING');

/** The bytes of an upload's parts, concatenated. */
function joinParts({ storage }: Ports, storedIds: string[]): ReadableStream<Uint8Array> {
  const left = [...storedIds];
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const next = await reader?.read();
        if (next && !next.done) return controller.enqueue(next.value);
        const id = left.shift();
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
  const mine = and(eq(uploads.id, uploadId), eq(uploads.ownerId, ownerId), eq(uploads.kind, kind));
  const [upload] = await db.select().from(uploads).where(mine);
  if (!upload || upload.expiresAt <= ports.clock.now()) throw notThere();
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
    mime: await mimeOf(head),
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
      // Of two calls with the same upload, only one succeeds.
      if (!(await takeUpload(unit.tx, { id: uploadId, ownerId, kind }))) throw notThere();
      for (const id of storedIds) unit.removeFile(id);
    },
  };
}

/** The row of a file that is being uploaded. */
export function incomingRow(id: string, ownerId: string, fileName: string, createdAt: Date): typeof files.$inferInsert {
  const unknown = { mime: '', width: 1, height: 1, displayBytes: 0, thumbnailBytes: 0, preview: '' };
  return { id, ownerId, purpose: 'incoming', kind: 'document', status: 'uploaded', fileName, ...unknown, createdAt };
}

/**
 * Opens the file in a field of a form, or the finished upload that its `uploadId` names.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without either, `FILE_NOT_READY` for an unfinished upload
 */
export async function openSource(
  context: Context,
  form: Form,
  { field, kind, ownerId }: { field: string; kind: UploadKind; ownerId: string },
): Promise<Source> {
  const streamed = form.streamed[field];
  if (streamed && streamed.size > 0) {
    const { id, filename, size, head } = streamed;
    return { filename, size, mime: await mimeOf(head), collect: async () => id, finish: async () => undefined };
  }
  const { uploadId } = form.fields;
  if (!uploadId) throw fieldFailure('VALIDATION_FAILED', field, 'FILE_REQUIRED');
  return openUpload(context, uploadId, ownerId, kind);
}
