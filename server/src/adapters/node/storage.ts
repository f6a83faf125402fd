import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Storage } from '../../ports/index.ts';

/** Files in a folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`The key ${key} leads out of the folder.`);
    return path;
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        if (body instanceof Uint8Array) await writeFile(unfinished, body);
        else await pipeline(Readable.fromWeb(body as NodeReadableStream), createWriteStream(unfinished));
        const { size } = await stat(unfinished);
        await rename(unfinished, path);
        return size;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const stream = createReadStream(path, range && { start: range.start, end: range.end });
      return { body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, size: found.size };
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
