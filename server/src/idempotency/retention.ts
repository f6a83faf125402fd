import { idempotentResponses } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes responses after 30 days. No client repeats a call after such a time. */
export const deleteOldResponses: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: idempotentResponses, since: idempotentResponses.createdAt, keptDays: 30 });
