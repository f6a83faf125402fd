import type { Context } from '../../context.ts';
import { readCookie } from '../../http/cookies.ts';
import type { UserRow } from '../users/index.ts';

/** Name of the cookie that lists the accounts which a device has logged in to (rule P2). */
const cookieName = 'device';
/** Maximum number of accounts in a cookie, the latest first. */
const maximumAccounts = 5;
const separator = '~';
/** Lifetime of the cookie in seconds. */
const cookieLength = 365 * 24 * 60 * 60;

/** The signed text includes the password's hash, so that a new password makes every device unknown. */
const signedText = ({ id, passwordHash }: UserRow, deviceId: string) => `device:${id}:${deviceId}:${passwordHash}`;

const readEntries = ({ cookieHeader }: Context) =>
  readCookie(cookieHeader, cookieName).split(separator, maximumAccounts).filter(Boolean);

/** The device's id, if the device has logged in to this account with its current password. */
export function readKnownDevice(context: Context, user: UserRow): string | null {
  for (const entry of readEntries(context)) {
    const [userId, deviceId = '', signature = ''] = entry.split('.');
    if (userId !== user.id) continue;
    return context.ports.signer.verify(signedText(user, deviceId), signature) ? deviceId : null;
  }
  return null;
}

/** Sets the cookie that makes the device known to the account. */
export function rememberDevice(context: Context, user: UserRow): void {
  const deviceId = readKnownDevice(context, user) ?? context.ports.random.token(16);
  const own = `${user.id}.${deviceId}.${context.ports.signer.sign(signedText(user, deviceId))}`;
  const others = readEntries(context).filter((entry) => !entry.startsWith(`${user.id}.`));
  const value = [own, ...others].slice(0, maximumAccounts).join(separator);
  context.setCookie(cookieName, value, cookieLength);
}
