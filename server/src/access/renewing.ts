import { and, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { subscriptions } from '../db/schema/index.ts';

/** The columns of a subscription on which its renewal depends. */
type Renewal = Pick<
  typeof subscriptions.$inferSelect,
  'renewsAt' | 'withdrawnAt' | 'paidThroughAt' | 'newPriceAt' | 'hasConsented'
>;

/**
 * Whether a subscription will be renewed at the end of its period (rule M7). It ends instead if it was cancelled, the
 * performer no longer offers it, or a higher price applies then and the subscriber has not consented.
 */
export const isRenewing = ({ renewsAt, withdrawnAt, paidThroughAt, newPriceAt, hasConsented }: Renewal): boolean =>
  renewsAt !== null && withdrawnAt === null && (newPriceAt === null || hasConsented || newPriceAt > paidThroughAt);

/** The condition of {@link isRenewing} for a query of subscriptions. */
export const whereRenewing = (): SQL | undefined =>
  and(
    isNotNull(subscriptions.renewsAt),
    isNull(subscriptions.withdrawnAt),
    or(
      isNull(subscriptions.newPriceAt),
      subscriptions.hasConsented,
      gt(subscriptions.newPriceAt, subscriptions.paidThroughAt),
    ),
  );
