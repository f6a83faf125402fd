import { ApiError } from '../errors.ts';
import type { StoredEvent } from '../generated/events.ts';

/** A channel that the user may read, and the number of its last event; 0 if there is none. */
export interface ChannelHead {
  channel: string;
  no: number;
}

/** Events after a number, oldest first; `total` is the number of the channel's last event. */
export interface EventPage {
  data: StoredEvent[];
  total: number;
  isMore: boolean;
}

/** The API's operations on the event log. */
export interface EventLog {
  channels(): Promise<readonly ChannelHead[]>;
  read(channel: string, after: number, limit: number): Promise<EventPage>;
}

/** The number of the last event of each known channel. */
export type Positions = Readonly<Record<string, number>>;

const PAGE_SIZE = 100;

/**
 * Delivers every event of each channel once, in the order of the numbers and without a gap (rule W6). Live events are
 * buffered while an earlier number is missing; `catchUp` reads the missing events.
 */
export class Sequence {
  readonly #log: EventLog;
  readonly #deliver: (event: StoredEvent) => void;
  readonly #last: Map<string, number>;
  readonly #waiting = new Map<string, Map<number, StoredEvent>>();
  /** Whether an earlier process saved its positions. The events after these positions are then read, too. */
  readonly #isResumed: boolean;
  #isStarted = false;
  #running: Promise<void> | undefined;
  #isRepeatRequested = false;

  constructor(log: EventLog, deliver: (event: StoredEvent) => void, from?: Positions) {
    this.#log = log;
    this.#deliver = deliver;
    this.#last = new Map(Object.entries(from ?? {}));
    this.#isResumed = from !== undefined;
  }

  /** The last delivered number of each channel. */
  get positions(): Positions {
    return Object.fromEntries(this.#last);
  }

  /** Whether an event is missing. */
  get hasGap(): boolean {
    return this.#isStarted && [...this.#waiting.values()].some((buffered) => buffered.size > 0);
  }

  /** Accepts an event in any order and any number of times. */
  accept(event: StoredEvent): void {
    if (this.#isStarted) this.#startStream(event);
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#waitingOf(event.channel).set(event.no, event);
    if (this.#isStarted) this.#drain(event.channel);
  }

  /**
   * Reads the current numbers of the channels (the first time), or the missed events. Reads do not overlap: a call
   * during a read starts another one after it. Rejects when a read fails.
   */
  catchUp(): Promise<void> {
    if (this.#running) this.#isRepeatRequested = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * A stream starts with its first received event, because users join it while it runs; other new channels start with
   * number 1.
   */
  #startStream({ channel, no }: StoredEvent): void {
    if (channel.startsWith('stream:') && !this.#last.has(channel)) this.#last.set(channel, no - 1);
  }

  #lastOf(channel: string): number {
    return this.#last.get(channel) ?? 0;
  }

  #waitingOf(channel: string): Map<number, StoredEvent> {
    const buffered = this.#waiting.get(channel) ?? new Map<number, StoredEvent>();
    this.#waiting.set(channel, buffered);
    return buffered;
  }

  #drain(channel: string): void {
    const buffered = this.#waitingOf(channel);
    for (const no of buffered.keys()) if (no <= this.#lastOf(channel)) buffered.delete(no);
    for (let next = buffered.get(this.#lastOf(channel) + 1); next; next = buffered.get(next.no + 1)) {
      buffered.delete(next.no);
      this.#last.set(channel, next.no);
      this.#deliver(next);
    }
  }

  async #run(): Promise<void> {
    do {
      this.#isRepeatRequested = false;
      const heads = new Map((await this.#log.channels()).map(({ channel, no }) => [channel, no]));
      if (!this.#isStarted) this.#start(heads);
      // Channels that were created later are unknown: they are read from their first event. The list contains no
      // streams.
      const known = new Set([...heads.keys(), ...this.#last.keys(), ...this.#waiting.keys()]);
      for (const channel of known)
        if (heads.get(channel) !== this.#lastOf(channel) || this.#waitingOf(channel).size > 0)
          await this.#readMissing(channel).catch((error: unknown) => this.#dropIfUnreadable(channel, heads, error));
    } while (this.#isRepeatRequested);
  }

  /**
   * Without saved positions, the page's own queries contain all earlier events; streams start with their first received
   * event.
   */
  #start(heads: ReadonlyMap<string, number>): void {
    if (!this.#isResumed) for (const [channel, no] of heads) this.#last.set(channel, no);
    this.#isStarted = true;
    for (const buffered of [...this.#waiting.values()])
      for (const event of [...buffered.values()]) this.#startStream(event);
    for (const channel of [...this.#waiting.keys()]) this.#drain(channel);
  }

  /** Drops the channel if the user no longer takes part in the conversation or stream; otherwise rethrows the error. */
  #dropIfUnreadable(channel: string, heads: ReadonlyMap<string, number>, error: unknown): void {
    const isUnreadable = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (!isUnreadable || heads.has(channel)) throw error;
    this.#waiting.delete(channel);
    this.#last.delete(channel);
  }

  /**
   * Reads a channel from the last known number to its end. The log is complete and in order, so a missing number
   * belongs to a deleted event. To detect a reset, `total` is compared with the requested number only: an event that
   * arrives meanwhile can also make the known number greater than `total`.
   */
  async #readMissing(channel: string): Promise<void> {
    for (let isMore = true; isMore; ) {
      const after = this.#lastOf(channel);
      const page = await this.#log.read(channel, after, PAGE_SIZE);
      if (page.total < after) {
        // The channel's numbers were reset, as when demo data is created again. Live events with the new numbers were
        // dropped as duplicates, so they are read again.
        this.#last.set(channel, page.total);
        this.#waitingOf(channel).clear();
        continue;
      }
      for (const event of page.data) this.#deliverNext(event);
      if (page.data.length === 0) this.#last.set(channel, Math.max(this.#lastOf(channel), page.total));
      this.#drain(channel);
      isMore = page.isMore && page.data.length > 0;
    }
  }

  #deliverNext(event: StoredEvent): void {
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#last.set(event.channel, event.no);
    this.#deliver(event);
  }
}
