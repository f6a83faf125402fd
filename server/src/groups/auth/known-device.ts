import type { Context } from '../../context.ts';
import { readCookie } from '../../http/cookies.ts';
import type { UserRow } from '../users/index.ts';

/** The name of the cookie that lists the accounts to which a device has logged in (rule P2). */
const cookieName = 'device';
/** The maximum number of accounts in the cookie. The account of the latest login is the first. */
const maximumAccounts = 5;
const separator = '~';

const cookieLifetimeSeconds = 365 * 24 * 60 * 60;

/** The signed text contains the password hash, so that every device becomes unknown when the password changes. */
const textToSign = ({ id, passwordHash }: UserRow, deviceId: string) => `device:${id}:${deviceId}:${passwordHash}`;

const readEntries = ({ cookieHeader }: Context) =>
  readCookie(cookieHeader, cookieName).split(separator, maximumAccounts).filter(Boolean);

/**
 * Returns the device's id; null if the device has not logged in to this account since the last change of its password.
 */
export function readKnownDevice(context: Context, user: UserRow): string | null {
  for (const entry of readEntries(context)) {
    const [userId, deviceId = '', signature = ''] = entry.split('.');
    if (userId !== user.id) continue;
    return context.ports.signer.verify(textToSign(user, deviceId), signature) ? deviceId : null;
  }
  return null;
}

/** Adds the account to the cookie, so that the device counts as known. */
export function rememberDevice(context: Context, user: UserRow): void {
  const deviceId = readKnownDevice(context, user) ?? context.ports.random.token(16);
  const ownEntry = `${user.id}.${deviceId}.${context.ports.signer.sign(textToSign(user, deviceId))}`;
  const otherEntries = readEntries(context).filter((entry) => !entry.startsWith(`${user.id}.`));
  const value = [ownEntry, ...otherEntries].slice(0, maximumAccounts).join(separator);
  context.setCookie(cookieName, value, cookieLifetimeSeconds);
}
