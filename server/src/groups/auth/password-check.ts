import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { ipKeyOf, requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { RateLimit } from '../../ports/index.ts';
import type { UserRow } from '../users/index.ts';
import { readKnownDevice } from './known-device.ts';
import { passwordLimit, passwordLimitOfIp } from './rules.ts';

/**
 * The hash of a random password. Verifying this hash for an unknown account takes as long as verifying the password of
 * a real account (rule P2).
 */
let unknownUserHash: Promise<string> | undefined;

/** Returns the keys and rate limits of a password check. */
async function listLimits(
  context: Context,
  user: UserRow | undefined,
  credentials: string,
): Promise<[string, RateLimit][]> {
  const device = user && readKnownDevice(context, user);
  if (device) return [[`password-device:${user.id}:${device}`, passwordLimit]];
  // An unknown account is counted by the name that was entered, under a separate kind of key.
  const account = user ? `password-account:${user.id}` : `password-unknown:${fold(credentials)}`;
  const ip = ipKeyOf(context, 'password-address');
  const limits: [string, RateLimit][] = [[account, passwordLimit]];
  // The limit of the IP address is checked first, so that attempts above this limit do not count for the account.
  if (ip) limits.unshift([ip, passwordLimitOfIp]);
  return limits;
}

/**
 * Checks the password of an account. Each attempt is counted before the check, and the count is undone if the password
 * is correct. An account allows ten attempts in 15 minutes for all unknown devices together, and ten for each known
 * device (rule P2).
 *
 * @param user - undefined for an unknown account, for which attempts are counted too, and the check takes as long
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export async function isPasswordCorrect(
  context: Context,
  user: UserRow | undefined,
  { credentials, password }: { credentials: string; password: string },
): Promise<boolean> {
  const { passwords, random, rateLimits } = context.ports;
  const limits = await listLimits(context, user, credentials);
  for (const [key, limit] of limits) await requireLimit(context, key, limit);
  unknownUserHash ??= passwords.hash(random.token(16));
  const isCorrect = await passwords.verify(user?.passwordHash ?? (await unknownUserHash), password);
  if (!isCorrect || !user) return false;
  for (const [key] of limits) await rateLimits.uncount(key);
  return true;
}

/**
 * Checks the viewer's password, with the limits of the login (rule P2).
 *
 * @returns the account with the password hash that was checked
 * @throws {ApiFailure} `WRONG_PASSWORD` with the name of the field, `RATE_LIMITED`
 */
export async function requirePassword(
  context: Context,
  userId: string,
  password: string,
  field: string,
): Promise<UserRow> {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!(await isPasswordCorrect(context, user, { credentials: userId, password })) || !user) {
    throw fieldFailure('WRONG_PASSWORD', field);
  }
  return user;
}
