import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanFiles } from '../../groups/files/index.ts';
import { StorageUnavailable } from '../../ports/index.ts';
import { createPerformer, createTestEngine, makePhoto } from '../../testing/index.ts';
import { createMemoryStorage } from '../memory-storage.ts';
import { createFolderStorage } from './storage.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-storage-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a stream that fails with a disk error. */
const failing = (code: string) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(Object.assign(new Error('write'), { code }));
    },
  });

describe('the storage in a folder', () => {
  it.each(['ENOSPC', 'EROFS', 'EDQUOT'])(
    'throws StorageUnavailable if writing fails with %s, and leaves no partial file',
    async (code) => {
      const storage = createFolderStorage(folder);
      await expect(storage.put('a/b', failing(code))).rejects.toThrow(StorageUnavailable);
      expect(await storage.get('a/b')).toBeUndefined();
      expect(existsSync(join(folder, 'a', 'b'))).toBe(false);
    },
  );

  it('throws StorageUnavailable for a folder that is not writable', async () => {
    // Creates a file in place of the folder, because root may write to folders with any mode.
    writeFileSync(join(folder, 'files'), '');
    await expect(createFolderStorage(join(folder, 'files')).check()).rejects.toThrow();
    await createFolderStorage(folder).check();
  });

  it('removes incomplete files of killed processes, and no other files', async () => {
    mkdirSync(join(folder, 'a'));
    const id = '0b8c1f1e-9d6c-4f1c-8a53-3c2f6e3b7a11';
    const paths = ['kept', `a/old.${id}.part`, `a/new.${id}.part`].map((name) => join(folder, name));
    for (const path of paths) writeFileSync(path, 'x');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const path of paths.slice(0, 2)) utimesSync(path, longAgo, longAgo);
    const engine = await createTestEngine({ ports: { storage: createFolderStorage(folder) } });
    await cleanFiles(engine.ports);
    expect(paths.map((path) => existsSync(path))).toEqual([true, false, true]);
    await engine.stop();
  });
});

it('the server refuses uploads with 503 while files cannot be written, and still handles other calls', async () => {
  const memory = createMemoryStorage();
  let isFull = true;
  const engine = await createTestEngine({
    ports: {
      storage: {
        ...memory,
        put: async (key, body) => {
          if (isFull) throw new StorageUnavailable('Full.');
          return memory.put(key, body);
        },
      },
    },
  });
  const mara = await createPerformer(engine, 'mara.clay');
  const body = { photo: (await makePhoto()) as never };
  const upload = () => mara.client.call(api.uploadFeedPhoto, { body });
  await expect(upload()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 });
  expect((await mara.client.call(api.getMe)).username).toBe('mara.clay');
  isFull = false;
  await upload();
  await engine.stop();
});
