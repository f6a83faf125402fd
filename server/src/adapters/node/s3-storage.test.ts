import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Storage, StorageUnavailable } from '../../ports/index.ts';
import { createS3Storage } from './s3-storage.ts';

// `faults/s3.faults.ts` tests the storage with a real server of the protocol.

let server: Server;
let storage: Storage;
let requests: string[];
let isReadOnly: boolean;

beforeEach(async () => {
  requests = [];
  isReadOnly = false;
  server = createServer((request, response) => {
    request.resume();
    requests.push(`${request.method} ${request.url?.replace(/\/?(\?.*)?$/, '')}`);
    response.statusCode = request.method === 'PUT' && isReadOnly ? 403 : 200;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  storage = createS3Storage({ bucket: 'files', accessKeyId: 'a', secretAccessKey: 'b', region: 'none', endpoint });
});

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

it('checks a bucket by writing once a minute, and by its existence in between', async () => {
  for (let call = 0; call < 5; call += 1) await storage.check();
  expect(requests).toEqual(['PUT /files/.check', ...Array.from({ length: 4 }, () => 'HEAD /files')]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await storage.check();
  expect(requests.at(-1)).toBe('PUT /files/.check');
});

it('reports a bucket that is not writable, at the first check and after a failed write', async () => {
  isReadOnly = true;
  await expect(storage.check()).rejects.toThrow(StorageUnavailable);
  isReadOnly = false;
  await storage.check();
  isReadOnly = true;
  await expect(storage.put('files/a', new Uint8Array(1))).rejects.toThrow(StorageUnavailable);
  await expect(storage.check()).rejects.toThrow(StorageUnavailable);
});
