import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { ipKeyOf, requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { RateLimit } from '../../ports/index.ts';
import type { UserRow } from '../users/index.ts';
import { readKnownDevice } from './known-device.ts';
import { passwordLimit, passwordLimitOfAddress } from './rules.ts';

/** Hash of a random password, so that an unknown account takes as long as a wrong password (rule P2). */
let unknownUserHash: Promise<string> | undefined;

/** The rate limits of a password check. */
async function limitsOf(
  context: Context,
  user: UserRow | undefined,
  credentials: string,
): Promise<[string, RateLimit][]> {
  const device = user && readKnownDevice(context, user);
  if (device) return [[`password-device:${user.id}:${device}`, passwordLimit]];
  // Unknown accounts are counted separately, so that invented names can't evict the counters of real accounts from
  // memory.
  const account = user ? `password-account:${user.id}` : `password-unknown:${fold(credentials)}`;
  const address = ipKeyOf(context, 'password-address');
  // The address's limit is checked first: an address over its limit uses up no attempts of accounts.
  const limits: [string, RateLimit][] = [[account, passwordLimit]];
  if (address) limits.unshift([address, passwordLimitOfAddress]);
  return limits;
}

/**
 * Checks the password of an account. The attempt is counted before the check (rule P2): ten attempts in 15 minutes for
 * all unknown devices together, and ten for each device that has logged in before. A correct password refunds its
 * attempt.
 *
 * @param user - undefined for an unknown account; the check then takes as long and is counted in the same way
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export async function isRightPassword(
  context: Context,
  user: UserRow | undefined,
  { credentials, password }: { credentials: string; password: string },
): Promise<boolean> {
  const { passwords, random, rateLimits } = context.ports;
  const limits = await limitsOf(context, user, credentials);
  for (const [key, limit] of limits) await requireLimit(context, key, limit);
  unknownUserHash ??= passwords.hash(random.token(16));
  const isRight = await passwords.verify(user?.passwordHash ?? (await unknownUserHash), password);
  if (!isRight || !user) return false;
  for (const [key] of limits) await rateLimits.uncount(key);
  return true;
}

/**
 * Checks the viewer's password, with the limits of the login (rule P2).
 *
 * @returns the account as it was checked
 * @throws {ApiFailure} `WRONG_PASSWORD` for the field, `RATE_LIMITED`
 */
export async function requirePassword(
  context: Context,
  userId: string,
  password: string,
  field: string,
): Promise<UserRow> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!(await isRightPassword(context, user, { credentials: userId, password })) || !user) {
    throw fieldFailure('WRONG_PASSWORD', field);
  }
  return user;
}
