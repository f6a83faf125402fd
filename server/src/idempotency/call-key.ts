import { type OperationId, operations } from '@fanlight/sdk/operations';
import type { SessionViewer } from '../context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Ports } from '../ports/index.ts';
import type { CallKey } from './store.ts';

const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

const headerOf = (id: OperationId, request: Request): string | null =>
  (operations[id].idempotent && request.headers.get('idempotency-key')) || null;

/**
 * Returns the `Idempotency-Key` of a request. Null if the operation takes no key, or if the key is missing or
 * malformed. {@link readCallKey} refuses a malformed key.
 */
export function readKey(id: OperationId, request: Request): string | null {
  const key = headerOf(id, request);
  return key !== null && keyPattern.test(key) ? key : null;
}

/**
 * Returns the call that an `Idempotency-Key` identifies; null if there is no key.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if the key is malformed
 */
export function readCallKey(
  id: OperationId,
  { request, params, body }: { request: Request; params: unknown; body: unknown },
  viewer: SessionViewer | null,
  { hasher }: Pick<Ports, 'hasher'>,
): CallKey | null {
  const key = headerOf(id, request);
  if (key === null || !viewer) return null;
  if (!keyPattern.test(key)) {
    throw new ApiFailure('VALIDATION_FAILED', {
      fields: [{ path: 'Idempotency-Key', reason: 'INVALID_IDEMPOTENCY_KEY' }],
    });
  }
  return { userId: viewer.userId, key, operation: id, bodyHash: hasher.sha256(JSON.stringify([params, body])) };
}
