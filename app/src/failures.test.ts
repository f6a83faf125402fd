import { createI18n } from '@fanlight/components/i18n';
import { ApiError, NetworkError } from '@fanlight/sdk';
import { ErrorCode, ErrorReason } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { messageOf, toFormResult } from './failures.ts';

const namespaces = ['common', 'errors', 'payments', 'users'] as const;
const english = await createI18n({ locale: 'en-US', namespaces: [...namespaces] });
const { t } = english;
const failed = (code: ErrorCode, message: string) =>
  new ApiError({ statusCode: 401, error: 'Unauthorized', message, code, requestId: '0193f2a4c1d07b3e5a918c42' });

it('a form shows its own fallback if there is no response', () => {
  const offline = new NetworkError('offline');
  expect(toFormResult(offline, [], t, 'common:failures.INVALID_CREDENTIALS')).toEqual({
    error: 'Incorrect credentials!',
  });
  expect(toFormResult(offline, [], t, 'common:errors.tryAgainLater')).toEqual({
    error: 'Error occurred, please try again later',
  });
  expect(toFormResult(offline, [], t)).toEqual({ error: t('failures.OFFLINE') });
});

it('a form shows the server’s message for an unknown error code, or a generic message if the server’s message is empty (rule W2)', () => {
  const withServerMessage = failed('QUOTA_OF_A_LATER_VERSION', 'You have used all of this month.');
  expect(toFormResult(withServerMessage, [], t, 'common:errors.tryAgainLater')).toEqual({
    error: 'You have used all of this month.',
  });
  expect(toFormResult(failed('QUOTA_OF_A_LATER_VERSION', ''), [], t)).toEqual({ error: t('failures.INTERNAL') });
});

it.each(['payments', 'users', 'common'] as const)(
  'messageOf returns the same messages with a translation function of the namespace %s',
  (namespace) => {
    // `useTranslation` also fixes its function to the first namespace.
    const translate = english.getFixedT(null, namespace);
    const offline = new NetworkError('offline');
    const tooMany = failed('RATE_LIMITED', '');
    expect(messageOf(offline, translate)).toBe("We can't reach Fanlight. Check your connection and try again.");
    for (const error of [offline, tooMany, failed('QUOTA_OF_A_LATER_VERSION', '')])
      expect(messageOf(error, translate)).toBe(messageOf(error, t));
    expect(messageOf(tooMany, translate)).not.toContain('failures.');
  },
);

describe('error messages in Spanish', async () => {
  const { t: spanish } = await createI18n({ locale: 'es-ES', namespaces: ['common', 'errors'] });
  const serverMessage = 'What the server said in English.';
  const params = { min: 3, max: 30, type: 'yearly', values: 'a, b', digits: 3 };

  it.each([...Object.keys(ErrorCode), ...Object.keys(ErrorReason)])(
    'replace the server’s message for the code %s',
    (code) => {
      const field = { path: 'name', code: code as ErrorReason, params, message: serverMessage };
      const body = { statusCode: 422, error: 'Unprocessable Entity', message: serverMessage, requestId: '1', params };
      const withCode = new ApiError({ ...body, code: code as ErrorCode });
      const reason = new ApiError({ ...body, code: 'CONFLICT', reason: code as ErrorReason });
      const inField = new ApiError({ ...body, code: 'VALIDATION_FAILED', fields: [field] });
      const withServerMessage = [messageOf(withCode, spanish), messageOf(reason, spanish)];
      expect([...withServerMessage, toFormResult(inField, ['name'], spanish)].join()).not.toMatch(
        /English|\{\{|errors/,
      );
      expect(JSON.stringify(toFormResult(inField, ['name'], spanish))).toContain(withServerMessage[1]);
    },
  );

  it('use the plural forms of Spanish', () => {
    const fields = [{ path: 'name', code: 'TOO_LONG' as const, params: { max: 1 }, message: serverMessage }];
    const error = new ApiError({
      statusCode: 422,
      error: '',
      message: serverMessage,
      code: 'VALIDATION_FAILED',
      requestId: '1',
      fields,
    });
    expect(toFormResult(error, ['name'], spanish)).toEqual({ fieldErrors: { name: 'Como máximo 1 carácter.' } });
  });

  it('are replaced by the server’s message if the reason is unknown', () => {
    const later = new ApiError({
      statusCode: 409,
      error: '',
      message: serverMessage,
      code: 'CONFLICT',
      reason: 'TOO_BLUE',
      requestId: '1',
    });
    expect(messageOf(later, spanish)).toBe(serverMessage);
  });
});
