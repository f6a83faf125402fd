import type { Storage } from '../../ports/index.ts';
import { readWhole } from '../whole.ts';

const store = 'files';

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return promised(request);
}

/**
 * Creates a storage in IndexedDB. A file that it does not contain, such as an image of the demo, is read from a base
 * URL; if such a file is deleted, the deletion is stored.
 *
 * @param base the base URL, without a trailing slash; null if there is none
 */
export async function createIndexedStorage(name: string, base: string | null): Promise<Storage> {
  const database = await openDatabase(name);
  const objects = (mode: IDBTransactionMode) => database.transaction(store, mode).objectStore(store);
  const fromBase = async (key: string) => {
    const response = base ? await fetch(`${base}/${key}`) : undefined;
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  return {
    async put(key, body) {
      const bytes = await readWhole(body);
      await promised(objects('readwrite').put(bytes, key));
      return bytes.length;
    },
    async get(key, range) {
      const stored: Uint8Array | null | undefined = await promised(objects('readonly').get(key));
      const bytes = stored === undefined ? await fromBase(key) : stored;
      return bytes
        ? { body: range ? bytes.subarray(range.start, range.end + 1) : bytes, size: bytes.length }
        : undefined;
    },
    async delete(key) {
      await promised(objects('readwrite').put(null, key));
    },
    check: async () => undefined,
  };
}
