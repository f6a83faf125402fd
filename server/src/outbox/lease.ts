import { findCause } from '../db/errors.ts';
import { DatabaseUnavailable, type Timer } from '../ports/index.ts';

/** The number of renewals within one lease. A busy process can miss two renewals without losing its lease. */
const renewalsPerLease = 4;

/**
 * Renews a lease periodically, so that no other process takes over work that takes longer than one lease. It is not an
 * error if a renewal fails because the database is unavailable, because other processes then cannot take the work over
 * either.
 *
 * @param leaseMs - milliseconds after which other processes take over the work, if its lease is not renewed
 * @param renew - extends the leases of all work in progress of this process
 * @returns a function that stops the renewals
 */
export function keepLease(
  timer: Timer,
  leaseMs: number,
  renew: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  return timer.every(leaseMs / renewalsPerLease, async () => {
    try {
      await renew();
    } catch (error) {
      if (!findCause(error, DatabaseUnavailable)) onError(error);
    }
  });
}
