import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import {
  events,
  gatewayEvents,
  idempotentAnswers,
  linkTokens,
  notifications,
  rateLimits,
  sessions,
} from '../db/schema/index.ts';
import type { DuePass } from './due.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Retention periods of temporary rows, in milliseconds; the table in server/README.md lists them too. Events must be
 * kept longer than a client may be offline, idempotent answers and gateway events longer than a call or webhook may be
 * repeated.
 */
export const retentionMs = {
  event: 30 * day,
  idempotent_answer: 30 * day,
  gateway_event: 90 * day,
  notification: 365 * day,
  /** Counted from the session's end. */
  session: 30 * day,
  link_token: 30 * day,
  rate_limit: 0,
} as const;

type Table = keyof typeof retentionMs;

const tables = {
  event: events,
  idempotent_answer: idempotentAnswers,
  gateway_event: gatewayEvents,
  notification: notifications,
  session: sessions,
  link_token: linkTokens,
  rate_limit: rateLimits,
};

/** The time at which the retention period of a row begins. */
const timeOf: Record<Table, AnyPgColumn> = {
  event: events.at,
  idempotent_answer: idempotentAnswers.createdAt,
  gateway_event: gatewayEvents.receivedAt,
  notification: notifications.updatedAt,
  session: sessions.expiresAt,
  link_token: linkTokens.expiresAt,
  rate_limit: rateLimits.expiresAt,
};

/** Maximum number of rows deleted by one statement, so that locks are short. */
const batch = 1000;

/**
 * Deletes rows whose retention period is over. Idempotent: safe to run concurrently and to be interrupted. Locked rows are
 * skipped until a later pass, because two servers that delete the same rows in different orders would deadlock.
 */
export async function deleteExpiredRows({ db, ports }: Context, pass: DuePass): Promise<void> {
  for (const [name, ms] of Object.entries(retentionMs) as [Table, number][]) {
    const before = new Date(ports.clock.now().getTime() - ms).toISOString();
    const table = tables[name];
    for (let deleted = batch; deleted === batch && !pass.isOver(); ) {
      const { rows } = (await db.execute(sql`
        with expired as (
            select ctid from ${table} where ${timeOf[name]} < ${before}::timestamptz limit ${batch} for update skip locked
          ),
          removed as (delete from ${table} where ctid in (select ctid from expired) returning 1)
        select count(*)::int as deleted from removed`)) as unknown as { rows: { deleted: number }[] };
      deleted = rows[0]?.deleted ?? 0;
    }
  }
}
