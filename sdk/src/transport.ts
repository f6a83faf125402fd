import { addClientHeader } from './client-header.ts';
import { ApiError, errorOf, NetworkError } from './errors.ts';
import type { UploadProgress } from './progress.ts';
import { rememberEvents } from './response-events.ts';
import { defaultRetry, pauseBefore, type RetryOptions } from './retry.ts';
import { defaultTokenStore, type TokenStore } from './tokens.ts';

/** The global `fetch`, or a function with the same arguments, such as that of undici with a proxy. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Handles a request in the same process, as an engine or a mock does. */
export type Handle = (request: Request) => Promise<Response>;

/** The metadata of a response, for logs and limits. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
  /** The id of the request, which is in the logs of the server. Empty if a proxy has sent the response. */
  requestId: string;
}

export interface TransportOptions {
  /**
   * The base URL of the API. In a page, it is `/api` on the origin of the page by default. Outside of a page, it must
   * be an absolute URL.
   */
  baseUrl?: string | undefined;
  /** The token store. By default, it is the cookie `token` in a browser, and memory elsewhere. */
  token?: TokenStore | undefined;
  /** Replaces the global `fetch`. It is called with a URL and its options. */
  fetch?: Fetch | undefined;
  /** Replaces the network by an engine in the same process, or by a mock. It is called with a `Request`. */
  handle?: Handle | undefined;
  /** Called if the token is missing, expired or unknown (401 `UNAUTHENTICATED`). The user then has to log in again. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /**
   * The time limit of an attempt including its response, in milliseconds; 30,000 by default. 0 means no limit. Uploads
   * and downloads of files have no limit.
   */
  timeoutMs?: number | undefined;
  /** The language of the server's messages, which is sent as `Accept-Language`. */
  locale?: string | (() => string) | undefined;
  /** The retries of calls that can be repeated safely; two by default. */
  retry?: Partial<RetryOptions> | undefined;
}

/** A call of a generated hook or of `client.call`. */
export interface TransportRequest {
  /** The URL relative to the base URL, in which parameters are replaced by their values. */
  url: string;
  method: string;
  /** The query. Empty values are left out, and an array becomes a repeated parameter. */
  params?: unknown;
  /** The body, which is sent as JSON, or the fields of a multipart form. */
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** `blob` if the response is a file. */
  responseType?: string;
  /**
   * Whether the operation moves money. Every attempt then sends the same `Idempotency-Key`, so that a retry is safe
   * (rule W4).
   */
  isPaying?: boolean;
}

export interface SendOptions {
  /** Identifies one payment, so that a repeated call charges once. By default, a key is generated for each call. */
  idempotencyKey?: string | undefined;
  /** Called with the progress of the upload. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The time limit of an attempt in milliseconds, which replaces that of the transport. 0 means no limit. */
  timeoutMs?: number | undefined;
  /** The headers of this call. Headers of the client (token, language, key, type) take precedence. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces single retry options of the transport. `{ times: 0 }` means a single attempt. */
  retry?: Partial<RetryOptions> | undefined;
  /**
   * Called with the status, the headers and the request id of a successful response, before the call resolves. For an
   * error response, the `ApiError` contains the status and the request id.
   */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
}

export interface Transport {
  readonly token: TokenStore;
  /** The base URL. Outside of a page it is absolute, so that a `Request` can be created with it. */
  readonly baseUrl: string;
  /**
   * Sends a call, and returns `data` of the response. Throws `ApiError`, `NetworkError`, or the reason of the signal.
   */
  send<T>(request: TransportRequest, options?: SendOptions): Promise<T>;
  /**
   * Sends a `Request` that other code has built, by the same rules. `isPaying` has the same meaning as in
   * `TransportRequest`.
   */
  fetch(request: Request, isPaying?: boolean): Promise<Response>;
}

/** The parts of an attempt. The body is in a form that can be sent repeatedly. */
export interface Attempt {
  url: string;
  method: string;
  /** The headers. Their names are in lower case. */
  headers: Record<string, string>;
  body?: string | FormData | ArrayBuffer | undefined;
  signal?: AbortSignal | undefined;
}

/** Options of an attempt. */
interface AttemptOptions<T> {
  read: (response: Response) => Promise<T> | T;
  /** Whether the time limit ends with the headers of the response, because reading the body may take longer. */
  isLong?: boolean;
  isPaying?: boolean | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  timeoutMs?: number | undefined;
  onResponse?: SendOptions['onResponse'];
}

const TIMEOUT_MS = 30_000;

/**
 * Matches the error messages of `fetch` in different runtimes after a failed connection. Other exceptions come from a
 * custom `fetch`.
 */
const CONNECTION_FAILURE = /fetch failed|failed to fetch|network|load failed/i;

/** Returns a new idempotency key of 32 hexadecimal digits. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function toAbsoluteUrl(baseUrl: string, isLocal: boolean): string {
  // A handler in the same process ignores the host, but a `Request` requires an absolute URL.
  const origin = typeof location !== 'undefined' ? location.href : isLocal ? 'http://localhost' : undefined;
  if (!origin && !URL.canParse(baseUrl))
    throw new TypeError(
      `Outside a page baseUrl has to be an absolute URL, such as https://fanlight.example/api, not "${baseUrl}".`,
    );
  return new URL(baseUrl, origin).href.replace(/\/$/, '');
}

function queryOf(params: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') query.append(name, String(item));
  const text = query.toString();
  return text && `?${text}`;
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) form.append(name, item instanceof Blob ? item : String(item));
  return form;
}

const isForm = (request: TransportRequest): boolean => request.headers?.['Content-Type'] === 'multipart/form-data';

function bodyOf(request: TransportRequest): string | FormData | undefined {
  const { data } = request;
  if (data === undefined || data === null) return undefined;
  if (data instanceof FormData) return data;
  return isForm(request) ? formOf(data) : JSON.stringify(data);
}

/** Combines the signal of the call and a time limit. `AbortSignal.any` and `.timeout` take longer than a whole call. */
function abortAfter(ms: number, cancel: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
  const forward = (): void => controller.abort(cancel?.reason);
  cancel?.addEventListener('abort', forward);
  return {
    signal: controller.signal,
    stop(): void {
      clearTimeout(timer);
      cancel?.removeEventListener('abort', forward);
    },
  };
}

