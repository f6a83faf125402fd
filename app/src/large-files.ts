import { ApiError, type CallOptions, type Client, type OperationId, type ResultOf } from '@fanlight/sdk';
import type { UploadKind } from '@fanlight/sdk/models';
import { type ResumableUpload, resumableUpload, upload } from '@fanlight/sdk/upload';

/** An operation that sends files, such as `api.uploadVideo`. */
export type UploadOperation<K extends OperationId> = Parameters<typeof upload<K>>[1];

/** The variables of a mutation that sends files. `onProgress` receives a fraction from 0 to 1. */
export interface Uploading<K extends OperationId> {
  options: CallOptions<K>;
  onProgress: (fraction: number) => void;
}

/** Sends the files of an item. */
export type SendFiles = <K extends OperationId>(
  operation: UploadOperation<K>,
  uploading: Uploading<K>,
) => Promise<ResultOf<K>>;

/**
 * Larger files are sent in parts, so that a broken connection costs only one part. Two parts are the least for which
 * that makes a difference.
 */
export const bytesOfOneRequest = 8 * 1024 * 1024;

/** The fields in whose place operations take the `uploadId` of a finished upload, with its kind. */
export const fieldsInParts: Readonly<Record<string, UploadKind>> = { video: 'video', audio: 'audio', file: 'product' };

type Fields = Readonly<Record<string, unknown>>;

/** Returns the file of a request that is sent in parts; undefined if all files are small. */
function findLargeFile(body: Fields) {
  for (const [field, kind] of Object.entries(fieldsInParts)) {
    const file = body[field];
    if (file instanceof File && file.size > bytesOfOneRequest) return { field, kind, file };
  }
  return undefined;
}

/** Returns the number of bytes of all files of a request. */
const sizeOf = (body: Fields): number =>
  Object.values(body).reduce<number>((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0);

/** Whether the server has refused the bytes of the file, so that it does not have to keep them. */
const isRefusalOfBytes = (error: unknown) => error instanceof ApiError && [413, 415].includes(error.status);

/**
 * Returns the function that sends the files of a page's items. It sends a large file in parts before the request that
 * uses it. The function remembers the parts of each file, so that another attempt sends only the rest.
 */
export function createFileSender(client: Client): SendFiles {
  const started = new WeakMap<File, ResumableUpload>();
  return async (operation, { options, onProgress }) => {
    const { body, signal } = options as { body: Fields; signal?: AbortSignal };
    const large = findLargeFile(body);
    if (!large) return upload(client, operation, options, ({ fraction }) => onProgress(fraction)).done;
    const { field, kind, file } = large;
    const resumable = started.get(file) ?? resumableUpload(client, { kind, file });
    started.set(file, resumable);
    const { [field]: _sentBefore, ...rest } = body;
    // At least one byte, because the fraction 1 means that the whole request was sent.
    const restSize = Math.max(1, sizeOf(rest));
    const report = (loaded: number) => onProgress(loaded / (file.size + restSize));
    const uploadId = await resumable.send({ signal, onProgress: ({ loaded }) => report(loaded) });
    try {
      const request = { ...options, body: { ...rest, uploadId } } as typeof options;
      return await upload(client, operation, request, ({ fraction }) => report(file.size + fraction * restSize)).done;
    } catch (error) {
      if (signal?.aborted || isRefusalOfBytes(error)) void resumable.discard();
      throw error;
    }
  };
}
