import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { captchaProofs } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';

const proofLifetimeMs = 10 * 60 * 1000;

/**
 * Verifies the token of the captcha's widget, and creates a proof that is valid for one call.
 *
 * @throws {ApiFailure} `PROVIDER_NOT_CONFIGURED`, `CAPTCHA_FAILED`, `UNAVAILABLE` if the provider does not respond
 */
export async function exchangeCaptcha({ ports, db, ip }: Context, token: string) {
  const { captcha, clock, hasher, random } = ports;
  if (!captcha) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
  const result = await captcha.verify(token, ip);
  if (result === 'unreachable') throw new ApiFailure('UNAVAILABLE');
  if (result === 'machine') throw new ApiFailure('CAPTCHA_FAILED');
  const now = clock.now();
  const proof = random.token(24);
  const expiresAt = new Date(now.getTime() + proofLifetimeMs);
  await db.delete(captchaProofs).where(lte(captchaProofs.expiresAt, now));
  await db.insert(captchaProofs).values({ proofHash: hasher.sha256(proof), expiresAt });
  return { proof, expiresAt: expiresAt.toISOString() };
}

/**
 * Marks a proof as used. Without a configured captcha, no proof is required.
 *
 * @throws {ApiFailure} `CAPTCHA_FAILED` if the proof is missing, used, expired or unknown
 */
export async function requireCaptchaProof({ ports, db }: Context, proof: string | undefined): Promise<void> {
  if (!ports.captcha) return;
  if (!proof) throw new ApiFailure('CAPTCHA_FAILED');
  const deleted = await db
    .delete(captchaProofs)
    .where(and(eq(captchaProofs.proofHash, ports.hasher.sha256(proof)), gt(captchaProofs.expiresAt, ports.clock.now())))
    .returning();
  if (deleted.length === 0) throw new ApiFailure('CAPTCHA_FAILED');
}

/**
 * Makes a used proof valid again, for a call that has to be repeated with another field, such as a login with a code of
 * the second factor.
 */
export async function returnCaptchaProof({ ports, db }: Context, proof: string | undefined): Promise<void> {
  if (!ports.captcha || !proof) return;
  const expiresAt = new Date(ports.clock.now().getTime() + proofLifetimeMs);
  await db
    .insert(captchaProofs)
    .values({ proofHash: ports.hasher.sha256(proof), expiresAt })
    .onConflictDoNothing();
}