/** Returns the function that is used in place of the global `fetch`. */
function fetchOf({ fetch, handle }: TransportOptions): Fetch | undefined {
  return handle ? (url, init) => handle(new Request(url, init)) : fetch;
}

/** Sends one attempt. Distinguishes its own time limit from the signal of the call. */
async function tryOnce<T>(options: TransportOptions, attempt: Attempt, attemptOptions: AttemptOptions<T>): Promise<T> {
  const { signal: cancel } = attempt;
  cancel?.throwIfAborted();
  const ms = attemptOptions.timeoutMs ?? (attempt.body instanceof FormData ? 0 : (options.timeoutMs ?? TIMEOUT_MS));
  const limit = ms > 0 ? abortAfter(ms, cancel) : undefined;
  const init = limit ? { ...attempt, signal: limit.signal } : attempt;
  try {
    let response: Response;
    const send = fetchOf(options);
    if (attemptOptions.onProgress)
      response = await (await import('./progress.ts')).sendWithProgress(init, attemptOptions.onProgress, send);
    else response = await (send ?? globalThis.fetch)(attempt.url, init as RequestInit);
    if (!response.ok) throw await errorOf(response);
    if (attemptOptions.isLong) limit?.stop();
    const result = await attemptOptions.read(response);
    const { status, headers } = response;
    attemptOptions.onResponse?.({ status, headers, requestId: headers.get('X-Request-Id') ?? '' });
    return result;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    cancel?.throwIfAborted();
    throw new NetworkError(
      limit?.signal.aborted
        ? 'timeout'
        : options.fetch && !CONNECTION_FAILURE.test(String(error))
          ? 'fetch'
          : 'offline',
      error,
    );
  } finally {
    limit?.stop();
  }
}

/** Sends every call. Adds token, language and key, retries, and throws errors. */
async function sendWithRetries<T>(
  options: TransportOptions & { token: TokenStore; retry: RetryOptions },
  attempt: Attempt,
  attemptOptions: AttemptOptions<T>,
): Promise<T> {
  const { headers, method } = attempt;
  const { token, retry, locale } = options;
  const sent = token.get();
  if (sent) headers.authorization ??= sent;
  const language = typeof locale === 'function' ? locale() : locale;
  if (language) headers['accept-language'] ??= language;
  if (attemptOptions.isPaying) headers['idempotency-key'] ??= newIdempotencyKey();
  // Added last, because the other headers determine whether this header would cause a preflight request.
  addClientHeader(attempt.url, method, headers);
  for (let attemptNumber = 1; ; attemptNumber++) {
    try {
      return await tryOnce(options, attempt, attemptOptions);
    } catch (error) {
      const pause = method === 'GET' || attemptOptions.isPaying ? pauseBefore(error, attemptNumber, retry) : undefined;
      if (pause === undefined) {
        // An error for an earlier token does not count, because the current token may be valid.
        if (error instanceof ApiError && error.code === 'UNAUTHENTICATED' && token.get() === sent)
          options.onUnauthorized?.(error);
        throw error;
      }
      await retry.sleep(pause, attempt.signal);
    }
  }
}

async function readData<T>(response: Response, isChange: boolean): Promise<T> {
  if (response.status === 204) return undefined as T;
  const { data } = (await response.json()) as { data: T };
  // Only a change emits events. Reading a header of every response would slow down reads.
  if (isChange) rememberEvents(data, response.headers);
  return data;
}

const readFile = async <T>(response: Response): Promise<T> => (await response.blob()) as T;

/**
 * Creates the transport of a client, which handles base URL, token, errors, retries, idempotency keys and cancellation.
 */
export function createTransport(options: TransportOptions = {}): Transport {
  const token = options.token ?? defaultTokenStore();
  const baseUrl = toAbsoluteUrl(options.baseUrl ?? '/api', options.handle !== undefined);
  const allOptions = { ...options, token, retry: { ...defaultRetry, ...options.retry } };
  return {
    token,
    baseUrl,
    send<T>(request: TransportRequest, extra: SendOptions = {}): Promise<T> {
      const { method, params, signal, isPaying, responseType } = request;
      const { onProgress, timeoutMs, idempotencyKey, onResponse } = extra;
      const headers: Record<string, string> = {};
      for (const [name, value] of Object.entries(extra.headers ?? {})) headers[name.toLowerCase()] = value;
      const body = bodyOf(request);
      if (typeof body === 'string') headers['content-type'] ??= 'application/json';
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      const url = baseUrl + request.url + (params ? queryOf(params) : '');
      const isLong = responseType === 'blob';
      const read = isLong ? readFile<T> : (response: Response) => readData<T>(response, method !== 'GET');
      const attemptOptions = { read, isLong, isPaying, onProgress, timeoutMs, onResponse };
      const callOptions = extra.retry ? { ...allOptions, retry: { ...allOptions.retry, ...extra.retry } } : allOptions;
      return sendWithRetries(callOptions, { url, method, headers, body, signal }, attemptOptions);
    },
    async fetch(request, isPaying) {
      const { url, method, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const read = (response: Response): Response => response;
      return sendWithRetries(allOptions, { url, method, headers, body, signal }, { read, isLong: true, isPaying });
    },
  };
}
