import { idempotentAnswers } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes old responses, after the time in which clients repeat a call. */
export const deleteOldResponses: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: idempotentAnswers, since: idempotentAnswers.createdAt, keptDays: 30 });
