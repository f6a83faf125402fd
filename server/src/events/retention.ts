import { events } from '../db/schema/index.ts';
import type { DueJob } from '../outbox/due.ts';
import { deleteExpiredRows } from '../outbox/retention.ts';

/** Deletes events after 30 days. A client that was offline for longer fetches all data again. */
export const deleteOldEvents: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: events, since: events.at, keptDays: 30 });
