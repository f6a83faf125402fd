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

/** An upload in progress. */
export interface Upload<T> {
  /** The result; rejects with `ApiError`, `NetworkError`, or an `AbortError` after `cancel`. */
  readonly done: Promise<T>;
  /** Cancels the upload; the server keeps no part of the file (rule F2). */
  cancel(): void;
}

/**
 * Starts an upload that reports its progress and can be cancelled, in browsers and in Node:
 * `upload(client, api.uploadFeedPhoto, { body: { photo } }, ({ fraction }) => …)`.
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
