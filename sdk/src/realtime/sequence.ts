import { ApiError } from '../errors.ts';
import type { KeptEvent } from '../generated/events.ts';

/** A channel that the person may read, and the number of its last event; 0 where there is none. */
export interface ChannelHead {
  channel: string;
  no: number;
}

/** Events after a number, oldest first; `total` is the number of the channel's last event. */
export interface EventPage {
  data: KeptEvent[];
  total: number;
  isMore: boolean;
}

/** The log of events as the API gives it. */
export interface EventLog {
  channels(): Promise<readonly ChannelHead[]>;
  read(channel: string, after: number, limit: number): Promise<EventPage>;
}

/** The number of the last event of each channel that is known. */
export type Positions = Readonly<Record<string, number>>;

const PAGE = 100;

/**
 * Puts the events of each channel into order: every number once, none left out (rule W6). What comes live is held back
 * while a number before it is missing; `catchUp` brings the missing ones.
 */
export class Sequence {
  readonly #log: EventLog;
  readonly #deliver: (event: KeptEvent) => void;
  readonly #last: Map<string, number>;
  readonly #waiting = new Map<string, Map<number, KeptEvent>>();
  /** Whether an earlier process left its position: what happened since is read, too. */
  readonly #isResumed: boolean;
  #isStarted = false;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(log: EventLog, deliver: (event: KeptEvent) => void, from?: Positions) {
    this.#log = log;
    this.#deliver = deliver;
    this.#last = new Map(Object.entries(from ?? {}));
    this.#isResumed = from !== undefined;
  }

  /** Where each channel stands. */
  get positions(): Positions {
    return Object.fromEntries(this.#last);
  }

  /** Whether an event is known to be missing. */
  get hasGap(): boolean {
    return this.#isStarted && [...this.#waiting.values()].some((held) => held.size > 0);
  }

  /** Takes an event as it comes, in whatever order and however often. */
  take(event: KeptEvent): void {
    if (this.#isStarted) this.#begin(event);
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#waitingOf(event.channel).set(event.no, event);
    if (this.#isStarted) this.#drain(event.channel);
  }

  /**
   * Learns where the channels stand (the first time), or reads what was missed. One reading at a time: a wish that
   * comes meanwhile is fulfilled right after. Rejects when reading fails.
   */
  catchUp(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** A stream is joined while it runs, so it begins with what is first heard of it; any other new channel with number 1. */
  #begin({ channel, no }: KeptEvent): void {
    if (channel.startsWith('stream:') && !this.#last.has(channel)) this.#last.set(channel, no - 1);
  }

  #lastOf(channel: string): number {
    return this.#last.get(channel) ?? 0;
  }

  #waitingOf(channel: string): Map<number, KeptEvent> {
    const held = this.#waiting.get(channel) ?? new Map<number, KeptEvent>();
    this.#waiting.set(channel, held);
    return held;
  }

  #drain(channel: string): void {
    const held = this.#waitingOf(channel);
    for (const no of held.keys()) if (no <= this.#lastOf(channel)) held.delete(no);
    for (let next = held.get(this.#lastOf(channel) + 1); next; next = held.get(next.no + 1)) {
      held.delete(next.no);
      this.#last.set(channel, next.no);
      this.#deliver(next);
    }
  }

  async #run(): Promise<void> {
    do {
      this.#again = false;
      const heads = new Map((await this.#log.channels()).map(({ channel, no }) => [channel, no]));
      if (!this.#isStarted) this.#start(heads);
      // Channels that began since are unknown: they are read from their first event. Streams stand in no list.
      const known = new Set([...heads.keys(), ...this.#last.keys(), ...this.#waiting.keys()]);
      for (const channel of known)
        if (heads.get(channel) !== this.#lastOf(channel) || this.#waitingOf(channel).size > 0)
          await this.#readMissing(channel).catch((error: unknown) => this.#leave(channel, heads, error));
    } while (this.#again);
  }

  /** Without a position everything before now was read by the queries of the page; streams begin where they are heard. */
  #start(heads: ReadonlyMap<string, number>): void {
    if (!this.#isResumed) for (const [channel, no] of heads) this.#last.set(channel, no);
    this.#isStarted = true;
    for (const held of [...this.#waiting.values()]) for (const event of [...held.values()]) this.#begin(event);
    for (const channel of [...this.#waiting.keys()]) this.#drain(channel);
  }

  /** A conversation or a stream that the person is no longer part of has nothing more to say. */
  #leave(channel: string, heads: ReadonlyMap<string, number>, error: unknown): void {
    const isUnreadable = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (!isUnreadable || heads.has(channel)) throw error;
    this.#waiting.delete(channel);
    this.#last.delete(channel);
  }

  /**
   * Reads a channel from the last known number to its end. The log is complete and in order, so a number that it skips is
   * no longer kept, and nothing waits for it. `total` counts as a restart only against the number that was asked for: an
   * event that arrived meanwhile makes the known number greater than `total` as well.
   */
  async #readMissing(channel: string): Promise<void> {
    for (let isMore = true; isMore; ) {
      const after = this.#lastOf(channel);
      const page = await this.#log.read(channel, after, PAGE);
      if (page.total < after) {
        // The channel was numbered anew, as in a demo world that was reset. What came live under the new numbers was
        // dropped as known, so it is read again.
        this.#last.set(channel, page.total);
        this.#waitingOf(channel).clear();
        continue;
      }
      for (const event of page.data) this.#deliverKept(event);
      if (page.data.length === 0) this.#last.set(channel, Math.max(this.#lastOf(channel), page.total));
      this.#drain(channel);
      isMore = page.isMore && page.data.length > 0;
    }
  }

  #deliverKept(event: KeptEvent): void {
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#last.set(event.channel, event.no);
    this.#deliver(event);
  }
}
