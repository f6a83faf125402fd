import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBatches } from './batches.ts';

describe('createBatches', () => {
  it('runs the first item immediately, and the items that arrive meanwhile in one batch in their order', async () => {
    const batches: string[][] = [];
    let running = 0;
    let most = 0;
    const { add } = createBatches<string>(async (items) => {
      running += 1;
      most = Math.max(most, running);
      batches.push(items);
      await setImmediate();
      running -= 1;
    });
    await Promise.all(['a', 'b', 'c'].map((item) => add('mara', item)));
    await add('mara', 'd');
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
    expect(most).toBe(1);
  });

  it('puts at most 20 items into a batch', async () => {
    const sizes: number[] = [];
    const { add } = createBatches<number>(async (items) => {
      sizes.push(items.length);
      await setImmediate();
    });
    await Promise.all(Array.from({ length: 42 }, (_, item) => add('mara', item)));
    expect(sizes).toEqual([1, 20, 20, 1]);
  });

  it('runs batches of different keys concurrently', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { add } = createBatches<string>(async ([item]) => (item === 'slow' ? blocked : undefined));
    const slow = add('mara', 'slow');
    await add('noor', 'quick');
    release();
    await slow;
  });

  it('runs the items of a failed batch again one by one, so that only the faulty item fails', async () => {
    const done: string[] = [];
    const { add } = createBatches<string>(async (items) => {
      await setImmediate();
      if (items.includes('bad')) throw new Error('Bad item.');
      done.push(...items);
    });
    const results = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => add('mara', item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual(['a', 'b', 'c']);
    await add('mara', 'd');
    expect(done.at(-1)).toBe('d');
  });
});
