import { ApiError } from '../errors.ts';
import type { KeptEvent } from '../generated/events.ts';

/** Events after a number, oldest first; `total` is the number of the channel's last event. */
export interface EventPage {
  data: KeptEvent[];
  total: number;
  isMore: boolean;
}

/** Reads a channel after a number; the person's own when no channel is named. */
export type ReadEvents = (channel: string | undefined, after: number, limit: number) => Promise<EventPage>;

const PAGE = 100;

/**
 * Puts the events of each channel into order: every number once, none left out (rule W6). What comes live is held back
 * while a number before it is missing; `catchUp` brings the missing ones.
 */
export class Sequence {
  readonly #read: ReadEvents;
  readonly #deliver: (event: KeptEvent) => void;
  readonly #last = new Map<string, number>();
  readonly #waiting = new Map<string, Map<number, KeptEvent>>();
  #own: string | undefined;
  #isStarted = false;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(read: ReadEvents, deliver: (event: KeptEvent) => void) {
    this.#read = read;
    this.#deliver = deliver;
  }

  /** Whether an event is known to be missing. */
  get hasGap(): boolean {
    return this.#isStarted && [...this.#waiting.values()].some((held) => held.size > 0);
  }

  /** Takes an event as it comes, in whatever order and however often. */
  take(event: KeptEvent): void {
    this.#begin(event);
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#waitingOf(event.channel).set(event.no, event);
    if (this.#isStarted) this.#drain(event.channel);
  }

  /**
   * Learns where the own channel stands (the first time), or reads what was missed. One reading at a time: a wish that
   * comes meanwhile is fulfilled right after. Rejects when reading fails.
   */
  catchUp(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /**
   * The channel of a conversation or a stream begins with the first event that is heard of it: what lies before was read
   * with its list. Where the person's own channel begins is read.
   */
  #begin({ channel, no }: KeptEvent): void {
    if (!channel.startsWith('user:') && !this.#last.has(channel)) this.#last.set(channel, no - 1);
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
      const isFirst = !this.#isStarted;
      if (isFirst) await this.#start();
      if (!isFirst || this.hasGap)
        for (const channel of new Set([this.#own, ...this.#waiting.keys()]))
          await this.#readMissing(channel).catch((error: unknown) => this.#leave(channel, error));
    } while (this.#again);
  }

  /** Where the own channel stands now: what lies before was read by the queries of the page. */
  async #start(): Promise<void> {
    const page = await this.#read(undefined, 0, 1);
    this.#own = page.data[0]?.channel;
    if (this.#own) this.#last.set(this.#own, page.total);
    this.#isStarted = true;
    for (const channel of [...this.#waiting.keys()]) this.#drain(channel);
  }

  /** A conversation or a stream that the person is no longer part of has nothing more to say. */
  #leave(channel: string | undefined, error: unknown): void {
    const isOut = error instanceof ApiError && (error.status === 403 || error.status === 404);
    if (!isOut || !channel || channel === this.#own) throw error;
    this.#waiting.delete(channel);
    this.#last.delete(channel);
  }

  /**
   * Reads a channel from the last known number to its end. The log is complete and in order, so a number that it skips is
   * no longer kept, and nothing waits for it. `total` counts as a restart only against the number that was asked for: an
   * event that arrived meanwhile makes the known number greater than `total` as well.
   */
  async #readMissing(of: string | undefined): Promise<void> {
    let channel = of;
    for (let isMore = true; isMore; ) {
      const after = channel === undefined ? 0 : this.#lastOf(channel);
      const page = await this.#read(channel, after, PAGE);
      channel ??= page.data[0]?.channel;
      if (channel === undefined) return;
      this.#own ??= channel;
      if (page.total < after) {
        // The channel was numbered anew, as in a demo world that was reset. What came live under the new numbers was
        // dropped as known, so it is read again.
        this.#last.set(channel, page.total);
        this.#waitingOf(channel).clear();
        continue;
      }
      for (const event of page.data) this.#deliverKept(event);
      if (page.data.length === 0) this.#skipTo(channel, page.total);
      this.#drain(channel);
      isMore = page.isMore && page.data.length > 0;
    }
  }

  #deliverKept(event: KeptEvent): void {
    if (event.no <= this.#lastOf(event.channel)) return;
    this.#last.set(event.channel, event.no);
    this.#deliver(event);
  }

  #skipTo(channel: string, no: number): void {
    this.#last.set(channel, Math.max(this.#lastOf(channel), no));
  }
}
