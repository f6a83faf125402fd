import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Storage, StorageUnavailable } from '../../ports/index.ts';

/** The error codes of a disk that is full, read-only or broken. */
const unavailableCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Converts an error of a disk that is full, read-only or broken to {@link StorageUnavailable}. Other errors are
 * returned unchanged.
 */
export function toUnavailable(error: unknown): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // On a read-only file system, `mkdir` with `recursive` fails with this error.
  const isReadOnly = code === 'ENOENT' && syscall === 'mkdir';
  if (!isReadOnly && !unavailableCodes.has(code)) return error;
  return new StorageUnavailable(`Files can't be written (${code}).`, { cause: error });
}

/** Creates a storage in a folder. Each file is written atomically. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`The key ${key} is outside of the folder.`);
    return path;
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        if (body instanceof Uint8Array) await writeFile(unfinished, body);
        else await pipeline(Readable.fromWeb(body as NodeReadableStream), createWriteStream(unfinished));
        const { size } = await stat(unfinished);
        await rename(unfinished, path);
        return size;
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw toUnavailable(error);
      }
    },
    async get(key, range) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const stream = createReadStream(path, range && { start: range.start, end: range.end });
      return { body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, size: found.size };
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch((error) => {
        throw toUnavailable(error);
      });
    },
    async check() {
      const path = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(path, 'check');
      } catch (error) {
        throw toUnavailable(error);
      } finally {
        // Removes the empty file that a full disk leaves.
        await rm(path, { force: true }).catch(() => undefined);
      }
    },
    removeUnfinished: () => removeUnfinished(folder),
  };
}

/** An incomplete file is stale after this number of milliseconds without a write. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Removes the incomplete files of killed processes. A file that is being written is modified constantly, so the files
 * of other servers that use the same folder are kept.
 *
 * @returns the number of removed files
 */
async function removeUnfinished(folder: string): Promise<number> {
  const now = Date.now();
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  let removed = 0;
  for (const name of entries) {
    if (!/\.[0-9a-f-]{36}\.part$/.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || now - found.mtimeMs < abandonedMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
