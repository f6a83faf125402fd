import { idempotentResponses } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes responses after 30 days, when no client repeats the call any more. */
export const deleteOldResponses: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: idempotentResponses, since: idempotentResponses.createdAt, keptDays: 30 });
