import type { SubscriptionBundle } from './generated/models.ts';

/** The subscription types of several months at a discount (rule M7). */
export type BundleType = SubscriptionBundle['type'];

/** The number of months of each bundle. */
export const bundleMonths = { quarterly: 3, 'half-yearly': 6 } as const satisfies Record<BundleType, number>;

/** Returns a price less a discount, rounded once. Amounts are in integer hundredths. */
export const reducedPrice = (price: number, percentOff: number): number =>
  Math.round((price * (100 - percentOff)) / 100);

/**
 * Returns the price of a bundle in integer hundredths: its months at the monthly price, less the discount, rounded once
 * (rule M7). Null if there is no monthly price or no discount. Clients use it to preview a price that is being edited;
 * the server computes the price that is charged.
 */
export function bundlePrice(monthlyPrice: number | null, type: BundleType, percentOff: number | null): number | null {
  if (monthlyPrice === null || percentOff === null) return null;
  return reducedPrice(monthlyPrice * bundleMonths[type], percentOff);
}
