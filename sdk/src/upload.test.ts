import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, api, createClient, memoryTokenStore } from './index.ts';
import { type UploadProgress, upload } from './upload.ts';

const MB = 1024 * 1024;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface ReceivedUpload {
  type: string;
  body: Buffer;
  isAborted: boolean;
}

/** Starts a server that records the bodies of requests, and whether the requests were aborted. */
async function startServer(status = 201) {
  const received: ReceivedUpload[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const record = (isAborted: boolean) =>
      received.push({ type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks), isAborted });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('aborted', () => record(true));
    request.on('error', () => {});
    request.on('end', () => {
      record(false);
      const failure = { statusCode: status, error: 'Too large', message: 'Too large.', code: 'PAYLOAD_TOO_LARGE' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status < 300 ? { data: { _id: 'f1' } } : { ...failure, requestId: 'r' }));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, client: createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: memoryTokenStore('t') }) };
}

const photo = (bytes: number) => new File([new Uint8Array(bytes).fill(7)], 'kiln "2".png', { type: 'image/png' });

describe('upload in Node', () => {
  it('reports growing progress up to the total', async () => {
    const { received, client } = await startServer();
    const seen: UploadProgress[] = [];
    const sending = upload(client, api.uploadFeedPhoto, { body: { photo: photo(3 * MB) } }, (progress) =>
      seen.push(progress),
    );
    expect(await sending.done).toEqual({ _id: 'f1' });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen[0]).toMatchObject({ loaded: 0, fraction: 0 });
    expect(seen.at(-1)).toMatchObject({ fraction: 1, loaded: received[0]?.body.length });
    expect(seen.every((progress, i) => progress.loaded >= (seen[i - 1]?.loaded ?? 0))).toBe(true);
  });

  it('sends the same form as a call without progress', async () => {
    const { received, client } = await startServer();
    const body = { photo: photo(10) };
    await upload(client, api.uploadFeedPhoto, { body }, () => {}).done;
    await upload(client, api.uploadFeedPhoto, { body }).done;
    const forms = await Promise.all(
      received.map(({ type, body }) => new Response(body as never, { headers: { 'content-type': type } }).formData()),
    );
    const [watched, plain] = forms.map((form) => form.get('photo') as File);
    expect(watched).toMatchObject({ name: 'kiln "2".png', type: 'image/png', size: 10 });
    expect(await watched?.bytes()).toEqual(await plain?.bytes());
    expect(watched?.name).toBe(plain?.name);
  });

  it('aborts the request when the upload is cancelled', async () => {
    const { received, client } = await startServer();
    const sending = upload(client, api.uploadFeedPhoto, { body: { photo: photo(60 * MB) } }, ({ fraction }) => {
      if (fraction > 0.2) sending.cancel();
    });
    await expect(sending.done).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => received[0]?.isAborted).toBe(true);
    expect(received[0]?.body.length).toBeLessThan(50 * MB);
  });

  it('rejects with the reason of the aborted signal', async () => {
    const { client } = await startServer();
    const reason = new Error('The page was left.');
    const abortedUpload = upload(client, api.uploadFeedPhoto, {
      body: { photo: photo(1) },
      signal: AbortSignal.abort(reason),
    });
    await expect(abortedUpload.done).rejects.toBe(reason);
    const controller = new AbortController();
    const { done } = upload(client, api.uploadFeedPhoto, { body: { photo: photo(MB) }, signal: controller.signal });
    controller.abort(reason);
    await expect(done).rejects.toBe(reason);
  });

  it('rejects with the error of the response', async () => {
    const { client } = await startServer(413);
    const error = await upload(client, api.uploadFeedPhoto, { body: { photo: photo(10) } }, () => {}).done.catch(
      (e) => e,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });
});
