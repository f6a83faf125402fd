/**
 * The result of a form's `submit`: success, invalid fields, or an error of the whole form. After an error the form
 * keeps the entered values.
 */
export type FormResult<Name extends string = string> =
  | { ok: true }
  | { fieldErrors: Partial<Record<Name, string>> }
  | { error: string };
