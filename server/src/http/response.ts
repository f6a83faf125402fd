import { findCause, isOutOfRange } from '../db/errors.ts';
import { DatabaseUnavailable, StorageUnavailable } from '../ports/index.ts';
import { ApiFailure } from './failure.ts';
import type { MessageLocale } from './messages/index.ts';

/** Creates a JSON response that is not cached. */
export function toJson(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** Converts an exception to the failure that is sent. Logs it if the client has not caused it. */
function readFailure(error: unknown, log: (error: unknown) => void): ApiFailure {
  if (error instanceof ApiFailure) {
    if (error.cause) log(error.cause);
    return error;
  }
  if (findCause(error, DatabaseUnavailable)) {
    log(error);
    return new ApiFailure('UNAVAILABLE');
  }
  if (findCause(error, StorageUnavailable)) {
    log(error);
    return new ApiFailure('UNAVAILABLE', { reason: 'STORAGE_UNAVAILABLE' });
  }
  if (isOutOfRange(error)) {
    return new ApiFailure('VALIDATION_FAILED', { reason: 'NOT_STORABLE' });
  }
  log(error);
  return new ApiFailure('INTERNAL');
}

/**
 * Creates the response to a request that has failed.
 *
 * @param log receives exceptions that the client has not caused
 */
export function toFailure(
  error: unknown,
  { requestId, locale }: { requestId: string; locale: MessageLocale },
  log: (error: unknown) => void,
): Response {
  const failure = readFailure(error, log);
  const headers: Record<string, string> = { 'x-request-id': requestId };
  if (failure.retryAfter) headers['retry-after'] = String(failure.retryAfter);
  return toJson(failure.toBody(requestId, locale), failure.status, headers);
}
