import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { ipKeyOf, requireLimit } from '../../http/limit.ts';
import { fold } from '../../keys.ts';
import type { RateLimit } from '../../ports/index.ts';
import type { UserRow } from '../users/index.ts';
import { readKnownDevice } from './known-device.ts';
import type { LoginAccounts } from './login-accounts.ts';
import { passwordLimit, passwordLimitOfIp } from './rules.ts';

/**
 * The hash of a random password. Verifying this hash for an unknown account takes as long as verifying the password of
 * a real account (rule P2).
 */
let unknownUserHash: Promise<string> | undefined;

/** Verifies a password. For an unknown account this takes as long, and fails. */
async function verify({ ports }: Context, user: UserRow | undefined, password: string): Promise<boolean> {
  unknownUserHash ??= ports.passwords.hash(ports.random.token(16));
  const isCorrect = await ports.passwords.verify(user?.passwordHash ?? (await unknownUserHash), password);
  return isCorrect && user !== undefined;
}

/** Returns the key of the attempts for an account. Those for an unknown account are counted by what was entered. */
const accountKeyOf = (user: UserRow | undefined, entered: string) =>
  user ? `password-account:${user.id}` : `password-unknown:${fold(entered)}`;

/**
 * Counts an attempt from an unknown device, by the IP address and by each key.
 *
 * @returns the keys that were counted
 * @throws {ApiFailure} `RATE_LIMITED`
 */
async function countAttempt(context: Context, keys: string[]): Promise<string[]> {
  const ip = ipKeyOf(context, 'password-address');
  const limits: [string, RateLimit][] = keys.map((key) => [key, passwordLimit]);
  // The limit of the IP address is checked first, so that attempts above this limit do not count for the account.
  if (ip) limits.unshift([ip, passwordLimitOfIp]);
  for (const [key, limit] of limits) await requireLimit(context, key, limit);
  return limits.map(([key]) => key);
}

async function uncount({ ports }: Context, keys: string[]): Promise<void> {
  for (const key of keys) await ports.rateLimits.uncount(key);
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
  const device = user && readKnownDevice(context, user);
  let keys: string[];
  if (device) {
    keys = [`password-device:${user.id}:${device}`];
    for (const key of keys) await requireLimit(context, key, passwordLimit);
  } else {
    keys = await countAttempt(context, [accountKeyOf(user, credentials)]);
  }
  const isCorrect = await verify(context, user, password);
  if (isCorrect) await uncount(context, keys);
  return isCorrect;
}

/**
 * Checks the password of a login by an e-mail address. Unless it is the owner's, two passwords are checked and counted
 * whether or not the accounts exist, so that neither time nor limits reveal whether the address has an owner
 * (`docs/decisions/0007-entered-addresses.md`).
 *
 * @returns the account whose password is correct, if any
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export async function findByPassword(
  context: Context,
  { owner, latestEntrant }: LoginAccounts,
  { credentials, password }: { credentials: string; password: string },
): Promise<UserRow | undefined> {
  // On a known device the owner isn't locked out by a stranger who guesses the password of the other account.
  if (owner && readKnownDevice(context, owner)) {
    return (await isPasswordCorrect(context, owner, { credentials, password })) ? owner : undefined;
  }
  const keys = await countAttempt(context, [
    // Attempts before a registration are counted by this key, and also limit those after it.
    `password-email:${fold(credentials)}`,
    accountKeyOf(owner, credentials),
    accountKeyOf(latestEntrant, `entrant:${credentials}`),
  ]);
  if (await verify(context, owner, password)) {
    await uncount(context, keys);
    return owner;
  }
  // Stays counted even if it is correct, because it was an attempt to log in to the owner's account as well.
  return (await verify(context, latestEntrant, password)) ? latestEntrant : undefined;
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
