import type { KeptEvent } from '../generated/events.ts';
import type { Positions } from './sequence.ts';

/** Where a process keeps how far it has come, so that after a restart it hears what happened meanwhile. */
export interface PositionStore {
  /** What was saved last; nothing before the first time. */
  load(): Positions | undefined | Promise<Positions | undefined>;
  /** Keeps a position. Never called twice at once; a failure goes to `onError`, and the next event saves again. */
  save(positions: Positions): unknown;
}

/**
 * Saves the position behind the events that were handled, in their order: an event counts once all its listeners have
 * returned, and the promises that they returned are settled.
 */
export class PositionKeeper {
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

  /** Takes over where the channels stand at the start. */
  begin(positions: Positions): void {
    this.#handled = this.#handled.then(() => {
      for (const [channel, no] of Object.entries(positions)) this.#reached[channel] ??= no;
      this.#save();
    });
  }

  /** Counts an event once `done` is settled. */
  add({ channel, no }: KeptEvent, done: Promise<unknown> | undefined): void {
    this.#handled = this.#handled
      .then(() => done)
      .then(() => {
        this.#reached[channel] = no;
        this.#save();
      });
  }

  /** Saves nothing more: what is still waiting to be handled is heard again after the next start. */
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
