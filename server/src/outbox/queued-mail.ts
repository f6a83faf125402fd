import type { Mail, Signer } from '../ports/index.ts';

/** A mail in the outbox. It contains the seed of the token in its link, and not the token. */
export interface QueuedMail extends Mail {
  /** Undefined if the link has no token. */
  linkSeed?: string;
}

/**
 * Returns the token of a mailed link. It is derived from the seed with the server's secret. If the outbox is leaked,
 * for example by a backup of the database, it therefore contains no valid link.
 */
export const tokenOfSeed = (signer: Signer, seed: string): string => signer.sign(`link-token/${seed}`);

/** Returns the mail to send, with the token in its link. */
export function toMail(signer: Signer, { linkSeed, ...mail }: QueuedMail): Mail {
  if (linkSeed === undefined || mail.link === null) return mail;
  return { ...mail, link: mail.link.replace(linkSeed, tokenOfSeed(signer, linkSeed)) };
}
