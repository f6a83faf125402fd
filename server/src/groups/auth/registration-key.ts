import type { Context } from '../../context.ts';

const signedText = (userId: string) => `registration:${userId}`;

/**
 * What the device that opened an account confirms its address with, to be logged in there. The mailed link alone logs
 * nobody in: an account that somebody else opened with this address would become that of whoever opens the link.
 */
export const createRegistrationKey = ({ ports }: Context, userId: string) => ports.signer.sign(signedText(userId));

/** Whether a key was made for the registration of this account. */
export const isRegistrationKey = ({ ports }: Context, userId: string, key: string) =>
  ports.signer.verify(signedText(userId), key);
