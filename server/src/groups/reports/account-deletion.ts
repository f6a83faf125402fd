import { and, eq, ne } from 'drizzle-orm';
import type { AccountDeletion } from '../../content/index.ts';
import { reports } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /**
   * Deletes the account's decided reports, and the texts by and about the account in reports about it. Reports that are
   * still open are kept for the operator (rule R1).
   */
  async own({ tx }, { id }) {
    await tx.delete(reports).where(and(eq(reports.reporterId, id), ne(reports.status, 'open')));
    await tx.update(reports).set({ excerpt: null, note: null }).where(eq(reports.targetUserId, id));
  },
};
