import type { FormResult } from '@fanlight/components/primitives';
import { showToast } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import type { TFunction } from 'i18next';

/** What is said where no server has answered, for some forms as required (specification, "Error messages"). */
type Fallback = 'failures.OFFLINE' | 'failures.INVALID_CREDENTIALS' | 'errors.tryAgainLater' | 'failures.INTERNAL';

/**
 * What a failure says to people: in their language where the code is known to us, else as the server said it, also for a code
 * of a later version (rule W2); the generic text where it said nothing.
 */
export function messageOf(error: unknown, t: TFunction<'common'>, fallback: Fallback = 'failures.OFFLINE'): string {
  if (!(error instanceof ApiError)) return t(fallback);
  const { code, retryAfter = 0, message } = error;
  if (code === 'RATE_LIMITED') return t('failures.RATE_LIMITED', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
  // The words of these come with what exactly is wrong.
  if (['VALIDATION_FAILED', 'CARD_DECLINED', 'CARD_EXPIRED', 'AMOUNT_OUT_OF_RANGE'].includes(code)) return message;
  return t(`failures.${code}`, { defaultValue: message || t('failures.INTERNAL') });
}

/** The answer of a form: the server's field errors in place, else one message for the whole. */
export function toFormResult<Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'common'>,
  fallback?: Fallback,
): FormResult<Name> {
  const fields = error instanceof ApiError ? error.fields : [];
  const known = fields.filter(({ path }) => (names as readonly string[]).includes(path));
  if (known.length === 0) return { error: messageOf(error, t, fallback) };
  const translated = (message: string) =>
    known.length === 1 && error instanceof ApiError && error.code !== 'VALIDATION_FAILED'
      ? messageOf(error, t)
      : message;
  return {
    fieldErrors: Object.fromEntries(known.map(({ path, message }) => [path, translated(message)])) as Partial<
      Record<Name, string>
    >,
  };
}

/** Says in passing that something failed. */
export function showFailure(error: unknown, t: TFunction<'common'>): void {
  showToast({ text: messageOf(error, t, 'failures.INTERNAL'), tone: 'danger' });
}

/** True when the answer is that there is no such thing, or not for this viewer; an id that can't be one included. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
}
