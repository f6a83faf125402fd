import type { Client } from './client.ts';
import { ApiError } from './errors.ts';
import { appendUpload, cancelUpload, createUpload, getUpload } from './generated/api/uploads.ts';
import type { Upload as StoredUpload, UploadKind } from './generated/models.ts';
import type { UploadProgress } from './progress.ts';
import { defaultRetry, pauseBefore, type RetryOptions } from './retry.ts';

/** The number of bytes per part. A broken connection costs at most one part. */
const PART_BYTES = 4 * 1024 * 1024;

/** The number of attempts without any progress, of which the last ones are 10 seconds apart. */
const MAXIMUM_ATTEMPTS = 20;

/** The maximum length of a file name in the contract. */
const MAXIMUM_NAME = 255;

/** A file that is sent in parts. */
export interface LargeFile {
  kind: UploadKind;
  file: Blob;
  /** By default the name of the `File`. */
  fileName?: string | undefined;
}

export interface ResumableOptions {
  /** The number of bytes per part, at most 16 MB; 4 MB by default. */
  partBytes?: number | undefined;
  /** Replaces single options of the waiting after a broken connection. */
  retry?: Partial<RetryOptions> | undefined;
}

export interface ResumableSendOptions {
  /** Cancels the upload. The server deletes what it has received (rule F2). */
  signal?: AbortSignal | undefined;
  /** Called with the progress, which falls back to the last complete part when the connection breaks. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** The upload of a large file in parts. */
export interface ResumableUpload {
  /**
   * Sends the file, and resolves with the `uploadId` that operations take in place of the file. After a broken
   * connection it asks the server for the offset and sends only the rest, after a delay, or once the device is online.
   * If it rejects, the parts are kept for a day, and another call sends only the rest.
   */
  send(options?: ResumableSendOptions): Promise<string>;
  /** Deletes what the server has received. Never rejects: the server deletes unused parts after a day. */
  discard(): Promise<void>;
}

/**
 * Codes after which the offset is read again: another attempt of the same part has arrived or is in progress, or a proxy
 * has passed on only the beginning of the part.
 */
const INTERRUPTIONS: readonly string[] = ['UPLOAD_OFFSET_MISMATCH', 'CONFLICT', 'MALFORMED_BODY'];

/** Returns the milliseconds to wait before the offset is read again. Undefined if another attempt would fail, too. */
function pauseAfter(error: unknown, attempts: number, retry: RetryOptions): number | undefined {
  if (error instanceof ApiError && INTERRUPTIONS.includes(error.code))
    return attempts > retry.times ? undefined : retry.delayMs;
  return pauseBefore(error, attempts, retry);
}

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Waits until the device is online. Rejects with the reason of the signal. */
function untilOnline(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      removeEventListener('online', settle);
      signal?.removeEventListener('abort', settle);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    addEventListener('online', settle);
    signal?.addEventListener('abort', settle);
  });
}

const nameOf = ({ file, fileName }: LargeFile): string =>
  (fileName ?? (file as Partial<File>).name ?? '').trim().slice(-MAXIMUM_NAME) || 'file';

/**
 * Prepares the upload of a large file in parts: `const uploadId = await resumableUpload(client, { kind: 'video', file
 * }).send()`, then `client.call(api.uploadVideo, { body: { uploadId, … } })`.
 */
export function resumableUpload(
  client: Client,
  large: LargeFile,
  { partBytes = PART_BYTES, retry: given }: ResumableOptions = {},
): ResumableUpload {
  const { kind, file } = large;
  const retry: RetryOptions = { ...defaultRetry, times: MAXIMUM_ATTEMPTS, ...given };
  let id: string | undefined;

  /** Reads the upload. Creates it if there is none, and again if it has expired or was used. */
  async function open(signal: AbortSignal | undefined): Promise<StoredUpload> {
    const read = id && client.call(getUpload, { params: { id }, signal });
    const found = await (read || undefined)?.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
    if (found) return found;
    const body = { kind, fileName: nameOf(large), size: file.size };
    const created = await client.call(createUpload, { body, signal });
    id = created._id;
    return created;
  }

  function sendPart(
    { _id, offset }: StoredUpload,
    signal: AbortSignal | undefined,
    onLoaded?: (bytes: number) => void,
  ) {
    const chunk = file.slice(offset, offset + partBytes);
    const onProgress = onLoaded && (({ fraction }: UploadProgress) => onLoaded(offset + fraction * chunk.size));
    return client.call(appendUpload, { params: { id: _id }, body: { offset, chunk }, signal, onProgress });
  }

  async function discard(): Promise<void> {
    const params = id && { id };
    id = undefined;
    if (params) await client.call(cancelUpload, { params }).catch(() => undefined);
  }

  async function sendRest({ signal, onProgress }: ResumableSendOptions): Promise<string> {
    const report =
      onProgress &&
      ((loaded: number) => onProgress({ loaded, total: file.size, fraction: Math.min(1, loaded / file.size) }));
    let received = 0;
    let failures = 0;
    for (;;) {
      try {
        let upload = await open(signal);
        while (!upload.isFinished) {
          // A part may have arrived although its response was lost.
          if (upload.offset > received) failures = 0;
          received = upload.offset;
          report?.(received);
          upload = await sendPart(upload, signal, report);
        }
        report?.(file.size);
        return upload._id;
      } catch (error) {
        signal?.throwIfAborted();
        // While the device is offline, attempts would fail, and how long that lasts says nothing about the server.
        if (isOffline()) {
          await untilOnline(signal);
          continue;
        }
        failures += 1;
        const pause = pauseAfter(error, failures, retry);
        if (pause === undefined) throw error;
        await retry.sleep(pause, signal);
      }
    }
  }

  return {
    async send(options = {}) {
      try {
        return await sendRest(options);
      } catch (error) {
        if (options.signal?.aborted) void discard();
        throw error;
      }
    },
    discard,
  };
}
