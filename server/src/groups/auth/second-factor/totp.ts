import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../../ports/index.ts';

/** The seconds for which a code is valid. */
const periodSeconds = 30;
/** Codes of this number of earlier and later periods are accepted, because clocks of phones may be wrong. */
const toleratedPeriods = 1;
const secretBytes = 20;

const base32Of = (secret: string) => ({ secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });

/** Creates a secret in base32. */
export function createSecret({ random }: { random: Random }): string {
  const text = atob(random.token(secretBytes).replaceAll('-', '+').replaceAll('_', '/'));
  return new Secret({ buffer: Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer }).base32;
}

/** Returns the URI from which authenticator apps read a secret. */
export const uriOf = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ ...base32Of(secret), issuer, label: account }).toString();

/** Returns the number of the period to which a code belongs; null if the code is wrong. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP(base32Of(secret)).validate({ token: code, timestamp, window: toleratedPeriods });
  return delta === null ? null : Math.floor(timestamp / (periodSeconds * 1000)) + delta;
}
