import { idempotentAnswers } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes old answers. They are kept for longer than a call may be repeated. */
export const deleteOldAnswers: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: idempotentAnswers, since: idempotentAnswers.createdAt, keptDays: 30 });
