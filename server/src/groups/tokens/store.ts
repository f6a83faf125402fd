import type { TokenPackage } from '@fanlight/sdk/models';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { tokenPackages } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { allowedBonus, type Rates } from '../../ledger/promotion.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';

type PackageRow = typeof tokenPackages.$inferSelect;

/** Packages that are offered. */
export function listPackages(
  db: Db,
  { limit, offset, sort, sortBy }: { limit: number; offset: number; sort: 'asc' | 'desc'; sortBy: 'price' | 'tokens' },
): Promise<PackageRow[]> {
  const by = sortBy === 'price' ? tokenPackages.price : sql`${tokenPackages.price} + ${tokenPackages.bonus}`;
  const direction = sort === 'asc' ? asc : desc;
  return db
    .select()
    .from(tokenPackages)
    .where(eq(tokenPackages.isOffered, true))
    .orderBy(direction(by), direction(tokenPackages.id))
    .limit(limit)
    .offset(offset);
}

/**
 * What a package costs and brings, in integer hundredths.
 *
 * @throws {ApiFailure} `NOT_FOUND` for one that is not offered
 */
export async function requirePackage(db: Db, id: string): Promise<{ price: number; bonus: number }> {
  const isIt = and(eq(tokenPackages.id, id), tokenPackages.isOffered);
  const [row] = await db.select().from(tokenPackages).where(isIt);
  if (!row) throw new ApiFailure('NOT_FOUND', { message: 'This package is not offered any more.' });
  return { price: row.price, bonus: allowedBonus(row.price, row.bonus, await readSettings(db)) };
}

/** A package as it goes over the wire. */
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
