import { describe, expect, it } from 'vitest';
import { type Subscribe, streamOf } from './stream.ts';

/** Something that tells numbers, and knows who listens. */
function teller() {
  const listeners = new Set<{ next: (value: number) => void; end: () => void }>();
  const subscribe: Subscribe<number> = (next, end) => {
    const listener = { next, end };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    subscribe,
    listening: () => listeners.size,
    tell: (...values: number[]) => {
      for (const value of values) for (const { next } of [...listeners]) next(value);
    },
    end: () => {
      for (const { end } of [...listeners]) end();
    },
  };
}

const take = async (stream: AsyncIterable<number>, count: number) => {
  const seen: number[] = [];
  for await (const value of stream) if (seen.push(value) === count) break;
  return seen;
};

describe('streamOf', () => {
  it('gives in order what was told since it was made, and what comes while it waits', async () => {
    const source = teller();
    const stream = streamOf(source.subscribe);
    source.tell(1, 2);
    const reading = take(stream, 4);
    await Promise.resolve();
    source.tell(3);
    setTimeout(() => source.tell(4), 1);
    expect(await reading).toEqual([1, 2, 3, 4]);
    expect(source.listening()).toBe(0);
  });

  it('gives what waits before it ends with its source', async () => {
    const source = teller();
    const stream = streamOf(source.subscribe);
    source.tell(1, 2);
    source.end();
    expect(await take(stream, 9)).toEqual([1, 2]);
  });

  it('ends quietly with its signal, whether waiting or not begun', async () => {
    const source = teller();
    const controller = new AbortController();
    const reading = take(streamOf(source.subscribe, { signal: controller.signal }), 9);
    setTimeout(() => controller.abort(), 1);
    expect(await reading).toEqual([]);
    expect(source.listening()).toBe(0);
    expect(await take(streamOf(source.subscribe, { signal: AbortSignal.abort() }), 9)).toEqual([]);
    expect(source.listening()).toBe(0);
  });

  it('W6 throws rather than lose one when more wait than it holds', async () => {
    const source = teller();
    const stream = streamOf(source.subscribe, { bufferSize: 2 });
    source.tell(1, 2, 3);
    expect(source.listening()).toBe(0);
    const seen: number[] = [];
    const walk = async () => {
      for await (const value of stream) seen.push(value);
    };
    await expect(walk()).rejects.toMatchObject({ name: 'BufferOverflowError', size: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('stops listening when it is left before it was walked', async () => {
    const source = teller();
    await streamOf(source.subscribe).return();
    expect(source.listening()).toBe(0);
  });
});
