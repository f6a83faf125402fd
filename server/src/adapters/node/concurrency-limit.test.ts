import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates work that runs until the test completes it. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isBegun = false;
  return {
    run: () => {
      isBegun = true;
      return promise;
    },
    isBegun: () => isBegun,
    end: resolve,
    fail: reject,
  };
}

const contentionOf = (names: string[], isBackground = false) => ({ names, isBackground });

const runPending = () => vi.advanceTimersByTimeAsync(0);

describe('the limit of concurrent transactions for one key', () => {
  it('runs as many transactions concurrently as the limit allows, and then the others in the order of their calls', async () => {
    const limit = createConcurrencyLimit(2);
    const works = [1, 2, 3, 4].map(createWork);
    const all = works.map(({ run }) => limit.run(contentionOf(['mara']), run));
    await runPending();
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false]);
    works[1]?.end();
    await runPending();
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, true, false]);
    for (const { end } of works) end();
    await Promise.all(all);
  });

  it('runs only one transaction of each key at a time while the database is busy', async () => {
    const limit = createConcurrencyLimit(2, 2);
    const works = [1, 2, 3, 4].map(createWork);
    const all: Promise<void>[] = [];
    for (const [index, name] of ['mara', 'ines', 'mara', 'mara'].entries()) {
      all.push(limit.run(contentionOf([name]), works[index]?.run ?? vi.fn()));
      await runPending();
    }
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, false, false]);
    works[1]?.end();
    works[0]?.end();
    await runPending();
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, true, true, true]);
    for (const { end } of works) end();
    await Promise.all(all);
  });

  it('delays a transaction with several keys until all keys are free, and does not delay transactions of other keys', async () => {
    const limit = createConcurrencyLimit(1);
    const [first, other, both] = [createWork(), createWork(), createWork()];
    const all = [
      limit.run(contentionOf(['mara']), first.run),
      limit.run(contentionOf(['ines']), other.run),
      limit.run(contentionOf(['mara', 'ines', 'mara']), both.run),
    ];
    await runPending();
    expect([first, other, both].map(({ isBegun }) => isBegun())).toEqual([true, true, false]);
    first.end();
    await runPending();
    expect(both.isBegun()).toBe(false);
    other.end();
    await runPending();
    expect(both.isBegun()).toBe(true);
    both.end();
    await Promise.all(all);
  });

  it('starts the next transaction after a transaction has failed', async () => {
    const limit = createConcurrencyLimit(1);
    const [failing, next] = [createWork(), createWork()];
    const failed = limit.run(contentionOf(['mara']), failing.run).catch((error) => error.message);
    const done = limit.run(contentionOf(['mara']), next.run);
    failing.fail(new Error('refused'));
    expect(await failed).toBe('refused');
    await runPending();
    next.end();
    await done;
  });

  it('fails waiting transactions if a running transaction fails because the database is unavailable', async () => {
    const limit = createConcurrencyLimit(1);
    const failing = createWork();
    const next = createWork();
    const codes = [limit.run(contentionOf(['mara']), failing.run), limit.run(contentionOf(['mara']), next.run)].map(
      (run) => run.catch((error) => error.name),
    );
    failing.fail(new DatabaseUnavailable('Down.'));
    expect(await Promise.all(codes)).toEqual(['DatabaseUnavailable', 'DatabaseUnavailable']);
    expect(next.isBegun()).toBe(false);
    // No transaction of either key is waiting any more.
    const later = createWork();
    const done = limit.run(contentionOf(['mara']), later.run);
    await runPending();
    expect(later.isBegun()).toBe(true);
    later.end();
    await done;
  });

  it('queues background work separately from requests, without a time limit', async () => {
    const limit = createConcurrencyLimit(1);
    const [request, effect, later] = [createWork(), createWork(), createWork()];
    const all = [
      limit.run(contentionOf(['mara']), request.run),
      limit.run(contentionOf(['mara'], true), effect.run),
      limit.run(contentionOf(['mara'], true), later.run),
    ];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([request, effect, later].map(({ isBegun }) => isBegun())).toEqual([true, true, false]);
    effect.end();
    await runPending();
    expect(later.isBegun()).toBe(true);
    for (const { end } of [request, later]) end();
    await Promise.all(all);
  });

  it('runs the background work of one key one after another', async () => {
    const limit = createConcurrencyLimit(2);
    const works = [1, 2].map(createWork);
    const all = works.map(({ run }) => limit.run(contentionOf(['mara'], true), run));
    await runPending();
    expect(works.map(({ isBegun }) => isBegun())).toEqual([true, false]);
    works[0]?.end();
    await runPending();
    expect(works[1]?.isBegun()).toBe(true);
    works[1]?.end();
    await Promise.all(all);
  });

  it('fails a transaction after 4 seconds of waiting and frees its other keys', async () => {
    const limit = createConcurrencyLimit(1);
    const long = createWork();
    const all = limit.run(contentionOf(['noor']), long.run);
    const late = limit.run(contentionOf(['mara', 'noor']), async () => undefined).catch((error) => error.name);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await late).toBe('DatabaseUnavailable');
    await limit.run(contentionOf(['mara']), async () => undefined);
    long.end();
    await all;
  });

  it('fails only the transaction that has waited too long, not the transactions queued behind it', async () => {
    const limit = createConcurrencyLimit(1);
    const long = createWork();
    const all = limit.run(contentionOf(['noor']), long.run);
    const late = limit.run(contentionOf(['mara', 'noor']), async () => undefined).catch((error) => error.name);
    await vi.advanceTimersByTimeAsync(2000);
    const next = limit.run(contentionOf(['mara']), async () => 'done');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toBe('DatabaseUnavailable');
    expect(await next).toBe('done');
    long.end();
    await all;
  });
});
