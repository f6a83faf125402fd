import type { TokenPackage } from '@fanlight/sdk/models';
import { fromHundredths } from '../../ledger/money.ts';
import { allowedBonus, type Rates } from '../../ledger/promotion.ts';
import type { PackageRow } from './store.ts';

/** Presents a token package. */
export function toPackage(
  row: PackageRow,
  { primaryCurrency, ...rates }: Rates & { primaryCurrency: string },
): TokenPackage {
  const bonus = allowedBonus(row.price, row.bonus, rates);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: fromHundredths(row.price),
    currency: primaryCurrency,
    tokens: fromHundredths(row.price + bonus),
    bonusTokens: fromHundredths(bonus),
    isRecommended: row.isRecommended,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
