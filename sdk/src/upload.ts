import {
  type CallOptions,
  type Client,
  callAny,
  type LooseOptions,
  type OperationId,
  type ResultOf,
} from './client.ts';
import type { UploadProgress } from './progress.ts';
import type { Route } from './route.ts';

export type { UploadProgress } from './progress.ts';
export {
  type LargeFile,
  type ResumableOptions,
  type ResumableSendOptions,
  type ResumableUpload,
  resumableUpload,
} from './resumable-upload.ts';

/** An upload that is in progress. */
export interface Upload<T> {
  /** Resolves with the result. Rejects with `ApiError`, `NetworkError`, or, after `cancel`, an `AbortError`. */
  readonly done: Promise<T>;
  /** Cancels the upload. The server keeps no part of the file (rule F2). */
  cancel(): void;
}

/**
 * Starts an upload that reports its progress and can be cancelled. It works in browsers and in Node: `upload(client,
 * api.uploadFeedPhoto, { body: { photo } }, ({ fraction }) => …)`.
 */
export function upload<K extends OperationId>(
  client: Client,
  operation: Route<K>,
  options: CallOptions<K>,
  onProgress?: (progress: UploadProgress) => void,
): Upload<ResultOf<K>> {
  const controller = new AbortController();
  const callOptions = options as LooseOptions;
  const outer = callOptions.signal;
  const forward = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  else outer?.addEventListener('abort', forward);
  const { signal } = controller;
  const progress = onProgress ? { onProgress } : {};
  return {
    done: callAny<ResultOf<K>>(client, operation, { ...callOptions, signal, ...progress }).finally(() =>
      outer?.removeEventListener('abort', forward),
    ),
    cancel: () => controller.abort(),
  };
}
