import { ApiError, type OperationId } from '@fanlight/sdk';
import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createFileSender, type SendFiles, type Uploading, type UploadOperation } from './large-files.ts';
import { useServices } from './services.ts';

/** Returns the function that sends files. It reports the progress, and `options.signal` aborts it. */
export function useSendFiles(): SendFiles {
  const { client } = useServices();
  const [send] = useState(() => createFileSender(client));
  return send;
}

/**
 * Returns the mutation of an operation that sends files.
 *
 * @param mutationKey - the key of the generated function, such as `getUploadVideoMutationKey()`
 */
export function useUpload<K extends OperationId>(operation: UploadOperation<K>, mutationKey: MutationKey) {
  const send = useSendFiles();
  return useMutation({ mutationKey, mutationFn: (uploading: Uploading<K>) => send(operation, uploading) });
}

/** The HTTP statuses of the responses to a file that is too large, of an unsupported type, or damaged. */
const refusals: readonly number[] = [413, 415, 422];

/** Whether the server has refused a file, so that another upload of it would fail, too. */
export const isFileRefused = (error: unknown): boolean => error instanceof ApiError && refusals.includes(error.status);
