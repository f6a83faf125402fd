import type { FormResult } from '@fanlight/components/primitives';
import { showToast } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import { countOf } from '@fanlight/sdk/messages';
import type { ErrorParams } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';

/** Messages for failures without a response; the specification requires some of them ("Error messages"). */
type Fallback = 'failures.OFFLINE' | 'failures.INVALID_CREDENTIALS' | 'errors.tryAgainLater' | 'failures.INTERNAL';

/** The translated message of a code; the server's message for a code that this version does not know (rule W2). */
const translated = (t: TFunction<'common'>, code: string, params: ErrorParams, message: string): string =>
  t(`errors:${code}` as 'failures.INTERNAL', { ...params, count: countOf(params) as number, defaultValue: message });

/** Returns the message of a failure, by its reason, else by its code; `fallback` without a response. */
export function messageOf(error: unknown, t: TFunction<'common'>, fallback: Fallback = 'failures.OFFLINE'): string {
  if (!(error instanceof ApiError)) return t(fallback);
  const { code, reason, params, retryAfter = 0, message } = error;
  if (code === 'RATE_LIMITED' && !reason)
    return t('failures.RATE_LIMITED', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
  return translated(t, reason ?? code, params, message || t('failures.INTERNAL'));
}

/** Returns the result of a form: the server's errors of single fields, else one error of the whole form. */
export function toFormResult<Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: TFunction<'common'>,
  fallback?: Fallback,
): FormResult<Name> {
  const fields = error instanceof ApiError ? error.fields : [];
  const known = fields.filter(({ path }) => (names as readonly string[]).includes(path));
  if (known.length === 0) return { error: messageOf(error, t, fallback) };
  const messages = known.map(({ path, code, params, message }) => [path, translated(t, code, params, message)]);
  return { fieldErrors: Object.fromEntries(messages) as Partial<Record<Name, string>> };
}

/** Shows a failure as a toast. */
export function showFailure(error: unknown, t: TFunction<'common'>): void {
  showToast({ text: messageOf(error, t, 'failures.INTERNAL'), tone: 'danger' });
}

/** Whether the resource does not exist, or not for this viewer; also for malformed ids. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
}
