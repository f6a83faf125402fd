import { type AnyTFunction, errorText } from '@fanlight/components/i18n';
import type { FormResult } from '@fanlight/components/primitives';
import { showToast } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';

/**
 * Keys of the messages for failures without a response. The specification requires some of these messages ("Error
 * messages").
 */
type Fallback =
  | 'common:failures.OFFLINE'
  | 'common:failures.INVALID_CREDENTIALS'
  | 'common:errors.tryAgainLater'
  | 'common:failures.INTERNAL';

/**
 * Returns the message of a failure: by its reason if it has one, otherwise by its code; `fallback` if the server did
 * not respond.
 */
export function messageOf(error: unknown, t: AnyTFunction, fallback: Fallback = 'common:failures.OFFLINE'): string {
  return error instanceof ApiError ? errorText(t, error) : t(fallback);
}

/**
 * Returns the result of a form: the errors of single fields if the server sent any, otherwise one error for the whole
 * form.
 */
export function toFormResult<Name extends string>(
  error: unknown,
  names: readonly Name[],
  t: AnyTFunction,
  fallback?: Fallback,
): FormResult<Name> {
  const fields = error instanceof ApiError ? error.fields : [];
  const fieldsOfForm = fields.filter(({ path }) => (names as readonly string[]).includes(path));
  if (fieldsOfForm.length === 0) return { error: messageOf(error, t, fallback) };
  const messages = fieldsOfForm.map(({ path, code, params, message }) => [
    path,
    errorText(t, { code: 'VALIDATION_FAILED', reason: code, params, message }),
  ]);
  return { fieldErrors: Object.fromEntries(messages) as Partial<Record<Name, string>> };
}

/** Shows a failure as a toast. */
export function showFailure(error: unknown, t: AnyTFunction): void {
  showToast({ text: messageOf(error, t, 'common:failures.INTERNAL'), tone: 'danger' });
}

/**
 * Whether the error means that the resource does not exist or is hidden from the viewer. The server also responds in
 * this way to malformed ids.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
}

/** Whether the error means that the viewer cannot edit an item, because it is missing or belongs to another performer. */
export const isNotEditable = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiError && error.code === 'FORBIDDEN');
