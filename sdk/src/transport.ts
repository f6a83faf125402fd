import { addClientHeader } from './client-header.ts';
import { ApiError, errorOf, NetworkError } from './errors.ts';
import type { UploadProgress } from './progress.ts';
import { defaultRetry, pauseBefore, type RetryOptions } from './retry.ts';
import { defaultTokenStore, type TokenStore } from './tokens.ts';

/** The global `fetch`, or another with the same arguments, such as undici's with a proxy. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Answers a request in the same process: an engine, or a mock. */
export type Handle = (request: Request) => Promise<Response>;

/** The answer behind a result, for logs and limits. */
export interface ResponseInfo {
  status: number;
  headers: Headers;
  /** Names this exchange in the server's records; empty where something else answered. */
  requestId: string;
}

export interface TransportOptions {
  /** Where the API is: `/api` on the page's own origin by default. Outside a page it has to be given, whole. */
  baseUrl?: string | undefined;
  /** Where the session token is kept; the cookie `token` in a browser, memory elsewhere. */
  token?: TokenStore | undefined;
  /** Instead of the global `fetch`, with its arguments: an address and its options. */
  fetch?: Fetch | undefined;
  /** Instead of the network: an engine of the same process, or a mock. It is handed a `Request`. */
  handle?: Handle | undefined;
  /** The token is missing, ended or unknown (401 `UNAUTHENTICATED`): log in again. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Milliseconds until a try is given up, its answer read; 30,000 by default, 0 for never. Uploads and the reading of files are not timed. */
  timeoutMs?: number | undefined;
  /** In which language the server speaks; sent as `Accept-Language`. */
  locale?: string | (() => string) | undefined;
  /** How often and when what is safe is repeated; twice by default. */
  retry?: Partial<RetryOptions> | undefined;
}

/** One call, as generated hooks and `client.call` hand it over. */
export interface TransportRequest {
  /** Below the base address, with its parameters filled in. */
  url: string;
  method: string;
  /** The query. Empty values are left out, lists are repeated. */
  params?: unknown;
  /** The body: JSON, or the fields of a multipart form. */
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** `blob` for a file. */
  responseType?: string;
  /** Money moves: an `Idempotency-Key` goes with every try, which makes repeating safe (rule W4). */
  isPaying?: boolean;
}

export interface SendOptions {
  /** Names one act of paying, so that repeating it charges once. Made anew for each call when left out. */
  idempotencyKey?: string | undefined;
  /** Hears how much of the body is sent. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Milliseconds for a try, instead of the transport's own; 0 for never. */
  timeoutMs?: number | undefined;
  /** Sent with this call. Those that the client sets itself (token, language, key, type) give way to them. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Instead of the transport's own, each where it is given; `{ times: 0 }` for a single try. */
  retry?: Partial<RetryOptions> | undefined;
  /** Hears status, headers and request id of a success, before the call resolves; a failure carries its own. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** For a hook of another client than the one of `configure`. */
  transport?: Transport | undefined;
}

export interface Transport {
  readonly token: TokenStore;
  /** Absolute in a process without a page, so that a `Request` can be made of it. */
  readonly baseUrl: string;
  /** Sends a call and takes `data` out of its answer. Throws `ApiError`, `NetworkError`, or the signal's reason. */
  send<T>(request: TransportRequest, options?: SendOptions): Promise<T>;
  /** The same rules for a `Request` made elsewhere; `isPaying` as in `TransportRequest`. */
  fetch(request: Request, isPaying?: boolean): Promise<Response>;
}

/** What a try is made of; a body is kept in a form that can be sent again. */
export interface Attempt {
  url: string;
  method: string;
  /** By lower-case names. */
  headers: Record<string, string>;
  body?: string | FormData | ArrayBuffer | undefined;
  signal?: AbortSignal | undefined;
}

/** How an attempt is carried out. */
interface Manner<T> {
  read: (response: Response) => Promise<T> | T;
  /** Reading may take its time: only the beginning of the answer is waited for. */
  isLong?: boolean;
  isPaying?: boolean | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  timeoutMs?: number | undefined;
  onResponse?: SendOptions['onResponse'];
}

const TIMEOUT_MS = 30_000;

/** What the runtimes' own `fetch` says of a connection that fails; anything else of a given `fetch` is a fault of its own. */
const NETWORK = /fetch failed|failed to fetch|network|load failed/i;

