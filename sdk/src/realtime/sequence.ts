import { ApiError } from '../errors.ts';
import type { StoredEvent } from '../generated/events.ts';

/** A channel that the user can read, and the number of its last event. The number is 0 if there is no event. */
export interface ChannelHead {
  channel: string;
  no: number;
}

/** The events that follow a number, oldest first. `total` is the number of the last event in the channel. */
export interface EventPage {
  data: StoredEvent[];
  total: number;
  isMore: boolean;
}

/** The operations of the API that read the event log. */
export interface EventLog {
  channels(): Promise<readonly ChannelHead[]>;
  read(channel: string, after: number, limit: number): Promise<EventPage>;
}

/** The number of the last event in each known channel. */
export type Positions = Readonly<Record<string, number>>;

const PAGE_SIZE = 100;

/**
 * Delivers every event of each channel once, in the order of the numbers and without a gap (rule W6). While an earlier
 * number is missing, live events are buffered, and `catchUp` reads the missing events.
 */
export class Sequence {
  readonly #log: EventLog;
  readonly #deliver: (event: StoredEvent) => void;
  readonly #last: Map<string, number>;
  readonly #waiting = new Map<string, Map<number, StoredEvent>>();
  /** Whether an earlier process has saved its positions. The events after these positions are then read, too. */
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

  /** The number of the last event that was delivered in each channel. */
  get positions(): Positions {
    return Object.fromEntries(this.#last);
  }

  /** Whether an event is missing. */
  get hasGap(): boolean {
    return this.#isStarted && [...this.#waiting.values()].some((buffered) => buffered.size > 0);
  }

  /** Accepts an event. Events may arrive in any order, and several times. */
  accept(event: StoredEvent): void {
    if (this.#isStarted) this.#startStream(event);
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#waitingOf(event.channel).set(event.no, event);
    if (this.#isStarted) this.#drain(event.channel);
  }

  /**
   * Reads the current numbers of the channels in the first call, and the missed events in later calls. Reads do not
   * overlap: a call during a read starts another read after it. Rejects if a read fails.
   */
  catchUp(): Promise<void> {
    if (this.#running) this.#isRepeatRequested = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * A stream starts with the first event that was received, because users join it while it runs. Other new channels
   * start with the number 1.
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
      // The server does not list streams, so streams are taken from the events that were received. A channel that was
      // created after the start has no position yet, so it is read from its first event.
      const channelNames = new Set([...heads.keys(), ...this.#last.keys(), ...this.#waiting.keys()]);
      for (const channel of channelNames)
        if (heads.get(channel) !== this.#lastOf(channel) || this.#waitingOf(channel).size > 0)
          await this.#readMissing(channel).catch((error: unknown) => this.#dropIfUnreadable(channel, heads, error));
    } while (this.#isRepeatRequested);
  }

  /**
   * Without saved positions, earlier events are not needed, because the results of the page's own queries include them.
   * Streams start with the first event that was received.
   */
  #start(heads: ReadonlyMap<string, number>): void {
    if (!this.#isResumed) for (const [channel, no] of heads) this.#last.set(channel, no);
    this.#isStarted = true;
    for (const buffered of [...this.#waiting.values()])
      for (const event of [...buffered.values()]) this.#startStream(event);
    for (const channel of [...this.#waiting.keys()]) this.#drain(channel);
  }

  /**
   * Forgets the channel if the user no longer takes part in the conversation or the stream. Otherwise rethrows the
   * error.
   */
  #dropIfUnreadable(channel: string, heads: ReadonlyMap<string, number>, error: unknown): void {
    const isUnreadable = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (!isUnreadable || heads.has(channel)) throw error;
    this.#waiting.delete(channel);
    this.#last.delete(channel);
  }

  /**
   * Reads a channel from the last known number to its end. The log is complete and in order, so that a missing number
   * belongs to a deleted event. A reset is detected by comparing `total` with the number that was requested. The known
   * number is not used for this, because an event that arrives meanwhile can make it greater than `total`.
   */
  async #readMissing(channel: string): Promise<void> {
    for (let isMore = true; isMore; ) {
      const after = this.#lastOf(channel);
      const page = await this.#log.read(channel, after, PAGE_SIZE);
      if (page.total < after) {
        // The numbers of the channel were reset, for example because the demo data was created again. Live events with
        // the new numbers were dropped as duplicates, so they are read again.
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
