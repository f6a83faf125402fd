import type { Mail, Signer } from '../ports/index.ts';

/** A mail as it waits in the outbox: its link holds the seed of a token instead of the token. */
export interface QueuedMail extends Mail {
  /** Left out where the link has no token. */
  linkSeed?: string;
}

/**
 * The token of a mailed link. It is derived from its seed with the server's secret, so that nobody who reads the outbox,
 * such as in a backup of the database, can open the link.
 */
export const tokenOfSeed = (signer: Signer, seed: string): string => signer.sign(`link-token/${seed}`);

/** The mail as it goes out, with the token in its link. */
export function toMail(signer: Signer, { linkSeed, ...mail }: QueuedMail): Mail {
  if (linkSeed === undefined || mail.link === null) return mail;
  return { ...mail, link: mail.link.replace(linkSeed, tokenOfSeed(signer, linkSeed)) };
}
