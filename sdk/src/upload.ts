import type { AnswerOf, CallOptions, Client, OperationId } from './client.ts';
import type { UploadProgress } from './progress.ts';

export type { UploadProgress } from './progress.ts';

export interface Upload<T> {
  /** The answer; rejects with `ApiError`, `NetworkError`, or an `AbortError` once cancelled. */
  readonly done: Promise<T>;
  cancel(): void;
}

/** Starts an upload that can be watched and cancelled: `upload(client, 'uploadFeedPhoto', { body: { photo } }, onProgress)`. */
export function upload<K extends OperationId>(
  client: Client,
  operation: K,
  options: CallOptions<K>,
  onProgress: (progress: UploadProgress) => void,
): Upload<AnswerOf<K>> {
  const controller = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal;
  const call = client.call as (operation: K, options: object) => Promise<AnswerOf<K>>;
  return {
    done: call(operation, { ...options, signal, onProgress }),
    cancel: () => controller.abort(),
  };
}
