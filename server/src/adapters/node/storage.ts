import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from '../../ports/index.ts';

/** Files in a folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(folder) + sep)) throw new Error(`The key ${key} leads out of the folder.`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${process.pid}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
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
