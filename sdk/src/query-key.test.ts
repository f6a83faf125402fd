import { describe, expect, it } from 'vitest';
import { withQueryKey } from './query-key.ts';

/** A result that records which of its properties are read, as that of TanStack Query does. */
function createTrackedResult() {
  const read: PropertyKey[] = [];
  const result = new Proxy(
    { data: 5, error: null },
    {
      get: (target, property) => {
        read.push(property);
        return Reflect.get(target, property);
      },
    },
  );
  return { result, read };
}

describe('withQueryKey', () => {
  it('adds the query key, and reads only the properties of the result that are used', () => {
    const { result, read } = createTrackedResult();
    const { data, queryKey } = withQueryKey(result, ['getMe']);
    expect({ data, queryKey }).toEqual({ data: 5, queryKey: ['getMe'] });
    expect(read).toEqual(['data']);
  });

  it('the result can be spread, and the original has no query key', () => {
    const { result } = createTrackedResult();
    const whole = withQueryKey(result, ['getMe']);
    expect({ ...whole }).toEqual({ data: 5, error: null, queryKey: ['getMe'] });
    expect('queryKey' in whole).toBe(true);
    expect('queryKey' in result).toBe(false);
  });
});
