import type { Viewer } from '../../context.ts';
import type { Ports } from '../../ports/index.ts';
import { findSession } from './store.ts';

/** Who a token belongs to; null when it is unknown or its session ended. */
export async function findViewer({ database, hasher, clock }: Ports, token: string): Promise<Viewer | null> {
  if (token.length > 200) return null;
  return (await findSession(database.db, await hasher.sha256(token), clock.now())) ?? null;
}
