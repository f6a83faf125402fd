import { ApiError, type CallOptions, type OperationId } from '@fanlight/sdk';
import { upload } from '@fanlight/sdk/upload';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useServices } from './services.ts';

/** An operation that sends files, such as `api.uploadVideo`. */
type UploadOperation<K extends OperationId> = Parameters<typeof upload<K>>[1];

/** The variables of a mutation that sends files. `onProgress` receives a fraction from 0 to 1. */
export interface Uploading<K extends OperationId> {
  options: CallOptions<K>;
  onProgress: (fraction: number) => void;
}

/**
 * Returns the mutation of an operation that sends files. It reports its progress, and `options.signal` aborts it.
 *
 * @param mutationKey - the key of the generated function, such as `getUploadVideoMutationKey()`
 */
export function useUpload<K extends OperationId>(operation: UploadOperation<K>, mutationKey: MutationKey) {
  const { client } = useServices();
  return useMutation({
    mutationKey,
    mutationFn: ({ options, onProgress }: Uploading<K>) =>
      upload(client, operation, options, ({ fraction }) => onProgress(fraction)).done,
  });
}

/** The HTTP statuses of the responses to a file that is too large, of an unsupported type, or damaged. */
const refusals: readonly number[] = [413, 415, 422];

/** Whether the server has refused a file, so that another upload of it would fail, too. */
export const isFileRefused = (error: unknown): boolean => error instanceof ApiError && refusals.includes(error.status);
