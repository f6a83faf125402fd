import type { AnyTFunction } from '@fanlight/components/i18n';
import type { FormResult } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import { toFormResult } from '../../failures.ts';

/** Returns the gateway's decline code, in lower case; undefined for other errors. */
function declineOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError && ['CARD_DECLINED', 'CARD_EXPIRED'].includes(error.code))) return undefined;
  return (error.reason ?? 'CARD_DECLINED').toLowerCase();
}

/** Returns a decline code as a message in the viewer's language. */
export const declineText = (code: string, t: AnyTFunction, fallback = '') =>
  t(`payments:failure.${code}` as 'payments:failure.card_declined', { defaultValue: fallback });

/**
 * Returns the result of a form after a failed payment: the errors of single fields if there are any, otherwise one
 * error for the whole form.
 */
export function toPaymentResult<Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: AnyTFunction,
): FormResult<Name> {
  const code = declineOf(error);
  if (!code) return toFormResult(error, names, t);
  const message = declineText(code, t, (error as ApiError).message);
  const field = { incorrect_cvc: 'cvc', expired_card: 'expiry' }[code] as Name | undefined;
  if (!field || !names.includes(field)) return { error: message };
  return { fieldErrors: { [field]: message } as Partial<Record<Name, string>> };
}
