import type { AuthToken } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import type { Db } from '../../ports/index.ts';
import { sessionLifetimeMs } from './rules.ts';
import { insertSession } from './store.ts';

/**
 * Starts a session (rule P3).
 *
 * @param secondFactorAt - the time at which a code of the second factor was checked; null without one
 */
export async function beginSession(
  context: Context,
  db: Db,
  userId: string,
  isRemembered: boolean,
  secondFactorAt: Date | null = null,
): Promise<AuthToken> {
  const { ports } = context;
  const now = ports.clock.now();
  const token = ports.random.token(32);
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs(isRemembered));
  await insertSession(db, {
    id: ports.ids.next(),
    userId,
    tokenHash: ports.hasher.sha256(token),
    userAgent: context.userAgent.slice(0, 300),
    countryCode: context.countryCode,
    createdAt: now,
    expiresAt,
    secondFactorAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}
