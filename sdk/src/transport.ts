import { ApiError, errorOf, NetworkError } from './errors.ts';
import { idempotent } from './generated/idempotent.ts';
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
  fetch?: Fetch;
  /** The token is missing, ended or unknown (401 `UNAUTHENTICATED`): log in again. */
  onUnauthorized?: (error: ApiError) => void;
  /** Milliseconds until a try is given up; 30,000 by default. Uploads are not timed. */
  timeoutMs?: number;
  /** In which language the server speaks; sent as `Accept-Language`. */
  locale?: string | (() => string);
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
  responseType?: string;
}

export interface SendOptions {
  /** Names one act of paying, so that repeating it charges once. Made anew for each call when left out. */
  idempotencyKey?: string;
  /** Hears how much of the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Instead of the transport's own. */
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
  /** The same rules for a `Request` made elsewhere. */
  fetch: Fetch;
}

/** What a try is made of; a body is kept in a form that can be sent again. */
export interface Attempt {
  url: string;
  method: string;
  headers: Headers;
  body?: string | FormData | ArrayBuffer | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 30_000;
const moneyPaths = idempotent.map((line) => {
  const [method, path = ''] = line.split(' ');
  return { method, pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});
const movesMoney = (method: string, path: string): boolean =>
  moneyPaths.some((money) => money.method === method && money.pattern.test(path));

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

function bodyOf({ data, headers }: TransportRequest): string | FormData | undefined {
  if (data === undefined || data === null) return undefined;
  if (data instanceof FormData) return data;
  return headers?.['Content-Type'] === 'multipart/form-data' ? formOf(data) : JSON.stringify(data);
}

/** One try. Its timeout and the caller's signal are told apart. */
async function tryOnce(options: TransportOptions, attempt: Attempt): Promise<Response> {
  attempt.signal?.throwIfAborted();
  const ms = attempt.timeoutMs ?? (attempt.body instanceof FormData ? 0 : (options.timeoutMs ?? TIMEOUT_MS));
  const timeout = ms > 0 ? AbortSignal.timeout(ms) : undefined;
  const signals = [attempt.signal, timeout].filter((signal) => signal !== undefined);
  const signal = AbortSignal.any(signals);
  try {
    if (attempt.onProgress)
      return await (await import('./progress.ts')).sendWithProgress({ ...attempt, signal }, options.fetch);
    const request = new Request(attempt.url, { ...attempt, signal });
    return await (options.fetch ?? globalThis.fetch)(request);
  } catch (error) {
    attempt.signal?.throwIfAborted();
    throw new NetworkError(timeout?.aborted ? 'timeout' : 'offline', error);
  }
}

/** The one way out: token, language, key, tries, errors. */
async function exchange(options: TransportOptions, token: TokenStore, attempt: Attempt): Promise<Response> {
  const { headers, method } = attempt;
  const retry = { ...defaultRetry, ...options.retry };
  const sent = token.get();
  if (sent && !headers.has('Authorization')) headers.set('Authorization', sent);
  const locale = typeof options.locale === 'function' ? options.locale() : options.locale;
  if (locale) headers.set('Accept-Language', locale);
  const isPaying = movesMoney(method, new URL(attempt.url).pathname);
  if (isPaying && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newIdempotencyKey());
  const isRepeatable = method === 'GET' || isPaying;
  for (let tried = 1; ; tried++) {
    try {
      const response = await tryOnce(options, attempt);
      if (response.ok) return response;
      throw await errorOf(response);
    } catch (error) {
      const pause = isRepeatable ? pauseBefore(error, tried, retry) : undefined;
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

async function read<T>(response: Response, responseType: string | undefined): Promise<T> {
  if (responseType === 'blob') return (await response.blob()) as T;
  if (response.status === 204) return undefined as T;
  const { data } = (await response.json()) as { data: T };
  return data;
}

/** The rules that every call follows: base address, token, errors, repetition, keys, cancel. */
export function createTransport(options: TransportOptions = {}): Transport {
  const token = options.token ?? defaultTokenStore();
  const baseUrl = absolute(options.baseUrl ?? '/api');
  return {
    token,
    baseUrl,
    async send<T>(request: TransportRequest, extra: SendOptions = {}): Promise<T> {
      const headers = new Headers(request.headers);
      const body = bodyOf(request);
      if (body instanceof FormData) headers.delete('Content-Type');
      else if (body !== undefined) headers.set('Content-Type', 'application/json');
      if (extra.idempotencyKey) headers.set('Idempotency-Key', extra.idempotencyKey);
      const url = `${baseUrl}${request.url}${queryOf(request.params)}`;
      const { onProgress, timeoutMs } = extra;
      const attempt = { url, method: request.method, headers, body, signal: request.signal, onProgress, timeoutMs };
      return read<T>(await exchange(options, token, attempt), request.responseType);
    },
    async fetch(request) {
      const { url, method, signal } = request;
      const body = request.body ? await request.arrayBuffer() : undefined;
      return exchange(options, token, { url, method, headers: new Headers(request.headers), body, signal });
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

/** What a hook's `error` can be. The contract says the same body for every failure, so its type adds nothing. */
export type ErrorType<_Body> = ApiError | NetworkError;
