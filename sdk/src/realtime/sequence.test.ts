import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import type { StoredEvent } from '../generated/events.ts';
import { type EventPage, type Positions, Sequence } from './sequence.ts';

const OWN = 'user:0193f2a4c1d07b3e5a918c42';
const LIVE = 'stream:0193f2a4c1d07b3e5a918c44';
const TALK = 'conversation:0193f2a4c1d07b3e5a918c43';
const event = (channel: string, no: number) =>
  ({ channel, no, at: '2026-03-04T12:00:00Z', name: 'wallet/balance-updated', data: {} }) as unknown as StoredEvent;

/**
 * Creates a sequence on a fake event log, which has `lengths[channel]` events in each channel. Its pages are like those
 * of `GET /events`.
 */
function createFakeLog(lengths: Record<string, number>, from?: Positions) {
  const requested: string[] = [];
  const deletedUpTo: Record<string, number> = {};
  let interruption: (() => void) | undefined;
  /** Returns the user's own channel and the conversations, like `GET /events/channels`. */
  const channels = async () =>
    Object.keys({ [OWN]: 0, ...lengths })
      .filter((channel) => !channel.startsWith('stream:') && (lengths[channel] ?? 0) >= 0)
      .map((channel) => ({ channel, no: lengths[channel] ?? 0 }));
  const read = async (channel: string, after: number, limit: number): Promise<EventPage> => {
    requested.push(`${channel} ${after}`);
    if (requested.length > 50) throw new Error('The same pages are read again and again.');
    const total = lengths[channel] ?? 0;
    if (total < 0) {
      const body = { statusCode: 403, error: 'Forbidden', message: 'Not yours.', code: 'FORBIDDEN', requestId: 'r' };
      throw new ApiError(body as ConstructorParameters<typeof ApiError>[0]);
    }
    const first = Math.max(after, deletedUpTo[channel] ?? 0) + 1;
    const data = Array.from({ length: Math.max(0, total - first + 1) }, (_, i) => event(channel, first + i));
    interruption?.();
    interruption = undefined;
    return { data: data.slice(0, limit), total, isMore: data.length > limit };
  };
  const received: string[] = [];
  const sequence = new Sequence(
    { channels, read },
    ({ channel, no }) => received.push(`${channel.split(':')[0]} ${no}`),
    from,
  );
  return {
    ...{ sequence, received, requested, lengths },
    /** Calls `run` once, after the next page is built and before it is returned. */
    beforeResponse: (run: () => void) => {
      interruption = run;
    },
    /** Deletes the events of a channel up to a number, as a retention job would. */
    deleteEvents: (channel: string, upTo: number) => {
      deletedUpTo[channel] = upTo;
    },
  };
}

describe('Sequence', () => {
  it('starts the channel of a stream at its first received event, and continues in order (rule W6)', async () => {
    const { sequence, received, requested } = createFakeLog({ [OWN]: 5, [LIVE]: 60 });
    await sequence.catchUp();
    sequence.accept(event(LIVE, 57));
    sequence.accept(event(LIVE, 60));
    expect(sequence.hasGap).toBe(true);
    await sequence.catchUp();
    expect(received).toEqual(['stream 57', 'stream 58', 'stream 59', 'stream 60']);
    expect(requested).toEqual([`${LIVE} 57`]);
  });

  it('reads every event of a conversation that was created during a disconnection (rule W6)', async () => {
    const { sequence, received, lengths } = createFakeLog({ [OWN]: 1 });
    await sequence.catchUp();
    lengths[TALK] = 2;
    await sequence.catchUp();
    sequence.accept(event(TALK, 3));
    expect(received).toEqual(['conversation 1', 'conversation 2', 'conversation 3']);
  });

  it('reads the events after a saved position, also in channels that were created later (rule W6)', async () => {
    const { sequence, received } = createFakeLog({ [OWN]: 3, [TALK]: 1 }, { [OWN]: 1 });
    await sequence.catchUp();
    expect(received).toEqual(['user 2', 'user 3', 'conversation 1']);
  });

  it('reads the missed events of every known channel after a disconnection (rule W6)', async () => {
    const { sequence, received, lengths } = createFakeLog({ [OWN]: 1, [TALK]: 2 });
    await sequence.catchUp();
    Object.assign(lengths, { [OWN]: 2, [TALK]: 4 });
    await sequence.catchUp();
    expect(received).toEqual(['user 2', 'conversation 3', 'conversation 4']);
  });

  it('drops a conversation that the user may no longer read, and continues with the other channels', async () => {
    const { sequence, received, requested, lengths } = createFakeLog({ [OWN]: 1, [TALK]: 1 });
    await sequence.catchUp();
    Object.assign(lengths, { [OWN]: 2, [TALK]: -1 });
    await sequence.catchUp();
    expect(received).toEqual(['user 2']);
    const before = requested.length;
    await sequence.catchUp();
    expect(requested.slice(before)).toEqual([]);
  });

  it('reads every page after a disconnection if the user’s own channel was empty at the start (rule W6)', async () => {
    const { sequence, received, requested, lengths } = createFakeLog({});
    await sequence.catchUp();
    lengths[OWN] = 150;
    await sequence.catchUp();
    expect(received).toEqual(Array.from({ length: 150 }, (_, i) => `user ${i + 1}`));
    expect(requested).toEqual([`${OWN} 0`, `${OWN} 100`]);
  });

  it('delivers a live event once if it arrives while an older page is being read (rule W6)', async () => {
    const { sequence, received, lengths, beforeResponse } = createFakeLog({ [OWN]: 5 });
    await sequence.catchUp();
    lengths[OWN] = 6;
    // The page was built when 6 was the last event. Event 7 is committed and sent before the page arrives.
    beforeResponse(() => {
      lengths[OWN] = 7;
      sequence.accept(event(OWN, 6));
      sequence.accept(event(OWN, 7));
    });
    await sequence.catchUp();
    await sequence.catchUp();
    expect(received).toEqual(['user 6', 'user 7']);
  });

  it('continues after events that the server has deleted (rule W6)', async () => {
    const { sequence, received, lengths, deleteEvents } = createFakeLog({ [OWN]: 2 });
    await sequence.catchUp();
    lengths[OWN] = 250;
    deleteEvents(OWN, 120);
    await sequence.catchUp();
    expect(received).toEqual(Array.from({ length: 130 }, (_, i) => `user ${i + 121}`));
    expect(sequence.hasGap).toBe(false);
  });

  it('loses no live event while it detects that the numbers of a channel were reset (rule W6)', async () => {
    const { sequence, received, lengths, beforeResponse } = createFakeLog({ [OWN]: 9 });
    await sequence.catchUp();
    lengths[OWN] = 1;
    beforeResponse(() => {
      lengths[OWN] = 2;
      sequence.accept(event(OWN, 2));
    });
    await sequence.catchUp();
    expect(received).toEqual(['user 2']);
  });
});
