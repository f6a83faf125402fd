import type { Attempt, Fetch } from './transport.ts';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes handed to the network. */
  loaded: number;
  /** Bytes in all; 0 while unknown. */
  total: number;
  /** 0 to 1. */
  fraction: number;
}

type Tell = (progress: UploadProgress) => void;

const progressOf = (loaded: number, total: number): UploadProgress => ({
  loaded,
  total,
  fraction: total > 0 ? Math.min(1, loaded / total) : 0,
});

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/** One try by XMLHttpRequest, the only way for a page to learn how much is sent; the body is handed over, not copied. */
function sendByXhr(attempt: Attempt, tell: Tell): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const { signal } = attempt;
    const abort = (): void => xhr.abort();
    xhr.open(attempt.method, attempt.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(attempt.headers)) xhr.setRequestHeader(name, value);
    const count = (event: ProgressEvent): void => tell(progressOf(event.loaded, event.total));
    xhr.upload.onloadstart = count;
    xhr.upload.onprogress = count;
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

const escapeName = (name: string): string =>
  name.replaceAll('\n', '%0D%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/**
 * A form as the bytes of `multipart/form-data`. The files are named in the new blob, not read into it: it has a size and
 * can be streamed, however large they are.
 */
function bytesOf(form: FormData): Blob {
  const boundary = `fanlight-${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  const parts: BlobPart[] = [];
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"`);
    if (typeof value === 'string') parts.push('\r\n\r\n', value.replaceAll(/\r?\n|\r/g, '\r\n'), '\r\n');
    else {
      const type = value.type || 'application/octet-stream';
      parts.push(`; filename="${escapeName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n');
    }
  }
  parts.push(`--${boundary}--\r\n`);
  return new Blob(parts, { type: `multipart/form-data; boundary=${boundary}` });
}

/** What is read of a blob at once: small enough to be told in steps, whatever pieces the blob is made of. */
const CHUNK_BYTES = 65_536;

/** The bytes of a blob, counted as the network takes them. */
function counted(blob: Blob, tell: Tell): ReadableStream<Uint8Array> {
  let loaded = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = new Uint8Array(await blob.slice(loaded, loaded + CHUNK_BYTES).arrayBuffer());
        controller.enqueue(chunk);
        loaded += chunk.byteLength;
        tell(progressOf(loaded, blob.size));
        if (loaded >= blob.size) controller.close();
      },
    },
    // Nothing is read ahead: what is counted is what was asked for.
    { highWaterMark: 0 },
  );
}

/** Pages can't stream a body everywhere, and not at all over HTTP/1.1: with a `fetch` of their own they tell start and end. */
const canStream = typeof document === 'undefined' && typeof ReadableStream !== 'undefined';

/** One try that tells its progress: by XMLHttpRequest in a page, by a counted stream elsewhere. */
export async function sendWithProgress(attempt: Attempt, tell: Tell, fetch: Fetch | undefined): Promise<Response> {
  if (!fetch && typeof XMLHttpRequest !== 'undefined') return sendByXhr(attempt, tell);
  const { body, headers, ...rest } = attempt;
  const blob = body instanceof FormData ? bytesOf(body) : new Blob(body === undefined ? [] : [body]);
  tell(progressOf(0, blob.size));
  const type = body instanceof FormData ? { 'content-type': blob.type } : {};
  const isStream = canStream && blob.size > 0;
  const init = {
    ...rest,
    headers: { ...headers, ...type },
    body: isStream ? counted(blob, tell) : blob,
    duplex: 'half',
  };
  const response = await (fetch ?? globalThis.fetch)(attempt.url, init as RequestInit);
  if (!isStream) tell(progressOf(blob.size, blob.size));
  return response;
}
