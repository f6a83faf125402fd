import { IdbFs } from '@electric-sql/pglite';

/**
 * PGlite's files in IndexedDB, written when they are asked to be. By itself PGlite writes after every query, also after
 * one that only reads, and does not wait for a writing that is under way: a page that is left then loses what was
 * acknowledged.
 */
export class KeptFiles extends IdbFs {
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  override async syncToFs(): Promise<void> {}

  /** Resolves once everything up to now is kept. Those who ask while a writing is under way share the next one. */
  keep(): Promise<void> {
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
