import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FormResult } from './form-result.ts';

/** Shows the result of a form's `submit`: field errors, with the focus on the first one, else a form error. */
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
