import type { ServerEvent } from '../generated/events.ts';

/** Events after a number, oldest first; `total` is the number of the channel's last event. */
export interface EventPage {
  data: ServerEvent[];
  total: number;
  isMore: boolean;
}

export interface SequenceOptions {
  /** Reads a channel after a number; the person's own when no channel is named. */
  read: (channel: string | undefined, after: number, limit: number) => Promise<EventPage>;
  deliver: (event: ServerEvent) => void;
}

export interface Sequence {
  /** Takes an event as it comes, in whatever order and however often. */
  take(event: ServerEvent): void;
  /** Learns where the own channel stands (first time), or reads what was missed. Rejects when reading fails. */
  catchUp(): Promise<void>;
  /** Whether an event is known to be missing. */
  hasGap(): boolean;
  /** The last number that was delivered of a channel. */
  lastOf(channel: string): number;
}

const PAGE = 100;

/**
 * Puts the events of each channel into order: every number once, none left out (rule W6). What comes live is held back
 * while a number before it is missing; `catchUp` brings the missing ones.
 */
export function createSequence({ read, deliver }: SequenceOptions): Sequence {
  const last = new Map<string, number>();
  const waiting = new Map<string, Map<number, ServerEvent>>();
  let own: string | undefined;
  let isStarted = false;
  let running: Promise<void> | undefined;
  let again = false;

  const lastOf = (channel: string): number => last.get(channel) ?? 0;
  const waitingOf = (channel: string): Map<number, ServerEvent> => {
    const held = waiting.get(channel) ?? new Map<number, ServerEvent>();
    waiting.set(channel, held);
    return held;
  };

  const hasGap = (): boolean => isStarted && [...waiting.values()].some((held) => held.size > 0);

  function drain(channel: string): void {
    const held = waitingOf(channel);
    for (const no of held.keys()) if (no <= lastOf(channel)) held.delete(no);
    for (let next = held.get(lastOf(channel) + 1); next; next = held.get(next.no + 1)) {
      held.delete(next.no);
      last.set(channel, next.no);
      deliver(next);
    }
  }

  function take(event: ServerEvent): void {
    if (event.no <= lastOf(event.channel)) return;
    waitingOf(event.channel).set(event.no, event);
    if (isStarted) drain(event.channel);
  }

  /** Where the own channel stands now: what lies before was read by the queries of the page. */
  async function start(): Promise<void> {
    const page = await read(undefined, 0, 1);
    own = page.data[0]?.channel;
    if (own) last.set(own, page.total);
    isStarted = true;
    for (const channel of [...waiting.keys()]) drain(channel);
  }

  async function readMissing(channel: string | undefined): Promise<void> {
    for (let isMore = true; isMore; ) {
      const page = await read(channel, channel ? lastOf(channel) : 0, PAGE);
      own ??= page.data[0]?.channel;
      // The channel began anew, as a demo world does: so does counting.
      if (channel && page.total < lastOf(channel)) {
        last.set(channel, page.total);
        waitingOf(channel).clear();
      }
      for (const event of page.data) take(event);
      isMore = page.isMore && page.data.length > 0;
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      const isFirst = !isStarted;
      if (!isStarted) await start();
      if (!isFirst || hasGap()) for (const channel of new Set([own, ...waiting.keys()])) await readMissing(channel);
    } while (again);
  }

  return {
    take,
    lastOf,
    hasGap,
    catchUp() {
      // One reading at a time; a wish that comes meanwhile is fulfilled right after.
      if (running) again = true;
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