/** A new key that names one act of paying; 32 hexadecimal digits. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function absolute(baseUrl: string, isLocal: boolean): string {
  // What answers in the same process needs no address, only something that a `Request` can be made of.
  const origin = typeof location !== 'undefined' ? location.href : isLocal ? 'http://localhost' : undefined;
  if (!origin && !URL.canParse(baseUrl))
    throw new TypeError(
      `Outside a page baseUrl has to be a whole address, such as https://fanlight.example/api, not "${baseUrl}".`,
    );
  return new URL(baseUrl, origin).href.replace(/\/$/, '');
}

function queryOf(params: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  const text = query.toString();
  return text && `?${text}`;
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}

const isForm = (request: TransportRequest): boolean => request.headers?.['Content-Type'] === 'multipart/form-data';

function bodyOf(request: TransportRequest): string | FormData | undefined {
  const { data } = request;
  if (data === undefined || data === null) return undefined;
  if (data instanceof FormData) return data;
  return isForm(request) ? formOf(data) : JSON.stringify(data);
}

/** The caller's signal and a time limit in one. Made by hand: `AbortSignal.any` and `.timeout` cost more than a call does. */
function limitTo(ms: number, cancel: AbortSignal | undefined) {
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

/** What sends in place of the global `fetch`. */
function fetchOf({ fetch, handle }: TransportOptions): Fetch | undefined {
  return handle ? (url, init) => handle(new Request(url, init)) : fetch;
}

/** One try. Its timeout and the caller's signal are told apart. */
async function tryOnce<T>(options: TransportOptions, attempt: Attempt, manner: Manner<T>): Promise<T> {
  const { signal: cancel } = attempt;
  cancel?.throwIfAborted();
  const ms = manner.timeoutMs ?? (attempt.body instanceof FormData ? 0 : (options.timeoutMs ?? TIMEOUT_MS));
  const limit = ms > 0 ? limitTo(ms, cancel) : undefined;
  const init = limit ? { ...attempt, signal: limit.signal } : attempt;
  try {
    let response: Response;
    const send = fetchOf(options);
    if (manner.onProgress)
      response = await (await import('./progress.ts')).sendWithProgress(init, manner.onProgress, send);
    else response = await (send ?? globalThis.fetch)(attempt.url, init as RequestInit);
    if (!response.ok) throw await errorOf(response);
    if (manner.isLong) limit?.stop();
    const result = await manner.read(response);
    const { status, headers } = response;
    manner.onResponse?.({ status, headers, requestId: headers.get('X-Request-Id') ?? '' });
    return result;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    cancel?.throwIfAborted();
    throw new NetworkError(
      limit?.signal.aborted ? 'timeout' : options.fetch && !NETWORK.test(String(error)) ? 'fetch' : 'offline',
      error,
    );
  } finally {
    limit?.stop();
  }
}

/** The one way out: token, language, key, tries, errors. */
async function exchange<T>(
  options: TransportOptions & { token: TokenStore; retry: RetryOptions },
  attempt: Attempt,
  manner: Manner<T>,
): Promise<T> {
  const { headers, method } = attempt;
  const { token, retry, locale } = options;
  const sent = token.get();
  if (sent) headers.authorization ??= sent;
  const language = typeof locale === 'function' ? locale() : locale;
  if (language) headers['accept-language'] ??= language;
  if (manner.isPaying) headers['idempotency-key'] ??= newIdempotencyKey();
  // After the others, which decide whether it costs a preflight.
  addClientHeader(attempt.url, method, headers);
  for (let tried = 1; ; tried++) {
    try {
      return await tryOnce(options, attempt, manner);
    } catch (error) {
      const pause = method === 'GET' || manner.isPaying ? pauseBefore(error, tried, retry) : undefined;
      if (pause === undefined) {
        // An answer to an old token says nothing about a new one.
        if (error instanceof ApiError && error.code === 'UNAUTHENTICATED' && token.get() === sent)
          options.onUnauthorized?.(error);
        throw error;
      }
      await retry.sleep(pause, attempt.signal);
    }
  }
}

async function readData<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const { data } = (await response.json()) as { data: T };
  return data;
}

const readFile = async <T>(response: Response): Promise<T> => (await response.blob()) as T;

/** The rules that every call follows: base address, token, errors, repetition, keys, cancel. */
export function createTransport(options: TransportOptions = {}): Transport {
  const token = options.token ?? defaultTokenStore();
  const baseUrl = absolute(options.baseUrl ?? '/api', options.handle !== undefined);
  const whole = { ...options, token, retry: { ...defaultRetry, ...options.retry } };
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
      const read = isLong ? readFile<T> : readData<T>;
      const manner = { read, isLong, isPaying, onProgress, timeoutMs, onResponse };
      const rules = extra.retry ? { ...whole, retry: { ...whole.retry, ...extra.retry } } : whole;
      return exchange(rules, { url, method, headers, body, signal }, manner);
    },
    async fetch(request, isPaying) {
      const { url, method, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = request.body ? await request.arrayBuffer() : undefined;
      const read = (response: Response): Response => response;
      return exchange(whole, { url, method, headers, body, signal }, { read, isLong: true, isPaying });
    },
  };
}

let configured: Transport | undefined;

/** Makes a client the one that hooks use. Other clients stay independent of it. */
export function configure(client: { transport: Transport }): void {
  configured = client.transport;
}

function configuredTransport(): Transport {
  configured ??= createTransport();
  return configured;
}

/** What generated hooks call: the transport of `configure`, or that of `options`. */
export function transport<T>(request: TransportRequest, options?: SendOptions): Promise<T> {
  return (options?.transport ?? configuredTransport()).send<T>(request, options);
}

/** What generated hooks call where money moves (rule W4). */
export function payment<T>(request: TransportRequest, options?: SendOptions): Promise<T> {
  return transport<T>({ ...request, isPaying: true }, options);
}

/** What a hook's `error` can be. The contract says the same body for every failure, so its type adds nothing. */
export type ErrorType<_Body> = ApiError | NetworkError;
