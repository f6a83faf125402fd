import { createI18n } from '@fanlight/components/i18n';
import { ApiError, NetworkError } from '@fanlight/sdk';
import type { ErrorCode } from '@fanlight/sdk/models';
import { expect, it } from 'vitest';
import { toPaymentResult } from './failures.ts';

const i18n = await createI18n({ locale: 'en-US', namespaces: ['common', 'errors', 'payments'] });
// `useTranslation(['payments', 'common'])` also fixes its function to the first namespace only.
const t = i18n.getFixedT(null, 'payments');

const declined = (code: ErrorCode, reason: string) =>
  new ApiError({ statusCode: 402, error: 'Payment Required', message: '', code, reason, requestId: '1' });

it('a payment form shows that the platform is unreachable if there is no response', () => {
  expect(toPaymentResult(new NetworkError('offline'), ['cvc'], t)).toEqual({
    error: "We can't reach Fanlight. Check your connection and try again.",
  });
});

it('a payment form shows a declined card at the incorrect field, or above the form if it has no such field', () => {
  const wrongCvc = declined('CARD_DECLINED', 'INCORRECT_CVC');
  expect(toPaymentResult(wrongCvc, ['cvc'], t)).toEqual({ fieldErrors: { cvc: t('failure.incorrect_cvc') } });
  expect(toPaymentResult(wrongCvc, [], t)).toEqual({ error: t('failure.incorrect_cvc') });
  expect(t('failure.incorrect_cvc')).not.toContain('incorrect_cvc');
});
