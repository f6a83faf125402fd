import type { Viewer } from '../../context.ts';
import type { Ports } from '../../ports/index.ts';
import { findSession, touchSession } from './store.ts';

/** Milliseconds for which a session's latest use is not written down again. */
const touchEvery = 5 * 60 * 1000;

/** Who a token belongs to; null when it is unknown or its session ended. Being connected counts as use (rule P3). */
export async function findViewer(
  { database, hasher, clock }: Ports,
  token: string,
  /** Of the address of the call; null when it is not known. */
  countryCode: string | null = null,
): Promise<Viewer | null> {
  if (token.length > 200) return null;
  const now = clock.now();
  const found = await findSession(database.db, hasher.sha256(token), now);
  if (!found) return null;
  const { usedAt, lastCountryCode, ...viewer } = found;
  const isElsewhere = countryCode !== null && countryCode !== lastCountryCode;
  if (isElsewhere || now.getTime() - usedAt.getTime() >= touchEvery) {
    await touchSession(database.db, viewer, now, isElsewhere ? countryCode : undefined);
  }
  return viewer;
}
