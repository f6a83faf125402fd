import type { SubscriptionType } from '@fanlight/sdk/models';
import { and, eq, gt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { isRenewing } from '../../access/renewing.ts';
import { hasHadFreeSubscription, isSubscribed, type Viewer, viewerOf } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { performers, subscriberTotals, subscriptions } from '../../db/schema/index.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';
import type { PerformerRow } from './store.ts';

/** The state of a viewer's subscription to a performer (rule M7). */
export interface SubscriptionState {
  isSubscribed: boolean;
  subscribedUntil: Date | null;
  /** The type of the current subscription. A paid one takes precedence over a free one. */
  subscriptionType: SubscriptionType | null;
  /** Whether a period follows the current one. */
  isRenewing: boolean;
  /** Whether the viewer can still start the free subscription. */
  isFreeOffered: boolean;
}

/** The condition that a performer offers a free subscription, which the viewer has not used yet. */
function isFreeOffered(viewer: Viewer, isEnabled: boolean): SQL {
  if (!isEnabled) return sql`false`;
  return sql`((${performers.monthlyPrice} is not null or ${performers.yearlyPrice} is not null)
    and ${performers.userId} <> ${viewer.userId ?? ''} and not ${hasHadFreeSubscription(viewer, performers.userId)} and not ${isSubscribed(viewer, performers.userId)})`;
}

/**
 * Returns the condition that the viewer can start a free subscription to a performer, or with `isFree: false` its
 * negation. For queries that select from `performer`.
 */
export async function isFreeFor(context: Context, isFree: boolean): Promise<SQL> {
  const { freeSubscriptionEnabled } = await readSettings(context.db);
  const isOffered = isFreeOffered(viewerOf(context), freeSubscriptionEnabled);
  return isFree ? isOffered : not(isOffered);
}

/** Reads the viewer's subscriptions to performers; returns a map from performer id to the state of the subscription. */
export async function readSubscriptionStates(
  context: Context,
  rows: PerformerRow[],
): Promise<Map<string, SubscriptionState>> {
  const { db } = context;
  const { userId, now } = viewerOf(context);
  const ids = rows.map(({ user }) => user.id);
  const { freeSubscriptionEnabled } = await readSettings(db);
  const subscriptionRows =
    userId === null || ids.length === 0
      ? []
      : await runPrepared(db, 'subscriptions to performers', { userId, ids, now }, (slots) =>
          db
            .select()
            .from(subscriptions)
            .where(
              and(
                eq(subscriptions.userId, slots.userId),
                isOneOf(subscriptions.performerId, slots.ids),
                ne(subscriptions.status, 'pending'),
                or(
                  eq(subscriptions.type, 'free'),
                  gt(subscriptions.paidThroughAt, sql.param(slots.now, subscriptions.paidThroughAt)),
                ),
              ),
            ),
        );
  const entries = rows.map(({ user, performer }): [string, SubscriptionState] => {
    const all = subscriptionRows.filter(({ performerId }) => performerId === user.id);
    const current = all.filter(({ paidThroughAt }) => paidThroughAt > now);
    const shown = current.find(({ type }) => type !== 'free') ?? current[0];
    const endsAtMs = Math.max(0, ...current.map(({ paidThroughAt }) => paidThroughAt.getTime()));
    const hasPrice = (performer.monthlyPrice ?? performer.yearlyPrice) !== null && user.id !== userId;
    const hasHadFree = all.some(({ type }) => type === 'free');
    return [
      user.id,
      {
        isSubscribed: current.length > 0,
        subscribedUntil: endsAtMs > 0 ? new Date(endsAtMs) : null,
        subscriptionType: shown?.type ?? null,
        isRenewing: current.some(isRenewing),
        isFreeOffered: freeSubscriptionEnabled && hasPrice && !hasHadFree && current.length === 0,
      },
    ];
  });
  return new Map(entries);
}

/** Reads the number of a performer's subscribers. */
export async function readTotalSubscribers(db: Db, performerId: string): Promise<number> {
  const [row] = await runPrepared(db, 'number of subscribers', { performerId }, (slots) =>
    db
      .select({ total: subscriberTotals.total })
      .from(subscriberTotals)
      .where(eq(subscriberTotals.performerId, slots.performerId)),
  );
  return row?.total ?? 0;
}
