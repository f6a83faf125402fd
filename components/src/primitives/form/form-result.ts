/**
 * The result of a form's `submit`: success, invalid fields, or a failure of the whole. The input stays in every
 * case but the first.
 */
export type FormResult<Name extends string = string> =
  | { ok: true }
  | { fieldErrors: Partial<Record<Name, string>> }
  | { error: string };
