import type { Subscription, UserSummary } from '@fanlight/sdk/models';
import { isRenewing } from '../../access/renewing.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { FanReader } from '../fans/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { SubscriptionRow } from './store.ts';

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

/**
 * Presents a subscription. Only the subscriber sees the card and the failures.
 *
 * @param fanOf - what the performer keeps about the subscribers; only for this performer
 */
export function toSubscription(
  row: SubscriptionRow,
  viewerId: string,
  people: Map<string, UserSummary>,
  fanOf?: FanReader,
): Subscription {
  const isMine = row.userId === viewerId;
  const { cardBrand: brand, cardLast4: last4, newPrice } = row;
  // If the subscription is not renewed, `renewsAt` in its row is the date on which it ends.
  const renewsAt = isRenewing(row) ? row.renewsAt : null;
  return {
    _id: row.id,
    type: row.type,
    status: row.status,
    performer: people.get(row.performerId) ?? deletedUserSummary(row.performerId),
    user: people.get(row.userId) ?? deletedUserSummary(row.userId),
    fan: fanOf?.(row.userId) ?? null,
    price: fromHundredths(row.price),
    newPrice: newPrice === null ? null : fromHundredths(newPrice),
    newPriceAt: timeOf(row.newPriceAt),
    hasConsented: row.hasConsented,
    provider: row.provider,
    card: isMine && brand && last4 ? { brand, last4 } : null,
    isRenewing: renewsAt !== null,
    startedAt: row.startedAt.toISOString(),
    paidThroughAt: row.paidThroughAt.toISOString(),
    renewsAt: timeOf(renewsAt),
    cancelledAt: timeOf(row.cancelledAt),
    endedAt: timeOf(row.endedAt),
    totalFailures: row.totalFailures,
    failureCode: isMine ? row.failureCode : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Presents subscriptions. Reads the users with one query. */
export async function toSubscriptions(
  { ports, db }: Context,
  rows: SubscriptionRow[],
  viewerId: string,
  fanOf?: FanReader,
): Promise<Subscription[]> {
  const ids = rows.flatMap((row) => [row.userId, row.performerId]);
  const people = await readUserSummaries(ports, db, ids);
  return rows.map((row) => toSubscription(row, viewerId, people, fanOf));
}
