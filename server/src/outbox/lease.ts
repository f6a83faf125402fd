import { findCause } from '../db/errors.ts';
import { DatabaseUnavailable, type Timer } from '../ports/index.ts';

/** Number of renewals within one lease. A busy process may miss two renewals without losing its lease. */
const renewalsPerLease = 4;

/**
 * Renews a lease periodically, so that no other process takes over work that takes longer than one lease. A renewal
 * that fails because the database is unavailable is not an error, since other processes cannot take the work over then.
 *
 * @param leaseMs - milliseconds after which other processes take over work whose lease is not renewed
 * @param renew - extends the leases of all current work of this process
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
