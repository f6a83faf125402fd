import type { Error as ErrorBody, ErrorCode, ErrorParams, ErrorReason, FieldError } from './generated/models.ts';

/** An error response of the server (rule W2). `message` is a sentence that can be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The whole response. */
  readonly body: ErrorBody;
  /** The HTTP status of the response. */
  readonly status: number;
  /** The code of the error. Later versions may add codes: handle an unknown code by the `status`. */
  readonly code: ErrorCode;
  /** A reason that is more precise than the `code`; undefined if there is none. */
  readonly reason: ErrorReason | undefined;
  /** The values in the message, for translations. `@fanlight/sdk/messages` formats the message of `reason ?? code`. */
  readonly params: ErrorParams;
  /** The id of the request, which is in the logs of the server. */
  readonly requestId: string;
  /**
   * The invalid fields, each with `code` and `params`. Empty unless the code is `VALIDATION_FAILED`, or the error is
   * about one field.
   */
  readonly fields: readonly FieldError[];
  /** The number of seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.body = body;
    this.status = body.statusCode;
    this.code = body.code;
    this.reason = body.reason;
    this.params = body.params ?? {};
    this.requestId = body.requestId;
    this.fields = body.fields ?? [];
    this.retryAfter = retryAfter;
  }
}

/**
 * Thrown if there was no response. The `reason` is `offline` without a connection, `timeout` if no response arrived in
 * time, and `fetch` if the `fetch` or `handle` that was given to the client threw; `cause` is then the exception.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: 'offline' | 'timeout' | 'fetch';

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

const messages = {
  offline: 'The server could not be reached.',
  timeout: 'The server did not respond in time.',
  fetch: 'The fetch of this client failed.',
};

/** Returns the seconds until the next attempt. The header contains a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'statusCode' in value && 'message' in value;

/** Returns the error for an unsuccessful response. A proxy may have sent the response in place of the server. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new ApiError(body, retryAfter);
  // The response is HTML instead of JSON, or a 404 without the body of the API. Then, `/api` is usually missing in
  // `baseUrl`.
  const isWrongUrl = response.status === 404 || response.status === 405;
  const statusText = response.statusText || `HTTP ${response.status}`;
  const reason = isWrongUrl ? `${statusText}: there is no Fanlight API at this URL. Is baseUrl right?` : statusText;
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const code = response.status >= 500 && response.status !== 500 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiError({ statusCode: response.status, error: statusText, message: reason, code, requestId }, retryAfter);
}
