import type { MessageCode } from '@fanlight/sdk/messages';
import type { ErrorParams } from '@fanlight/sdk/models';
import { type ErrorDetails, errorText } from '../i18n/index.ts';
import { language } from './language.ts';

/** Returns the text that the app shows for an error, in the language of the running story. */
export const failureText = (code: MessageCode, details: Omit<ErrorDetails, 'code'> = {}): string =>
  errorText(language().getFixedT(null, 'common'), { code, ...details });

/** The error codes with which forms of the running story have failed. */
let failures: string[] = [];

export const listFailures = (): readonly string[] => failures;

/** Removes the failures of the previous story. Storybook calls it before it renders a story. */
export const clearFailures = (): void => {
  failures = [];
};

/** Returns what `submit` of a form resolves with after an error of the whole form. */
export function failure(code: MessageCode, details?: Omit<ErrorDetails, 'code'>): { error: string } {
  failures.push(code);
  return { error: failureText(code, details) };
}

/** Returns what `submit` of a form resolves with after an error of one field. */
export function fieldFailure<Name extends string>(name: Name, code: MessageCode, params: ErrorParams = {}) {
  failures.push(code);
  const text = failureText('VALIDATION_FAILED', { reason: code, params });
  return { fieldErrors: { [name]: text } as Record<Name, string> };
}
