import { ApiError, errorOf, NetworkError } from './errors.ts';
import type { UploadProgress } from './progress.ts';
import { defaultRetry, pauseBefore, type RetryOptions } from './retry.ts';
import { defaultTokenStore, type TokenStore } from './tokens.ts';

/** Sends a request and gives its answer: the browser's own `fetch`, or an engine's in the same process. */
export type Fetch = (request: Request) => Promise<Response>;

export interface TransportOptions {
  /** Where the API is; `/api` on the same origin by default. */
  baseUrl?: string;
  /** Where the session token is kept; the cookie `token` in a browser, memory elsewhere. */
  token?: TokenStore;
  /** Instead of the global `fetch`, such as an engine of the same process. It is handed a `Request`. */
  fetch?: Fetch;
  /** The token is missing, ended or unknown (401 `UNAUTHENTICATED`): log in again. */
  onUnauthorized?: (error: ApiError) => void;
  /** Milliseconds until a try is given up, its answer read; 30,000 by default, 0 for never. Uploads and the reading of files are not timed. */
  timeoutMs?: number;
  /** In which language the server speaks; sent as `Accept-Language`. */
  locale?: string | (() => string);
  /** How often and when what is safe is repeated; twice by default. */
  retry?: Partial<RetryOptions>;
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
  signal?: AbortSignal;
  /** `blob` for a file. */
  responseType?: string;
  /** Money moves: an `Idempotency-Key` goes with every try, which makes repeating safe (rule W4). */
  isPaying?: boolean;
}

export interface SendOptions {
  /** Names one act of paying, so that repeating it charges once. Made anew for each call when left out. */
  idempotencyKey?: string;
  /** Hears how much of the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Milliseconds for a try, instead of the transport's own; 0 for never. */
  timeoutMs?: number;
  /** For a hook of another client than the one of `configure`. */
  transport?: Transport;
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
}

const TIMEOUT_MS = 30_000;

/** A new key that names one act of paying; 32 hexadecimal digits. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function absolute(baseUrl: string): string {
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.href;
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

/** One try. Its timeout and the caller's signal are told apart. */
async function tryOnce<T>(options: TransportOptions, attempt: Attempt, manner: Manner<T>): Promise<T> {
  const { signal: cancel } = attempt;
  cancel?.throwIfAborted();
  const ms = manner.timeoutMs ?? (attempt.body instanceof FormData ? 0 : (options.timeoutMs ?? TIMEOUT_MS));
  const limit = ms > 0 ? limitTo(ms, cancel) : undefined;
  const init = limit ? { ...attempt, signal: limit.signal } : attempt;
  try {
    let response: Response;
    if (manner.onProgress)
      response = await (await import('./progress.ts')).sendWithProgress(init, manner.onProgress, options.fetch);
    else if (options.fetch) response = await options.fetch(new Request(attempt.url, init as RequestInit));
    else response = await globalThis.fetch(attempt.url, init as RequestInit);
    if (!response.ok) throw await errorOf(response);
    if (manner.isLong) limit?.stop();
    return await manner.read(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    cancel?.throwIfAborted();
    throw new NetworkError(limit?.signal.aborted ? 'timeout' : 'offline', error);
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
  if (language) headers['accept-language'] = language;
  if (manner.isPaying) headers['idempotency-key'] ??= newIdempotencyKey();
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
  const baseUrl = absolute(options.baseUrl ?? '/api');
  const whole = { ...options, token, retry: { ...defaultRetry, ...options.retry } };
  return {
    token,
    baseUrl,
    send<T>(request: TransportRequest, extra: SendOptions = {}): Promise<T> {
      const { method, params, signal, isPaying, responseType } = request;
      const { onProgress, timeoutMs, idempotencyKey } = extra;
      const headers: Record<string, string> = {};
      const body = bodyOf(request);
      if (typeof body === 'string') headers['content-type'] = 'application/json';
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      const url = baseUrl + request.url + (params ? queryOf(params) : '');
      const isLong = responseType === 'blob';
      const read = isLong ? readFile<T> : readData<T>;
      return exchange(whole, { url, method, headers, body, signal }, { read, isLong, isPaying, onProgress, timeoutMs });
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
