import { fieldFailure } from '../../http/failure.ts';
import { fold } from '../../keys.ts';

/** The top-level domain of addresses that the server creates. RFC 2606 reserves it, so that they receive no mail. */
const placeholderDomain = '.invalid';

/** Returns the address of an unconfirmed account for which the address of another account was entered. */
export const unconfirmedEmailOf = (id: string): string => `${id}@unconfirmed${placeholderDomain}`;

/** Returns the address of a deleted account, or of the account that owns its sold items (rule P8). */
export const deletedEmailOf = (id: string): string => `${id}@deleted${placeholderDomain}`;

/**
 * Refuses an address that could be the placeholder of an account. An account with that address would prevent the other
 * one from getting its placeholder, such as when it is deleted.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` with the field
 */
export function checkEmail(email: string): void {
  if (fold(email).endsWith(placeholderDomain)) throw fieldFailure('VALIDATION_FAILED', 'email', 'INVALID_EMAIL');
}
