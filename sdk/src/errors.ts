import type { Error as ErrorBody, ErrorCode, FieldError } from './generated/models.ts';

/** The server answered with a failure (rule W2). `message` is in plain words, to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The whole answer. */
  readonly body: ErrorBody;
  /** The HTTP status. */
  readonly status: number;
  /** The reason. The list may grow: take a code that you do not know by its `status`. */
  readonly code: ErrorCode;
  /** Names this exchange in the server's records. */
  readonly requestId: string;
  /** Which fields are wrong and why; empty unless the code is `VALIDATION_FAILED` or a field's own. */
  readonly fields: readonly FieldError[];
  /** Seconds to wait before the next try, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(body: ErrorBody, retryAfter?: number) {
    super(body.message);
    this.body = body;
    this.status = body.statusCode;
    this.code = body.code;
    this.requestId = body.requestId;
    this.fields = body.fields ?? [];
    this.retryAfter = retryAfter;
  }
}

/**
 * No answer came: there was no connection (`offline`), none in time (`timeout`), or the `fetch` or `handle` that the client was
 * given threw (`fetch`), which `cause` says more of.
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
  timeout: 'The server did not answer in time.',
  fetch: 'The fetch of this client failed.',
};

/** Seconds until the next try: the header gives seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'statusCode' in value && 'message' in value;

/** The error of a failed answer, also where something between client and server answered instead of the server. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) return new ApiError(body, retryAfter);
  // A page instead of JSON, or a 404 without our body, is not the API: most often `/api` is missing from `baseUrl`.
  const isElsewhere = response.status === 404 || response.status === 405;
  const said = response.statusText || `HTTP ${response.status}`;
  const reason = isElsewhere ? `${said}: there is no Fanlight API at this address. Is baseUrl right?` : said;
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const code = response.status >= 500 && response.status !== 500 ? 'UNAVAILABLE' : 'INTERNAL';
  return new ApiError({ statusCode: response.status, error: said, message: reason, code, requestId }, retryAfter);
}
