import { events } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes old events. They are kept for longer than a client may be offline. */
export const deleteOldEvents: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: events, since: events.at, keptDays: 30 });
