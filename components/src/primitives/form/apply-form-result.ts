import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FormResult } from './form-result.ts';

/**
 * Shows the errors that `submit` of a form has returned, and focuses the first invalid field.
 *
 * @returns whether the form was accepted
 */
export function applyFormResult<Values extends FieldValues>(
  result: FormResult,
  setError: UseFormSetError<Values>,
): boolean {
  if ('ok' in result) return true;
  if ('error' in result) setError('root', { message: result.error });
  else {
    Object.entries(result.fieldErrors).forEach(([name, message], index) => {
      if (message) setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
    });
  }
  return false;
}
