import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FormResult } from './form-result.ts';

/** Shows the errors of a form's `submit`: field errors, focusing the first invalid field, or the form error. */
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
