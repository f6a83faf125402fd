import { ApiError, NetworkError } from '@fanlight/sdk';
import type { ErrorCode } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { toFormResult } from './failures.ts';

const t = ((key: string, { defaultValue }: { defaultValue?: string } = {}) =>
  defaultValue ?? key) as unknown as TFunction<'common'>;
const failed = (code: ErrorCode, message: string) =>
  new ApiError({ statusCode: 401, error: 'Unauthorized', message, code, requestId: '0193f2a4c1d07b3e5a918c42' });

it('says what the server said, else the fallback of the form', () => {
  const offline = new NetworkError('offline');
  expect(toFormResult(offline, [], t, 'failures.INVALID_CREDENTIALS')).toEqual({
    error: 'failures.INVALID_CREDENTIALS',
  });
  expect(toFormResult(offline, [], t, 'errors.tryAgainLater')).toEqual({ error: 'errors.tryAgainLater' });
  expect(toFormResult(offline, [], t)).toEqual({ error: 'failures.OFFLINE' });
  const said = failed('MUTED', 'You were muted in this stream.');
  expect(toFormResult(said, [], t, 'errors.tryAgainLater')).toEqual({ error: 'You were muted in this stream.' });
});

it('says of a code of a later version what the server said, else the generic text (rule W2)', () => {
  const said = failed('QUOTA_OF_A_LATER_VERSION', 'You have used all of this month.');
  expect(toFormResult(said, [], t)).toEqual({ error: 'You have used all of this month.' });
  expect(toFormResult(failed('QUOTA_OF_A_LATER_VERSION', ''), [], t)).toEqual({ error: 'failures.INTERNAL' });
});
