import type { FanList } from '@fanlight/sdk/models';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { charges, fans, payments, subscriptionPeriods, subscriptions } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';

/** A fan as a performer sees the fan. The values of a fan about whom nothing is kept are null. */
export interface FanRow {
  userId: string;
  isVip: boolean | null;
  isMuted: boolean | null;
  note: string | null;
  /** In integer hundredths of a token. */
  spent: number;
}

/** The sum of the tokens that each user of `asked` has spent with a performer. */
const spentTokens = (performerId: Slot<string>) => sql`coalesce((select sum(${charges.amount}) from ${charges}
  where ${charges.performerId} = ${performerId} and ${charges.payerId} = asked.id and ${charges.status} = 'paid'), 0)`;

/** The sum of the card payments of each user of `asked` for subscriptions to a performer. They have no charge. */
const paidByCard = (performerId: Slot<string>) => sql`coalesce((
  select sum(greatest(${subscriptionPeriods.amount} - ${payments.refundedAmount}, 0)) from ${subscriptions}
  inner join ${subscriptionPeriods} on ${subscriptionPeriods.subscriptionId} = ${subscriptions.id}
  inner join ${payments} on ${payments.id} = ${subscriptionPeriods.paymentId}
  where ${subscriptions.userId} = asked.id and ${subscriptions.performerId} = ${performerId}), 0)`;

/** Reads what a performer keeps about users, and what these have spent, with one statement. */
export function readFanRows(db: Db, performerId: string, userIds: string[]): Promise<FanRow[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return runPrepared(db, 'fans of a performer', { performerId, userIds: [...new Set(userIds)] }, (slots) =>
    db
      .select({
        userId: sql<string>`asked.id`,
        isVip: fans.isVip,
        isMuted: fans.isMuted,
        note: fans.note,
        spent: sql<number>`(${spentTokens(slots.performerId)} + ${paidByCard(slots.performerId)})::float8`,
      })
      .from(sql`(select unnest(${sql.param(slots.userIds)}::text[]) collate "C" as id) as asked`)
      .leftJoin(fans, and(eq(fans.performerId, slots.performerId), sql`${fans.userId} = asked.id`)),
  );
}

const columnOf = { vip: fans.isVip, muted: fans.isMuted } satisfies Record<FanList, AnyPgColumn>;

/** The condition that a user is in a list of a performer. */
export const isInList = (list: FanList, performerId: Slot<string>, userId: AnyPgColumn): SQL =>
  sql`${userId} in (select ${fans.userId} from ${fans} where ${fans.performerId} = ${performerId} and ${columnOf[list]})`;

/** The condition that a performer has muted a user (rule N1). */
export const isMutedFan = (performerId: string, userId: SQL): SQL<boolean> => sql`exists (
  select 1 from ${fans} where ${fans.performerId} = ${performerId} and ${fans.userId} = ${userId} and ${fans.isMuted})`;
