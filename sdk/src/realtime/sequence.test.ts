import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import type { KeptEvent } from '../generated/events.ts';
import { type EventPage, type ReadEvents, Sequence } from './sequence.ts';

const OWN = 'user:0193f2a4c1d07b3e5a918c42';
const TALK = 'conversation:0193f2a4c1d07b3e5a918c43';
const event = (channel: string, no: number) =>
  ({ channel, no, at: '2026-03-04T12:00:00Z', name: 'wallet/balance-updated', data: {} }) as unknown as KeptEvent;

/** Channels with so many events, as `GET /events` gives them. */
function platform(lengths: Record<string, number>) {
  const asked: string[] = [];
  const forgotten: Record<string, number> = {};
  let interruption: (() => void) | undefined;
  const read: ReadEvents = async (channel = OWN, after, limit): Promise<EventPage> => {
    asked.push(`${channel} ${after}`);
    if (asked.length > 50) throw new Error('The same pages are read again and again.');
    const total = lengths[channel] ?? 0;
    if (total < 0) {
      const body = { statusCode: 403, error: 'Forbidden', message: 'Not yours.', code: 'FORBIDDEN', requestId: 'r' };
      throw new ApiError(body as ConstructorParameters<typeof ApiError>[0]);
    }
    const first = Math.max(after, forgotten[channel] ?? 0) + 1;
    const data = Array.from({ length: Math.max(0, total - first + 1) }, (_, i) => event(channel, first + i));
    interruption?.();
    interruption = undefined;
    return { data: data.slice(0, limit), total, isMore: data.length > limit };
  };
  const heard: string[] = [];
  const sequence = new Sequence(read, ({ channel, no }) => heard.push(`${channel.split(':')[0]} ${no}`));
  return {
    ...{ sequence, heard, asked, lengths },
    /** Runs once between a page's making and its arrival. */
    beforeAnswer: (run: () => void) => {
      interruption = run;
    },
    /** Deletes the events of a channel up to a number, as a retention job does. */
    forget: (channel: string, upTo: number) => {
      forgotten[channel] = upTo;
    },
  };
}

describe('Sequence', () => {
  it('W6 begins the channel of a conversation with what it first hears, and keeps its order from there', async () => {
    const { sequence, heard, asked } = platform({ [OWN]: 5, [TALK]: 60 });
    sequence.take(event(TALK, 57));
    await sequence.catchUp();
    sequence.take(event(TALK, 60));
    expect(sequence.hasGap).toBe(true);
    await sequence.catchUp();
    expect(heard).toEqual(['conversation 57', 'conversation 58', 'conversation 59', 'conversation 60']);
    expect(asked).toContain(`${TALK} 57`);
    expect(asked).not.toContain(`${TALK} 0`);
  });

  it('W6 reads after a break what it missed of every channel it knows', async () => {
    const { sequence, heard, lengths } = platform({ [OWN]: 1, [TALK]: 2 });
    await sequence.catchUp();
    sequence.take(event(TALK, 2));
    Object.assign(lengths, { [OWN]: 2, [TALK]: 4 });
    await sequence.catchUp();
    expect(heard).toEqual(['conversation 2', 'user 2', 'conversation 3', 'conversation 4']);
  });

  it('forgets a conversation that it may no longer read, and goes on', async () => {
    const { sequence, heard, asked, lengths } = platform({ [OWN]: 1, [TALK]: 1 });
    await sequence.catchUp();
    sequence.take(event(TALK, 1));
    Object.assign(lengths, { [OWN]: 2, [TALK]: -1 });
    await sequence.catchUp();
    expect(heard).toEqual(['conversation 1', 'user 2']);
    const before = asked.length;
    await sequence.catchUp();
    expect(asked.slice(before)).toEqual([`${OWN} 2`]);
  });

  it('W6 reads every page after a break when its own channel was empty at the start', async () => {
    const { sequence, heard, asked, lengths } = platform({});
    await sequence.catchUp();
    lengths[OWN] = 150;
    await sequence.catchUp();
    expect(heard).toEqual(Array.from({ length: 150 }, (_, i) => `user ${i + 1}`));
    expect(asked).toHaveLength(3);
  });

  it('W6 delivers an event once when it arrives live while an older page is being read', async () => {
    const { sequence, heard, lengths, beforeAnswer } = platform({ [OWN]: 5 });
    await sequence.catchUp();
    // The page says that the last event is 5; event 6 is committed and sent before the page arrives.
    beforeAnswer(() => {
      lengths[OWN] = 6;
      sequence.take(event(OWN, 6));
    });
    await sequence.catchUp();
    await sequence.catchUp();
    expect(heard).toEqual(['user 6']);
  });

  it('W6 continues behind events that the server no longer keeps', async () => {
    const { sequence, heard, lengths, forget } = platform({ [OWN]: 2 });
    await sequence.catchUp();
    lengths[OWN] = 250;
    forget(OWN, 120);
    await sequence.catchUp();
    expect(heard).toEqual(Array.from({ length: 130 }, (_, i) => `user ${i + 121}`));
    expect(sequence.hasGap).toBe(false);
  });

  it('W6 loses no event that arrives live while it learns that a channel was numbered anew', async () => {
    const { sequence, heard, lengths, beforeAnswer } = platform({ [OWN]: 9 });
    await sequence.catchUp();
    lengths[OWN] = 1;
    beforeAnswer(() => {
      lengths[OWN] = 2;
      sequence.take(event(OWN, 2));
    });
    await sequence.catchUp();
    expect(heard).toEqual(['user 2']);
  });
});
