import type { FileStatus } from '@fanlight/sdk/models';

/** A query is fetched again after this number of milliseconds while a file in its data is being processed. */
const pollingMs = 5000;

/** Whether a file is still processed after its upload (rule F3). */
export const isFileProcessing = ({ status }: { status?: FileStatus | undefined }): boolean =>
  status === 'uploaded' || status === 'processing';

/**
 * Returns the `refetchInterval` of a query. The event about a processed file refetches it as well, but a client without
 * a connection does not receive the event.
 */
export const processingInterval = (isProcessing: boolean | undefined): number | false =>
  isProcessing ? pollingMs : false;
