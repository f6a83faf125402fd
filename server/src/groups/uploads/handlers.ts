import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toUpload } from './present.ts';
import { addPart, countUploads, deleteUpload, findUpload, insertUpload, type UploadRow } from './store.ts';

const megabyte = 1024 * 1024;

/** The maximum size in bytes of each kind of file (rule F1). */
const maximumBytes: Record<UploadRow['kind'], number> = {
  video: 2048 * megabyte,
  product: 2048 * megabyte,
  audio: 200 * megabyte,
};

/** The maximum number of unfinished uploads of a user. */
const maximumUnfinished = 20;

/** Finds an upload, which only its user can continue (`x-access: owner`). */
async function findOwn({ db, ports }: Context, { params }: { params: { id: string } }) {
  const row = await findUpload(db, params.id, ports.clock.now());
  return row && { ownerId: row.ownerId, row };
}

/** The resolvers of `x-access`. */
export const uploadsAccess = {
  getUpload: findOwn,
  appendUpload: findOwn,
  cancelUpload: findOwn,
} satisfies AccessOf<'uploads'>;

export const uploadsHandlers = {
  async createUpload(context, { body }) {
    const { userId: ownerId } = requireViewer(context);
    const { kind, size } = body;
    if (size > maximumBytes[kind]) {
      const megabytes = maximumBytes[kind] / megabyte;
      throw new ApiFailure('PAYLOAD_TOO_LARGE', {
        reason: 'FILE_OF_KIND_TOO_LARGE',
        params: { max: megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB` },
      });
    }
    const { ids, clock } = context.ports;
    if ((await countUploads(context.db, ownerId, clock.now())) >= maximumUnfinished) {
      throw new ApiFailure('RATE_LIMITED', { reason: 'TOO_MANY_UPLOADS', retryAfter: 60 });
    }
    const draft = { id: ids.next(), ownerId, kind, fileName: body.fileName, size };
    return { data: toUpload(await insertUpload(context.db, draft, clock.now())) };
  },

  getUpload: async (_context, _input, row) => ({ data: toUpload(row) }),

  async appendUpload(context, { form }, { id: uploadId }) {
    const { chunk } = form.streamed;
    if (!chunk || chunk.size === 0) throw fieldFailure('VALIDATION_FAILED', 'chunk', 'FILE_REQUIRED');
    const part = { uploadId, offset: Number(form.fields.offset), chunk };
    return { data: toUpload(await context.transaction((unit) => addPart(unit, part))) };
  },

  async cancelUpload(context, _, { id }) {
    await context.transaction((unit) => deleteUpload(unit, id));
    return { data: { success: true } };
  },
} satisfies HandlersOf<'uploads', typeof uploadsAccess>;
