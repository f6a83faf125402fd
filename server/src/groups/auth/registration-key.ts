import type { Context } from '../../context.ts';

const signedText = (userId: string) => `registration:${userId}`;

/**
 * A key for the registering device, which logs it in when the address is confirmed. The mailed link alone starts no
 * session: an attacker could register with another person's address, and the link would log that person in to the
 * attacker's account.
 */
export const createRegistrationKey = ({ ports }: Context, userId: string) => ports.signer.sign(signedText(userId));

/** Whether the key was created for the registration of this account. */
export const isRegistrationKey = ({ ports }: Context, userId: string, key: string) =>
  ports.signer.verify(signedText(userId), key);
