import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Subscribe, streamOf } from './stream.ts';

/** Creates a source of numbers, which also returns the number of its listeners. */
function createSource() {
  const listeners = new Set<{ next: (value: number) => void; end: () => void }>();
  const subscribe: Subscribe<number> = (next, end) => {
    const listener = { next, end };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    subscribe,
    listening: () => listeners.size,
    emit: (...values: number[]) => {
      for (const value of values) for (const { next } of [...listeners]) next(value);
    },
    end: () => {
      for (const { end } of [...listeners]) end();
    },
  };
}

const readValues = async (stream: AsyncIterable<number>, count: number) => {
  const seen: number[] = [];
  for await (const value of stream) if (seen.push(value) === count) break;
  return seen;
};

describe('streamOf', () => {
  it('yields the values since its creation in order, and then waits for later values', async () => {
    const source = createSource();
    const stream = streamOf(source.subscribe);
    source.emit(1, 2);
    const reading = readValues(stream, 4);
    await Promise.resolve();
    source.emit(3);
    await setImmediate();
    source.emit(4);
    expect(await reading).toEqual([1, 2, 3, 4]);
    expect(source.listening()).toBe(0);
  });

  it('yields buffered values before it ends together with its source', async () => {
    const source = createSource();
    const stream = streamOf(source.subscribe);
    source.emit(1, 2);
    source.end();
    expect(await readValues(stream, 9)).toEqual([1, 2]);
  });

  it('ends without an error when its signal aborts, before or during the iteration', async () => {
    const source = createSource();
    const controller = new AbortController();
    const reading = readValues(streamOf(source.subscribe, { signal: controller.signal }), 9);
    await setImmediate();
    controller.abort();
    expect(await reading).toEqual([]);
    expect(source.listening()).toBe(0);
    expect(await readValues(streamOf(source.subscribe, { signal: AbortSignal.abort() }), 9)).toEqual([]);
    expect(source.listening()).toBe(0);
  });

  it('throws when its buffer overflows (rule W6)', async () => {
    const source = createSource();
    const stream = streamOf(source.subscribe, { bufferSize: 2 });
    source.emit(1, 2, 3);
    expect(source.listening()).toBe(0);
    const seen: number[] = [];
    const readAll = async () => {
      for await (const value of stream) seen.push(value);
    };
    await expect(readAll()).rejects.toMatchObject({ name: 'BufferOverflowError', size: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('stops listening if it is ended before the first iteration', async () => {
    const source = createSource();
    await streamOf(source.subscribe).return();
    expect(source.listening()).toBe(0);
  });
});
