import { describe, expect, it } from 'vitest';
import { readFilters, toParams, writeFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the filters of /explore in the URL', () => {
  it('stay the same when they are read from a URL and written to it again', () => {
    const search = 'q=wood+and+glue&gender=female&country=PT&language=pt&free=true&sort=name';
    const filters = read(search);
    expect(filters).toEqual({
      q: 'wood and glue',
      gender: 'female',
      country: 'PT',
      language: 'pt',
      free: true,
      sort: 'name',
    });
    expect(new URLSearchParams(writeFilters(filters)).toString()).toBe(search);
    expect(toParams(filters)).toMatchObject({ countryCode: 'PT', isFree: true, sortBy: 'name' });
  });

  it('are ignored if they are invalid', () => {
    const filters = read('gender=cat&country=Portugal&language=PT&free=1&sort=loudest');
    expect(writeFilters(filters)).toEqual({});
    expect(toParams(filters)).toEqual({ limit: 24, sortBy: 'popular' });
  });
});
