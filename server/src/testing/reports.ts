import { eq } from 'drizzle-orm';
import { reports } from '../db/schema/index.ts';
import type { Ports } from '../ports/index.ts';

/** Decides all open reports, as an operator would. */
export async function decideReports({
  ports: { clock, database },
}: {
  ports: Pick<Ports, 'database' | 'clock'>;
}): Promise<void> {
  const decision = { status: 'resolved', outcome: 'removed', resolvedAt: clock.now() } as const;
  await database.db.update(reports).set(decision).where(eq(reports.status, 'open'));
}
