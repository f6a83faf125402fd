import type { Context } from '../../../context.ts';
import { ApiFailure, fieldFailure } from '../../../http/failure.ts';
import { limitFailures } from '../../../http/limit.ts';
import type { Ports } from '../../../ports/index.ts';
import { secondFactorLimit } from '../rules.ts';
import { consumeRecoveryCode, consumeStep, readSecondFactor, type SecondFactorRow } from './store.ts';
import { findStep } from './totp.ts';

/** The number of recovery codes of an account. */
const totalCodes = 10;

/** Returns a code without spaces and hyphens, as it is compared. */
const normalize = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

const hashOf = ({ signer }: Pick<Ports, 'signer'>, userId: string, code: string) =>
  signer.sign(`recovery-code:${userId}:${normalize(code)}`);

/** Creates recovery codes of 40 random bits each, which the limit of attempts protects, and their hashes. */
export function createRecoveryCodes(ports: Ports, userId: string): { codes: string[]; codeHashes: string[] } {
  const codes = Array.from({ length: totalCodes }, () => {
    const digits = ports.hasher.sha256(ports.random.token(32));
    return `${digits.slice(0, 5)}-${digits.slice(5, 10)}`;
  });
  return { codes, codeHashes: codes.map((code) => hashOf(ports, userId, code)) };
}

async function consume({ db, ports }: Context, factor: SecondFactorRow, code: string): Promise<boolean> {
  const normalized = normalize(code);
  if (!/^\d{6}$/.test(normalized))
    return factor.enabledAt !== null && consumeRecoveryCode(db, factor.userId, hashOf(ports, factor.userId, code));
  const step = findStep(await ports.cipher.decrypt(factor.secret), normalized, ports.clock.now());
  return step !== null && consumeStep(db, factor, step);
}

/**
 * Checks a code of an account. Each attempt is counted before the check, and the count is undone if the code is correct:
 * an account has five attempts in 15 minutes, whatever the number of concurrent calls.
 *
 * @throws {ApiFailure} `RATE_LIMITED`, or `VALIDATION_FAILED` with the field `code`
 */
export async function requireCode(context: Context, factor: SecondFactorRow, code: string): Promise<void> {
  await limitFailures(context, `second-factor:${factor.userId}`, secondFactorLimit, async () => {
    if (!(await consume(context, factor, code))) throw fieldFailure('VALIDATION_FAILED', 'code', 'INVALID');
  });
}

/**
 * Checks the code of a login, if the account has a second factor.
 *
 * @returns the time at which the code was checked; null if the account has no second factor
 * @throws {ApiFailure} `SECOND_FACTOR_REQUIRED` without a code, and as {@link requireCode}
 */
export async function checkLoginCode(context: Context, userId: string, code: string | undefined): Promise<Date | null> {
  const factor = await readSecondFactor(context.db, userId);
  if (!factor?.enabledAt) return null;
  if (!code) throw new ApiFailure('SECOND_FACTOR_REQUIRED');
  await requireCode(context, factor, code);
  return context.ports.clock.now();
}
