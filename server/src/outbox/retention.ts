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
 * Milliseconds for which rows are kept that only serve for a time. Whoever changes one changes the table in the README.
 * Events have to outlast the longest break of a client, and idempotent answers and gateway events every repetition.
 */
export const retentionMs = {
  event: 30 * day,
  idempotent_answer: 30 * day,
  gateway_event: 90 * day,
  notification: 365 * day,
  /** After their end. */
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

/** The time that the period of a row begins with. */
const timeOf: Record<Table, AnyPgColumn> = {
  event: events.at,
  idempotent_answer: idempotentAnswers.createdAt,
  gateway_event: gatewayEvents.receivedAt,
  notification: notifications.updatedAt,
  session: sessions.expiresAt,
  link_token: linkTokens.expiresAt,
  rate_limit: rateLimits.expiresAt,
};

/** Rows deleted by one statement, so that none holds its locks for long. */
const batch = 1000;

/**
 * Deletes rows whose retention period is over. Idempotent: safe to run concurrently and to be interrupted. Locked rows are
 * left to a later pass: two servers that delete the same rows in different orders would deadlock.
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
          gone as (delete from ${table} where ctid in (select ctid from expired) returning 1)
        select count(*)::int as deleted from gone`)) as unknown as { rows: { deleted: number }[] };
      deleted = rows[0]?.deleted ?? 0;
    }
  }
}
