import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { addressKeyOf, requireLimit } from '../../http/limit.ts';
import type { RateLimit } from '../../ports/index.ts';
import { readKnownDevice } from './known-device.ts';
import { fold, passwordLimit, passwordLimitOfAddress } from './rules.ts';
import type { UserRow } from './store.ts';

/** A hash of no password, so that an unknown account takes as long as a wrong password (rule P2). */
let unknownUserHash: Promise<string> | undefined;

/** The counters that a password check is counted in. */
async function limitsOf(
  context: Context,
  user: UserRow | undefined,
  credentials: string,
): Promise<[string, RateLimit][]> {
  const device = user && readKnownDevice(context, user);
  if (device) return [[`password-device:${user.id}:${device}`, passwordLimit]];
  // Unknown accounts are a kind of their own: made-up names can't push the counters of real accounts out of memory.
  const account = user ? `password-account:${user.id}` : `password-unknown:${fold(credentials)}`;
  const address = addressKeyOf(context, 'password-address');
  // The address first: one that is over its limit doesn't use up the attempts of more accounts.
  const limits: [string, RateLimit][] = [[account, passwordLimit]];
  if (address) limits.unshift([address, passwordLimitOfAddress]);
  return limits;
}

/**
 * Checks the password of an account, counted before the check (rule P2): ten attempts in 15 minutes for all unknown
 * devices together, ten for each device that has logged in before. The right password gives its attempt back.
 *
 * @param user - undefined where no account has these credentials, which takes as long and counts the same
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
  for (const [key] of limits) await rateLimits.giveBack(key);
  return true;
}

/**
 * Asks for the password of the viewer, with the same limits as the login (rule P2).
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
