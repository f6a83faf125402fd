import { linkTokens, sessions } from '../../db/schema/index.ts';
import type { DueJob } from '../../outbox/due.ts';
import { deleteExpiredRows } from '../../outbox/retention.ts';

/** Deletes sessions and links that expired a month ago. */
export const deleteExpiredSessionsAndLinks: DueJob = async (context, pass) => {
  await deleteExpiredRows(context, pass, { table: sessions, since: sessions.expiresAt, keptDays: 30 });
  await deleteExpiredRows(context, pass, { table: linkTokens, since: linkTokens.expiresAt, keptDays: 30 });
};
