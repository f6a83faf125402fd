import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { tokenPackages } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { countCapped, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import { allowedBonus } from '../../ledger/promotion.ts';
import type { Db } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';

export type PackageRow = typeof tokenPackages.$inferSelect;

/** Lists the token packages on offer. */
export async function listPackages(db: Db, sortBy: 'price' | 'tokens', page: PageRequest): Promise<Page<PackageRow>> {
  const sortColumn = sortBy === 'price' ? tokenPackages.price : sql`${tokenPackages.price} + ${tokenPackages.bonus}`;
  const direction = page.sort === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(tokenPackages)
    .where(eq(tokenPackages.isOffered, true))
    .orderBy(direction(sortColumn), direction(tokenPackages.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(db, sql`select 1 from ${tokenPackages} where ${tokenPackages.isOffered}`);
  return toPage(rows, page, total, ({ id }) => id);
}

/**
 * Returns the price and the bonus of a token package in integer hundredths.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the package is not on offer
 */
export async function requirePackage(db: Db, id: string): Promise<{ price: number; bonus: number }> {
  const where = and(eq(tokenPackages.id, id), tokenPackages.isOffered);
  const [row] = await db.select().from(tokenPackages).where(where);
  if (!row) throw new ApiFailure('NOT_FOUND', { reason: 'PACKAGE_MISSING' });
  return { price: row.price, bonus: allowedBonus(row.price, row.bonus, await readSettings(db)) };
}
