import type { Viewer } from '../../context.ts';
import type { Ports } from '../../ports/index.ts';
import { findSession, touchSession } from './store.ts';

/** Milliseconds for which a session's latest use is not written down again. */
const touchEvery = 5 * 60 * 1000;

/** Who a token belongs to; null when it is unknown or its session ended. Being connected counts as use (rule P3). */
export async function findViewer({ database, hasher, clock }: Ports, token: string): Promise<Viewer | null> {
  if (token.length > 200) return null;
  const now = clock.now();
  const found = await findSession(database.db, await hasher.sha256(token), now);
  if (!found) return null;
  const { usedAt, ...viewer } = found;
  if (now.getTime() - usedAt.getTime() >= touchEvery) await touchSession(database.db, viewer.sessionId, now);
  return viewer;
}
