import type { MessageCode } from '@fanlight/sdk/messages';
import type { ErrorParams } from '@fanlight/sdk/models';
import { type ErrorDetails, errorText } from '../i18n/index.ts';
import { language } from './language.ts';

/** Returns the app's text of an error in the language of the running story. */
export const failureText = (code: MessageCode, details: Omit<ErrorDetails, 'code'> = {}): string =>
  errorText(language().getFixedT(null, 'common'), { code, ...details });

/** Returns the result of a form's `submit` after an error of the whole form. */
export const failure = (code: MessageCode, details?: Omit<ErrorDetails, 'code'>): { error: string } => ({
  error: failureText(code, details),
});

/** Returns the result of a form's `submit` after the error of one field. */
export const fieldFailure = <Name extends string>(name: Name, code: MessageCode, params: ErrorParams = {}) => ({
  fieldErrors: { [name]: failureText('VALIDATION_FAILED', { reason: code, params }) } as Record<Name, string>,
});
