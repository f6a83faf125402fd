import type { Captcha } from '../../ports/index.ts';

/** The keys of a site for reCAPTCHA (v2, checkbox). */
export interface RecaptchaOptions {
  siteKey: string;
  secretKey: string;
  /** Replaces the verification URL, for networks that cannot reach recaptcha.net. */
  verifyUrl?: string | undefined;
}

/** The fields of a `siteverify` response that are read. */
interface VerifyResponse {
  success: boolean;
  'error-codes'?: string[];
}

const timeoutMs = 5000;

/** Verifies captcha responses with Google's reCAPTCHA, by default at recaptcha.net. */
export function createRecaptcha({
  siteKey,
  secretKey,
  verifyUrl = 'https://www.recaptcha.net/recaptcha/api/siteverify',
}: RecaptchaOptions): Captcha {
  return {
    siteKey,
    async verify(token, ip) {
      const body = new URLSearchParams({ secret: secretKey, response: token, ...(ip && { remoteip: ip }) });
      const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => undefined,
      );
      if (!response?.ok) return 'unreachable';
      const { success, 'error-codes': codes = [] } = (await response.json()) as VerifyResponse;
      // These errors are caused by the configuration, not by the visitor.
      const configurationErrors = codes.filter((code) => code.endsWith('-input-secret') || code === 'bad-request');
      if (configurationErrors.length > 0)
        throw new Error(`reCAPTCHA rejects the configured keys: ${configurationErrors.join(', ')}.`);
      return success ? 'person' : 'machine';
    },
  };
}
