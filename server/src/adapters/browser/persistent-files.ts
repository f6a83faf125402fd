import { IdbFs } from '@electric-sql/pglite';

/**
 * Stores PGlite's files in IndexedDB when `persist` is called. PGlite itself would write after every query, even after
 * a read, and would not wait for a write in progress, so that a page that is closed could lose acknowledged changes.
 */
export class PersistentFiles extends IdbFs {
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  override async syncToFs(): Promise<void> {}

  /**
   * Resolves when all changes that were made before the call are written. Calls during a write share the next write.
   */
  persist(): Promise<void> {
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#writing = super.syncToFs();
        return this.#writing;
      });
    return this.#next;
  }
}
