/**
 * The result of `submit` of a form: success, the errors of single fields, or an error of the whole form. After an
 * error the form keeps the entered values.
 */
export type FormResult<Name extends string = string> =
  | { ok: true }
  | { fieldErrors: Partial<Record<Name, string>> }
  | { error: string };
