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
  it('adds the query key without reading properties of the result that the component does not use', () => {
    const { result, read } = createTrackedResult();
    const { data, queryKey } = withQueryKey(result, ['getMe']);
    expect({ data, queryKey }).toEqual({ data: 5, queryKey: ['getMe'] });
    expect(read).toEqual(['data']);
  });

  it('returns a result that can be spread, and does not change the original result', () => {
    const { result } = createTrackedResult();
    const whole = withQueryKey(result, ['getMe']);
    expect({ ...whole }).toEqual({ data: 5, error: null, queryKey: ['getMe'] });
    expect('queryKey' in whole).toBe(true);
    expect('queryKey' in result).toBe(false);
  });
});
