import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError, errorOf, NetworkError } from './errors.ts';
import { failures } from './generated/failures.ts';
import type { ErrorCode, KnownErrorCode } from './generated/models.ts';
import { defaultRetry, pauseBefore } from './retry.ts';

const body = {
  statusCode: 422,
  error: 'Unprocessable Content',
  message: 'Please check the fields.',
  code: 'VALIDATION_FAILED',
  requestId: '0193f2a4c1d07b3e5a918c42',
  fields: [{ path: 'username', message: 'Too short.' }],
} as const;

describe('ApiError', () => {
  it('has every field of the response (rule W2)', async () => {
    const error = await errorOf(Response.json(body, { status: 422, headers: { 'Retry-After': '3' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      ...{ name: 'ApiError', status: 422, code: 'VALIDATION_FAILED', message: body.message },
      ...{ requestId: body.requestId, fields: body.fields, retryAfter: 3, body },
    });
  });

  it('has the request id of a response that a proxy sent', async () => {
    const headers = { 'X-Request-Id': 'proxy-7' };
    const error = await errorOf(new Response('<h1>Oh</h1>', { status: 504, headers }));
    expect(error).toMatchObject({ status: 504, code: 'UNAVAILABLE', requestId: 'proxy-7', message: 'HTTP 504' });
  });

  it('keeps a code that is not in the contract of this version (rule W2)', async () => {
    const later = { ...body, statusCode: 409, code: 'QUOTA_OF_A_LATER_VERSION', fields: [] };
    const error = await errorOf(Response.json(later, { status: 409 }));
    expect(error).toMatchObject({ status: 409, code: later.code, message: body.message });
    expect(Object.keys(failures)).not.toContain(error.code);
  });

  it('reads Retry-After as seconds or as a date', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T12:00:00Z') });
    const requested = async (value: string) =>
      (await errorOf(Response.json(body, { status: 429, headers: { 'Retry-After': value } }))).retryAfter;
    expect(await requested('120')).toBe(120);
    expect(await requested('Wed, 04 Mar 2026 12:00:30 GMT')).toBe(30);
    expect(await requested('Wed, 04 Mar 2026 11:00:00 GMT')).toBe(0);
    expect(await requested('soon')).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('ErrorCode', () => {
  it('accepts any text and suggests the codes of this version', () => {
    expectTypeOf<'QUOTA_OF_A_LATER_VERSION'>().toExtend<ErrorCode>();
    expectTypeOf<string>().toExtend<ErrorCode>();
    expectTypeOf<ApiError['code']>().toEqualTypeOf<ErrorCode>();
    expectTypeOf<KnownErrorCode>().toExtend<ErrorCode>();
    expectTypeOf<ErrorCode>().not.toExtend<KnownErrorCode>();
    expectTypeOf<'USERNAME_TAKEN'>().toExtend<KnownErrorCode>();
    expectTypeOf<'QUOTA_OF_A_LATER_VERSION'>().not.toExtend<KnownErrorCode>();
    // TypeScript requires every known code in such a table, and the table can be indexed by any code.
    expectTypeOf(failures).toEqualTypeOf<Record<KnownErrorCode, readonly [status: number, message: string]>>();
    const texts: Partial<Record<ErrorCode, string>> = { USERNAME_TAKEN: 'taken' } satisfies Partial<
      Record<KnownErrorCode, string>
    >;
    expectTypeOf(texts['QUOTA_OF_A_LATER_VERSION' as ErrorCode]).toEqualTypeOf<string | undefined>();
  });
});

describe('pauseBefore', () => {
  const failure = (statusCode: number, retryAfter?: number) =>
    new ApiError({ ...body, statusCode, fields: [] }, retryAfter);
  const options = (random: number) => ({ ...defaultRetry, times: 9, random: () => random });

  it('doubles the delay up to a maximum, and varies the upper half of each delay at random', () => {
    const pauses = (random: number) => [1, 2, 3, 9].map((n) => pauseBefore(failure(503), n, options(random)));
    expect(pauses(1)).toEqual([300, 600, 1200, 10_000]);
    expect(pauses(0)).toEqual([150, 300, 600, 5000]);
  });

  it('returns Retry-After, unless that is above the maximum', () => {
    expect(pauseBefore(failure(429, 4), 1, options(1))).toBe(4000);
    expect(pauseBefore(failure(429, 0), 1, options(1))).toBe(300);
    expect(pauseBefore(failure(429, 60), 1, options(1))).toBe(60_000);
    expect(pauseBefore(failure(429, 61), 1, options(1))).toBeUndefined();
  });

  it('returns a delay for temporary failures only', () => {
    for (const status of [429, 502, 503, 504]) expect(pauseBefore(failure(status), 1, options(1))).toBe(300);
    for (const status of [400, 401, 403, 404, 409, 422, 500])
      expect(pauseBefore(failure(status), 1, options(1))).toBeUndefined();
    expect(pauseBefore(new NetworkError('timeout'), 1, options(1))).toBe(300);
    expect(pauseBefore(new Error('a bug'), 1, options(1))).toBeUndefined();
    expect(pauseBefore(failure(503), 3, defaultRetry)).toBeUndefined();
  });
});
