import type { StoredEvent } from '../generated/events.ts';
import type { Positions } from './sequence.ts';

/** Stores the position in each channel, so that a process receives the events that it has missed during a restart. */
export interface PositionStore {
  /** Returns the last saved position; undefined before the first save. */
  load(): Positions | undefined | Promise<Positions | undefined>;
  /** Saves a position. Two calls never overlap. An exception is passed to `onError`, and the next event saves again. */
  save(positions: Positions): unknown;
}

/**
 * Saves the position after events were handled, in the order of the events. An event is handled when all its listeners
 * have returned, and their promises have settled.
 */
export class PositionSaver {
  readonly #store: PositionStore;
  readonly #onError: (error: unknown) => void;
  readonly #reached: Record<string, number> = {};
  #handled: Promise<unknown> = Promise.resolve();
  #saving: Promise<void> | undefined;
  #isDirty = false;
  #isStopped = false;

  constructor(store: PositionStore, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Sets the positions in the channels at the start. */
  setStart(positions: Positions): void {
    this.#handled = this.#handled.then(() => {
      for (const [channel, no] of Object.entries(positions)) this.#reached[channel] ??= no;
      this.#save();
    });
  }

  /** Marks an event as handled when `done` has settled. */
  add({ channel, no }: StoredEvent, done: Promise<unknown> | undefined): void {
    this.#handled = this.#handled
      .then(() => done)
      .then(() => {
        this.#reached[channel] = no;
        this.#save();
      });
  }

  /** Stops saving. Events that are not handled yet will be delivered again after the next start. */
  stop(): void {
    this.#isStopped = true;
  }

  #save(): void {
    if (this.#isStopped) return;
    this.#isDirty = true;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
  }

  async #saveAll(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      try {
        await this.#store.save({ ...this.#reached });
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}
