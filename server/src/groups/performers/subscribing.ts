import type { SubscriptionType } from '@fanlight/sdk/models';
import { and, eq, gt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { hasHadFreeSubscription, isSubscribed, type Viewer, viewerOf } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { performers, subscriptions } from '../../db/schema/index.ts';
import { readSettings } from '../settings/index.ts';
import type { PerformerRow } from './store.ts';

/** A viewer's subscription to a performer (rule M7). */
export interface Subscribing {
  isSubscribed: boolean;
  subscribedUntil: Date | null;
  /** The paid type, if a free subscription is still running too. */
  subscriptionType: SubscriptionType | null;
  /** Whether the viewer can still start the free subscription. */
  isFreeOffered: boolean;
}

/** Condition that a performer offers the viewer the free subscription, and the viewer has not used it yet. */
function isFreeOffered(viewer: Viewer, isEnabled: boolean): SQL {
  if (!isEnabled) return sql`false`;
  return sql`((${performers.monthlyPrice} is not null or ${performers.yearlyPrice} is not null)
    and ${performers.userId} <> ${viewer.userId ?? ''} and not ${hasHadFreeSubscription(viewer, performers.userId)} and not ${isSubscribed(viewer, performers.userId)})`;
}

/** Condition that a performer offers the viewer the free subscription, or does not; for queries over `performer`. */
export async function isFreeFor(context: Context, isFree: boolean): Promise<SQL> {
  const { freeSubscriptionEnabled } = await readSettings(context.db);
  const offered = isFreeOffered(viewerOf(context), freeSubscriptionEnabled);
  return isFree ? offered : not(offered);
}

/** The viewer's subscriptions to performers, in two queries. */
export async function readSubscribing(context: Context, rows: PerformerRow[]): Promise<Map<string, Subscribing>> {
  const { db } = context;
  const { userId, now } = viewerOf(context);
  const ids = rows.map(({ user }) => user.id);
  const { freeSubscriptionEnabled } = await readSettings(db);
  const mine =
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
  const entries = rows.map(({ user, performer }): [string, Subscribing] => {
    const all = mine.filter(({ performerId }) => performerId === user.id);
    const running = all.filter(({ paidThroughAt }) => paidThroughAt > now);
    const best = running.find(({ type }) => type !== 'free') ?? running[0];
    const until = Math.max(0, ...running.map(({ paidThroughAt }) => paidThroughAt.getTime()));
    const isOffering = (performer.monthlyPrice ?? performer.yearlyPrice) !== null && user.id !== userId;
    const hadFree = all.some(({ type }) => type === 'free');
    return [
      user.id,
      {
        isSubscribed: running.length > 0,
        subscribedUntil: until > 0 ? new Date(until) : null,
        subscriptionType: best?.type ?? null,
        isFreeOffered: freeSubscriptionEnabled && isOffering && !hadFree && running.length === 0,
      },
    ];
  });
  return new Map(entries);
}
