import type { MessageCode } from '@fanlight/sdk/messages';
import type { ErrorParams } from '@fanlight/sdk/models';
import { type ErrorDetails, errorText } from '../i18n/index.ts';
import { language } from './language.ts';

/** Returns the text that the app shows for an error, in the language of the running story. */
export const failureText = (code: MessageCode, details: Omit<ErrorDetails, 'code'> = {}): string =>
  errorText(language().getFixedT(null, 'common'), { code, ...details });

/** An error with which a form of the running story has failed: its code, and the text that the form shows. */
export interface ShownFailure {
  code: string;
  text: string;
}

let failures: ShownFailure[] = [];

export const listFailures = (): readonly ShownFailure[] => failures;

/** Removes the failures of the previous story. Storybook calls it before it renders a story. */
export const clearFailures = (): void => {
  failures = [];
};

/** Returns what `submit` of a form resolves with after an error of the whole form. */
export function failure(code: MessageCode, details?: Omit<ErrorDetails, 'code'>): { error: string } {
  const text = failureText(code, details);
  failures.push({ code, text });
  return { error: text };
}

/**
 * Returns what `submit` of a form resolves with after an error of one field. The code of such an error is that of its
 * reason, or `VALIDATION_FAILED` with the reason.
 */
export function fieldFailure<Name extends string>(name: Name, code: MessageCode, params: ErrorParams = {}) {
  const text = failureText('VALIDATION_FAILED', { reason: code, params });
  failures.push({ code, text }, { code: 'VALIDATION_FAILED', text });
  return { fieldErrors: { [name]: text } as Record<Name, string> };
}
