import type { Context } from '../../context.ts';

const textToSign = (userId: string) => `registration:${userId}`;

/**
 * Creates a key for the device that registers. The device starts a session with this key and the mailed link. The
 * mailed link alone starts no session: otherwise an attacker could register with the e-mail address of a victim, whom
 * the link would log in to the attacker's account.
 */
export const createRegistrationKey = ({ ports }: Context, userId: string) => ports.signer.sign(textToSign(userId));

/** Whether the key was created for the registration of this account. */
export const isRegistrationKey = ({ ports }: Context, userId: string, key: string) =>
  ports.signer.verify(textToSign(userId), key);
