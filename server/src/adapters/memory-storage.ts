import type { Storage } from '../ports/index.ts';
import { readWhole } from './whole.ts';

/** Creates a storage in memory for tests, which can read its `entries`. */
export function createMemoryStorage(): Storage & { entries: Map<string, Uint8Array> } {
  const entries = new Map<string, Uint8Array>();
  return {
    entries,
    async put(key, body) {
      const bytes = await readWhole(body);
      entries.set(key, bytes);
      return bytes.length;
    },
    async get(key, range) {
      const bytes = entries.get(key);
      return bytes && { body: range ? bytes.subarray(range.start, range.end + 1) : bytes, size: bytes.length };
    },
    async delete(key) {
      entries.delete(key);
    },
    check: async () => undefined,
  };
}
