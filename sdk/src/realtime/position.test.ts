import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL, createHarness, settle } from '../testing/realtime-harness.ts';

// Uses fake timers, so that retries do not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the position that a process stores for its restart (rule W6)', () => {
  const recordPositions = (at?: Record<string, number>) => {
    const saved: Record<string, number>[] = [];
    return { saved, position: { load: () => at, save: (now: Record<string, number>) => void saved.push(now) } };
  };

  it('is saved at the start and after every handled event', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(3, { position });
    await harness.open();
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(saved).toEqual([{ [CHANNEL]: 3 }, { [CHANNEL]: 4 }]);
  });

  it('determines the first event that is delivered after a restart', async () => {
    const { saved, position } = recordPositions({ [CHANNEL]: 2 });
    const harness = createHarness(5, { position });
    await harness.open();
    expect(harness.seen).toEqual([3, 4, 5]);
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 5 });
  });

  it('is saved in order, and only after the promise of a listener has settled', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(0, { position });
    await harness.open();
    let finish = (): void => {};
    harness.realtime.on('wallet/balance-updated', ({ no }) =>
      no === 1 ? new Promise<void>((resolve) => (finish = resolve)) : undefined,
    );
    harness.listeners()?.event(harness.commit());
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 0 });
    finish();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 2 });
  });

  it('moves past an event of a for-await loop when the loop requests the next event, and does not move after close()', async () => {
    const { saved, position } = recordPositions();
    const harness = createHarness(0, { position });
    await harness.open();
    const stream = harness.realtime.events('wallet/balance-updated');
    for (let i = 0; i < 3; i++) harness.listeners()?.event(harness.commit());
    await stream.next();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
    harness.realtime.close();
    await stream.next();
    await settle();
    expect(saved.at(-1)).toEqual({ [CHANNEL]: 1 });
  });

  it('calls onError if it could not be saved, or if a listener throws or rejects', async () => {
    const errors: string[] = [];
    const position = { load: () => undefined, save: () => Promise.reject(new Error('disk full')) };
    const harness = createHarness(0, { position, onError: (error) => errors.push((error as Error).message) });
    await harness.open();
    harness.realtime.onEvent(() => {
      throw new Error('thrown');
    });
    harness.realtime.onEvent(async () => {
      throw new Error('rejected');
    });
    harness.listeners()?.event(harness.commit());
    await settle();
    expect(harness.seen).toEqual([1]);
    expect(errors.toSorted()).toEqual(['disk full', 'disk full', 'rejected', 'thrown']);
  });
});
