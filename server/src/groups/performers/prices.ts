import type { SubscriptionBundle } from '@fanlight/sdk/models';
import { type BundleType, bundleMonths, bundlePrice } from '@fanlight/sdk/prices';
import { performers } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';

/** The types of paid subscriptions. */
export type PaidType = 'monthly' | BundleType | 'yearly';

/** The columns from which the prices of all types follow. Amounts are in hundredths. */
export const priceColumns = {
  monthlyPrice: performers.monthlyPrice,
  yearlyPrice: performers.yearlyPrice,
  quarterlyPercentOff: performers.quarterlyPercentOff,
  halfYearlyPercentOff: performers.halfYearlyPercentOff,
};

type PriceRow = Pick<typeof performers.$inferSelect, keyof typeof priceColumns>;

/** Returns the price of a period of each type in hundredths; null if the performer does not offer it (rules M2, M7). */
export function pricesOf(row: PriceRow): Record<PaidType, number | null> {
  const { monthlyPrice, yearlyPrice, quarterlyPercentOff, halfYearlyPercentOff } = row;
  return {
    monthly: monthlyPrice,
    quarterly: bundlePrice(monthlyPrice, 'quarterly', quarterlyPercentOff),
    'half-yearly': bundlePrice(monthlyPrice, 'half-yearly', halfYearlyPercentOff),
    yearly: yearlyPrice,
  };
}

/** Presents the bundles that a performer offers. */
export function toBundles(row: PriceRow): SubscriptionBundle[] {
  const prices = pricesOf(row);
  const percents = { quarterly: row.quarterlyPercentOff, 'half-yearly': row.halfYearlyPercentOff };
  return (['quarterly', 'half-yearly'] as const).flatMap((type) => {
    const [price, percentOff, months] = [prices[type], percents[type], bundleMonths[type]];
    if (price === null || percentOff === null || row.monthlyPrice === null) return [];
    const saving = fromHundredths(row.monthlyPrice * months - price);
    return [{ type, months, percentOff, price: fromHundredths(price), saving }];
  });
}
