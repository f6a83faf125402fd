/**
 * What a form's `submit` answers: done, these fields are wrong, or it failed as a whole. What was typed stays in every
 * case but the first.
 */
export type FormResult<Name extends string = string> =
  | { ok: true }
  | { fieldErrors: Partial<Record<Name, string>> }
  | { error: string };
