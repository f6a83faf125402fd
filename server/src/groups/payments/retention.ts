import { gatewayEvents } from '../../db/schema/index.ts';
import type { DueJob } from '../../outbox/due.ts';
import { deleteExpiredRows } from '../../outbox/retention.ts';

/** Deletes the ids of old gateway events. They are kept for longer than a webhook may be repeated. */
export const deleteOldGatewayEvents: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: gatewayEvents, since: gatewayEvents.receivedAt, keptDays: 90 });
