import type { Attempt, Fetch } from './transport.ts';

export interface UploadProgress {
  /** Bytes sent. */
  loaded: number;
  /** Bytes in all; 0 while unknown. */
  total: number;
  /** 0 to 1. */
  fraction: number;
}

const progressOf = (loaded: number, total: number): UploadProgress => ({
  loaded,
  total,
  fraction: total > 0 ? loaded / total : 0,
});

const sizeOf = (body: Attempt['body']): number => {
  if (body instanceof FormData)
    return [...body.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : value.length), 0);
  return typeof body === 'string' ? body.length : (body?.byteLength ?? 0);
};

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/** One try by XMLHttpRequest, the only way to learn how much is sent; the body is handed over, not copied. */
function sendByXhr(attempt: Attempt): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const { signal } = attempt;
    const abort = (): void => xhr.abort();
    xhr.open(attempt.method, attempt.url);
    xhr.responseType = 'blob';
    for (const [name, value] of attempt.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => attempt.onProgress?.(progressOf(event.loaded, event.total));
    xhr.onload = () => {
      const body = [204, 205, 304].includes(xhr.status) ? null : (xhr.response as Blob);
      resolve(new Response(body, { status: xhr.status, statusText: xhr.statusText, headers: headersOf(xhr) }));
    };
    xhr.onerror = () => reject(new TypeError('The upload was interrupted.'));
    xhr.onabort = () => reject(signal?.reason);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    xhr.send(attempt.body ?? null);
  });
}

/** One try that tells its progress. Where there is no page, or another `fetch` is in use, it tells only start and end. */
export async function sendWithProgress(attempt: Attempt, fetch: Fetch | undefined): Promise<Response> {
  if (!fetch && typeof XMLHttpRequest !== 'undefined') return sendByXhr(attempt);
  const total = sizeOf(attempt.body);
  attempt.onProgress?.(progressOf(0, total));
  const { url, method, headers, body, signal } = attempt;
  const response = await (fetch ?? globalThis.fetch)(
    new Request(url, { method, headers, body: body ?? null, signal: signal ?? null }),
  );
  attempt.onProgress?.(progressOf(total, total));
  return response;
}
