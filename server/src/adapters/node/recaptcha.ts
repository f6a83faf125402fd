import type { Captcha } from '../../ports/index.ts';

/** The keys of a site at reCAPTCHA (v2, the check box). */
export interface RecaptchaOptions {
  siteKey: string;
  secretKey: string;
  /** Where answers are checked, for whom recaptcha.net can't be reached. */
  verifyUrl?: string | undefined;
}

/** What `siteverify` answers, as far as it matters here. */
interface Answer {
  success: boolean;
  'error-codes'?: string[];
}

const timeoutMs = 5000;

/** Asks Google's reCAPTCHA, at the address that is reachable from every country. */
export function createRecaptcha({
  siteKey,
  secretKey,
  verifyUrl = 'https://www.recaptcha.net/recaptcha/api/siteverify',
}: RecaptchaOptions): Captcha {
  return {
    siteKey,
    async verify(token, ip) {
      const body = new URLSearchParams({ secret: secretKey, response: token, ...(ip && { remoteip: ip }) });
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => undefined,
      );
      if (!answer?.ok) return 'unreachable';
      const { success, 'error-codes': codes = [] } = (await answer.json()) as Answer;
      // Our own mistakes are no reason to take people for machines.
      const own = codes.filter((code) => code.endsWith('-input-secret') || code === 'bad-request');
      if (own.length > 0) throw new Error(`reCAPTCHA does not take our keys: ${own.join(', ')}.`);
      return success ? 'person' : 'machine';
    },
  };
}
