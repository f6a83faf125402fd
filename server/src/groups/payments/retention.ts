import { gatewayEvents } from '../../db/schema/index.ts';
import type { DueJob } from '../../outbox/due.ts';
import { deleteExpiredRows } from '../../outbox/retention.ts';

/** Deletes the ids of gateway events after 90 days. Gateways repeat an event for at most a few days. */
export const deleteOldGatewayEvents: DueJob = (context, pass) =>
  deleteExpiredRows(context, pass, { table: gatewayEvents, since: gatewayEvents.receivedAt, keptDays: 90 });
