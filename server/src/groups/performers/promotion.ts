import type { PerformerPromotion } from '@fanlight/sdk/models';
import { reducedPrice } from '@fanlight/sdk/prices';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { viewerOf } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { performers, promotions, promotionUses } from '../../db/schema/index.ts';
import { fromHundredths } from '../../ledger/money.ts';

/** A promotion with its uses, and the price per month of its performer. */
export interface PromotionRow {
  promotion: typeof promotions.$inferSelect;
  totalUses: number;
  /** Whether the viewer has used it. */
  isUsed: boolean;
  monthlyPrice: number | null;
}

export const totalUses = sql<number>`(select count(*) from ${promotionUses}
  where ${promotionUses.promotionId} = ${promotions.id})::int`;

const isUsedBy = (viewerId: Slot<string> | SQL) => sql<boolean>`exists (select 1 from ${promotionUses}
  where ${promotionUses.promotionId} = ${promotions.id} and ${promotionUses.userId} = ${viewerId})`;

/** Returns the price of the first month in hundredths (rule M13). Null if nothing can be reduced. */
export function firstPriceOf({ kind, percentOff }: PromotionRow['promotion'], monthlyPrice: number | null) {
  if (kind === 'trial') return 0;
  return monthlyPrice === null || percentOff === null ? null : reducedPrice(monthlyPrice, percentOff);
}

/** Returns the status of a promotion for the viewer (rule M13). */
export function statusOf(
  { promotion, totalUses: uses, isUsed }: PromotionRow,
  now: Date,
): PerformerPromotion['status'] {
  if (isUsed) return 'used';
  if (promotion.endsAt <= now) return 'ended';
  return uses >= promotion.maxUses ? 'used-up' : 'active';
}

/** Presents a promotion to a fan. */
export function toPerformerPromotion(row: PromotionRow, now: Date): PerformerPromotion {
  const { promotion, totalUses: uses, monthlyPrice } = row;
  const { performerId, code, kind, percentOff, freeDays, endsAt, maxUses } = promotion;
  const price = firstPriceOf(promotion, monthlyPrice);
  return {
    performerId,
    code,
    kind,
    percentOff,
    freeDays,
    endsAt: endsAt.toISOString(),
    // Without a price per month, nothing can be reduced.
    status: price === null ? 'ended' : statusOf(row, now),
    price: fromHundredths(price ?? 0),
    remainingUses: Math.max(0, maxUses - uses),
  };
}

/** Reads the promotion with a code. */
export async function findPromotion({ db, viewer }: Context, code: string): Promise<PromotionRow | undefined> {
  const [row] = await db
    .select({
      promotion: promotions,
      totalUses,
      isUsed: isUsedBy(sql`${viewer?.userId ?? ''}`),
      monthlyPrice: performers.monthlyPrice,
    })
    .from(promotions)
    .innerJoin(performers, eq(performers.userId, promotions.performerId))
    .where(eq(promotions.code, code.toUpperCase()));
  return row;
}

/** Reads the latest promotion for everyone that the viewer can use (rule M13). */
export async function readPromotion(context: Context, performerId: string): Promise<PerformerPromotion | null> {
  const { db } = context;
  const { userId, now } = viewerOf(context);
  const values = { performerId, viewerId: userId ?? '', now, rows: 1 };
  const [row] = await runPrepared(db, 'promotion of a performer', values, (slots) =>
    db
      .select({
        promotion: promotions,
        totalUses,
        isUsed: sql<boolean>`false`,
        monthlyPrice: performers.monthlyPrice,
      })
      .from(promotions)
      .innerJoin(performers, eq(performers.userId, promotions.performerId))
      .where(
        and(
          eq(promotions.performerId, slots.performerId),
          sql`not ${promotions.isLinkOnly}`,
          sql`${promotions.endsAt} > ${sql.param(slots.now, promotions.endsAt)}`,
          sql`(${promotions.kind} = 'trial' or ${performers.monthlyPrice} is not null)`,
          sql`${totalUses} < ${promotions.maxUses}`,
          sql`not ${isUsedBy(slots.viewerId)}`,
        ),
      )
      .orderBy(desc(promotions.id))
      .limit(slots.rows),
  );
  return row ? toPerformerPromotion(row, now) : null;
}
