/**
 * The result of a form's `submit`: success, invalid fields, or an error of the whole form. Errors keep the input.
 */
export type FormResult<Name extends string = string> =
  | { ok: true }
  | { fieldErrors: Partial<Record<Name, string>> }
  | { error: string };
