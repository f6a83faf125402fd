import { findCause } from '../db/errors.ts';
import { DatabaseUnavailable, type Timer } from '../ports/index.ts';

/** How many renewals fit into one lease: a busy process may miss two before others take its work over. */
const renewalsPerLease = 4;

/**
 * Renews a lease again and again, so that no other process takes over work that still goes on, however long it takes. A
 * renewal that finds the database unavailable is left to the next one: nobody can take the work over meanwhile either.
 *
 * @param leaseMs - milliseconds after which others take over what is not renewed
 * @param renew - extends the lease of everything that is being worked on
 * @returns how to stop
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
