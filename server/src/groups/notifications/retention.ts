import { notifications } from '../../db/schema/index.ts';
import type { DueJob } from '../../outbox/due.ts';
import { deleteExpiredRows } from '../../outbox/retention.ts';

/** Deletes notifications that have not changed for a year. */
export const deleteOldNotifications: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: notifications, since: notifications.updatedAt, keptDays: 365 });
