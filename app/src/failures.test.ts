import { createI18n } from '@fanlight/components/i18n';
import { ApiError, NetworkError } from '@fanlight/sdk';
import { ErrorCode, ErrorReason } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { messageOf, toFormResult } from './failures.ts';

const t = ((key: string, { defaultValue }: { defaultValue?: string } = {}) =>
  defaultValue ?? key) as unknown as TFunction<'common'>;
const failed = (code: ErrorCode, message: string) =>
  new ApiError({ statusCode: 401, error: 'Unauthorized', message, code, requestId: '0193f2a4c1d07b3e5a918c42' });

it('a form shows the server’s message, or the form’s own fallback if there is no response', () => {
  const offline = new NetworkError('offline');
  expect(toFormResult(offline, [], t, 'failures.INVALID_CREDENTIALS')).toEqual({
    error: 'failures.INVALID_CREDENTIALS',
  });
  expect(toFormResult(offline, [], t, 'errors.tryAgainLater')).toEqual({ error: 'errors.tryAgainLater' });
  expect(toFormResult(offline, [], t)).toEqual({ error: 'failures.OFFLINE' });
  const withServerMessage = failed('MUTED', 'You were muted in this stream.');
  expect(toFormResult(withServerMessage, [], t, 'errors.tryAgainLater')).toEqual({
    error: 'You were muted in this stream.',
  });
});

it('a form shows the server’s message for an unknown code, or the generic message if it is empty (rule W2)', () => {
  const withServerMessage = failed('QUOTA_OF_A_LATER_VERSION', 'You have used all of this month.');
  expect(toFormResult(withServerMessage, [], t)).toEqual({ error: 'You have used all of this month.' });
  expect(toFormResult(failed('QUOTA_OF_A_LATER_VERSION', ''), [], t)).toEqual({ error: 'failures.INTERNAL' });
});

describe('error messages in Spanish', async () => {
  const { t: spanish } = await createI18n({ locale: 'es-ES', namespaces: ['common', 'errors'] });
  const english = 'What the server said in English.';
  const params = { min: 3, max: 30, type: 'yearly', values: 'a, b', digits: 3 };

  it.each([...Object.keys(ErrorCode), ...Object.keys(ErrorReason)])(
    '%s has a translated message, which replaces the server’s',
    (code) => {
      const field = { path: 'name', code: code as ErrorReason, params, message: english };
      const body = { statusCode: 422, error: 'Unprocessable Entity', message: english, requestId: '1', params };
      const own = new ApiError({ ...body, code: code as ErrorCode });
      const reason = new ApiError({ ...body, code: 'CONFLICT', reason: code as ErrorReason });
      const inField = new ApiError({ ...body, code: 'VALIDATION_FAILED', fields: [field] });
      const withServerMessage = [messageOf(own, spanish), messageOf(reason, spanish)];
      expect([...withServerMessage, toFormResult(inField, ['name'], spanish)].join()).not.toMatch(
        /English|\{\{|errors/,
      );
      expect(JSON.stringify(toFormResult(inField, ['name'], spanish))).toContain(withServerMessage[1]);
    },
  );

  it('have the plural forms of the language', () => {
    const fields = [{ path: 'name', code: 'TOO_LONG' as const, params: { max: 1 }, message: english }];
    const error = new ApiError({
      statusCode: 422,
      error: '',
      message: english,
      code: 'VALIDATION_FAILED',
      requestId: '1',
      fields,
    });
    expect(toFormResult(error, ['name'], spanish)).toEqual({ fieldErrors: { name: 'Como máximo 1 carácter.' } });
  });

  it('are the server’s messages for unknown reasons', () => {
    const later = new ApiError({
      statusCode: 409,
      error: '',
      message: english,
      code: 'CONFLICT',
      reason: 'TOO_BLUE',
      requestId: '1',
    });
    expect(messageOf(later, spanish)).toBe(english);
  });
});
