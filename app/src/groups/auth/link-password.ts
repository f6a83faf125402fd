import type { ResetPasswordScreenProps } from '@fanlight/components/auth';
import { ApiError } from '@fanlight/sdk';
import type { TFunction } from 'i18next';
import { toFormResult } from '../../failures.ts';

/**
 * Returns the submit handler of a form that sets a password with the token of a mailed link. The link works once (rule
 * P5).
 */
export function submitWithLink(
  token: string | null,
  call: (body: { token: string; password: string }) => Promise<unknown>,
  t: TFunction<'common'>,
): ResetPasswordScreenProps['submit'] {
  return async (password) => {
    if (!token) return { expired: true };
    try {
      await call({ token, password });
      return { ok: true };
    } catch (error) {
      const isTokenWrong =
        error instanceof ApiError &&
        (error.code === 'LINK_EXPIRED' || error.fields.some(({ path }) => path === 'token'));
      return isTokenWrong ? { expired: true } : toFormResult(error, ['password'], t);
    }
  };
}
