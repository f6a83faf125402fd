import { IdbFs } from '@electric-sql/pglite';

/**
 * PGlite's files in IndexedDB, written on request. PGlite itself writes after every query, also after a read, and does not wait
 * for a write in progress: a page that is closed then loses acknowledged changes.
 */
export class PersistentFiles extends IdbFs {
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  override async syncToFs(): Promise<void> {}

  /** Resolves once all changes so far are written. Calls during a write share the next one. */
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
