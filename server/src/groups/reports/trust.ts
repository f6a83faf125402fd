import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { reports, users } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { minimumReporterAgeMs } from './rules.ts';

/**
 * Whether an urgent report by this user hides its target before a decision. It does if the e-mail address is confirmed,
 * the account is older than a week, and the operator has dismissed at most half of the user's decided reports (rule
 * R1).
 */
export async function isTrustedReporter(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ createdAt: users.createdAt, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.emailVerifiedAt || now.getTime() - user.createdAt.getTime() <= minimumReporterAgeMs) return false;
  const [decided] = await tx
    .select({
      total: count(),
      dismissed: sql<number>`count(*) filter (where ${reports.outcome} = 'no-violation')`.mapWith(Number),
    })
    .from(reports)
    .where(and(eq(reports.reporterId, userId), isNotNull(reports.outcome)));
  return !decided || decided.dismissed * 2 <= Number(decided.total);
}
