import { Secret, TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows at a time. */
export const totpCodeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
