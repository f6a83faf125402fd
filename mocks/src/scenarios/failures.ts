import { failures, reasons } from '@fanlight/sdk/failures';
import type { Error as ErrorBody, KnownErrorCode } from '@fanlight/sdk/models';
import { HttpResponse } from 'msw';

/** All error codes of the contract. */
export const errorCodes = Object.keys(failures) as KnownErrorCode[];

/** The reason that the server always sends together with a code. */
const reasonsOfCodes: Partial<Record<KnownErrorCode, ErrorBody['reason']>> = { CARD_EXPIRED: 'EXPIRED_CARD' };

/**
 * Creates an error response like that of the server (rule W2). With `RATE_LIMITED`, it has the header `Retry-After`.
 */
export function failure(code: KnownErrorCode): HttpResponse<ErrorBody> {
  const [status, message] = failures[code];
  const reason = reasonsOfCodes[code];
  const body: ErrorBody = {
    ...(reason && { reason }),
    ...{ statusCode: status, error: reasons[status] ?? 'Error', message, code },
    requestId: '0193f2a4c1d07b3e5a918c42',
  };
  return HttpResponse.json(body, { status, headers: status === 429 ? { 'Retry-After': '30' } : {} });
}
