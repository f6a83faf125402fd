import type { Attempt, Fetch } from './transport.ts';

/** The progress of an upload. */
export interface UploadProgress {
  /** The number of bytes that were passed to the network. */
  loaded: number;
  /** The total number of bytes; 0 while it is unknown. */
  total: number;
  /** The fraction of the bytes that were passed, from 0 to 1. */
  fraction: number;
}

type OnProgress = (progress: UploadProgress) => void;

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

/**
 * Sends an attempt by XMLHttpRequest, which is the only API of browsers that reports the progress of an upload. The
 * body is not copied.
 */
function sendByXhr(attempt: Attempt, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const { signal } = attempt;
    const abort = (): void => xhr.abort();
    xhr.open(attempt.method, attempt.url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(attempt.headers)) xhr.setRequestHeader(name, value);
    const count = (event: ProgressEvent): void => onProgress(progressOf(event.loaded, event.total));
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
 * Returns a form as bytes of `multipart/form-data`. The blob refers to the files without copying them, so that it has a
 * size and can be streamed, however large the files are.
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

/** The number of bytes per read of a blob. It is small, so that progress is reported often. */
const CHUNK_BYTES = 65_536;

/** Streams a blob, and counts the bytes that the network has requested. */
function counted(blob: Blob, onProgress: OnProgress): ReadableStream<Uint8Array> {
  let loaded = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = new Uint8Array(await blob.slice(loaded, loaded + CHUNK_BYTES).arrayBuffer());
        controller.enqueue(chunk);
        loaded += chunk.byteLength;
        onProgress(progressOf(loaded, blob.size));
        if (loaded >= blob.size) controller.close();
      },
    },
    // The stream does not read ahead, so that only bytes which the network has requested are counted.
    { highWaterMark: 0 },
  );
}

/**
 * Browsers can't stream the body of a request over HTTP/1.1. With a custom `fetch`, only the start and the end are
 * reported there.
 */
const canStream = typeof document === 'undefined' && typeof ReadableStream !== 'undefined';

/**
 * Sends an attempt, and reports its progress. Uses XMLHttpRequest in a browser, and a stream that counts bytes
 * elsewhere.
 */
export async function sendWithProgress(
  attempt: Attempt,
  onProgress: OnProgress,
  fetch: Fetch | undefined,
): Promise<Response> {
  if (!fetch && typeof XMLHttpRequest !== 'undefined') return sendByXhr(attempt, onProgress);
  const { body, headers, ...rest } = attempt;
  const blob = body instanceof FormData ? bytesOf(body) : new Blob(body === undefined ? [] : [body]);
  onProgress(progressOf(0, blob.size));
  const type = body instanceof FormData ? { 'content-type': blob.type } : {};
  const isStream = canStream && blob.size > 0;
  const init = {
    ...rest,
    headers: { ...headers, ...type },
    body: isStream ? counted(blob, onProgress) : blob,
    duplex: 'half',
  };
  const response = await (fetch ?? globalThis.fetch)(attempt.url, init as RequestInit);
  if (!isStream) onProgress(progressOf(blob.size, blob.size));
  return response;
}
