import type { Context } from '../../context.ts';

const textToSign = (userId: string) => `registration:${userId}`;

/**
 * Creates a key for the device that registers. With this key and the mailed link, the device starts a session. The
 * mailed link alone starts no session: an attacker could register with another person's e-mail address, and the link
 * would log that person in to the attacker's account.
 */
export const createRegistrationKey = ({ ports }: Context, userId: string) => ports.signer.sign(textToSign(userId));

/** Whether the key was created for the registration of this account. */
export const isRegistrationKey = ({ ports }: Context, userId: string, key: string) =>
  ports.signer.verify(textToSign(userId), key);
