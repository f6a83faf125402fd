import type { PerformerPromotion, Promotion, PromotionCreateRequest } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import { runPrepared } from '../../db/prepared.ts';
import { promotions, promotionUses } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import {
  countPrepared,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  shapeOfPage,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import {
  findPromotion,
  type PromotionRow,
  readPerformer,
  statusOf,
  toPerformerPromotion,
  totalUses,
} from '../performers/index.ts';
import type { SubscriptionRow } from './store.ts';

type Row = PromotionRow['promotion'];

/** The letters and digits of codes, without those that look alike. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function makeCode({ random }: Context['ports']): string {
  const letters = Array.from({ length: 8 }, () => codeLetters[Math.floor(random.fraction() * codeLetters.length)]);
  return letters.join('');
}

/** Presents a promotion to its performer. */
function toPromotion(promotion: Row, uses: number, now: Date): Promotion {
  const { id, code, kind, percentOff, freeDays, endsAt, isLinkOnly, maxUses, createdAt } = promotion;
  return {
    _id: id,
    code,
    kind,
    percentOff,
    freeDays,
    endsAt: endsAt.toISOString(),
    status: statusOf({ promotion, totalUses: uses, isUsed: false, monthlyPrice: null }, now),
    isLinkOnly,
    maxUses,
    totalUses: uses,
    createdAt: createdAt.toISOString(),
  };
}

/** Lists the promotions of a performer. */
export async function listPromotions(
  { db, ports }: Context,
  performerId: string,
  page: PageRequest,
): Promise<Page<Promotion>> {
  const now = ports.clock.now();
  const values = { performerId, ...valuesOfPage(page) };
  const rows = await runPrepared(db, `promotions of a performer, ${shapeOfPage(page)}`, values, (slots) => {
    const { after, order } = keyset(promotions.id, pageIn(slots, page));
    return db
      .select({ promotion: promotions, uses: totalUses })
      .from(promotions)
      .where(sql`${promotions.performerId} = ${slots.performerId} and ${after ?? sql`true`}`)
      .orderBy(order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  const total = await countPrepared(db, 'promotions of a performer', { performerId }, (slots) => [
    sql`select 1 from ${promotions} where ${eq(promotions.performerId, slots.performerId)}`,
  ]);
  return toPage(
    rows,
    page,
    total,
    ({ promotion }) => promotion.id,
    ({ promotion, uses }) => toPromotion(promotion, uses, now),
  );
}

/** Checks the fields of a new promotion, and returns those of its kind. */
async function termsOf(
  { db }: Context,
  performerId: string,
  { kind, percentOff, freeDays }: PromotionCreateRequest,
): Promise<Pick<Row, 'percentOff' | 'freeDays'>> {
  if (kind === 'trial') {
    if (freeDays === undefined) throw fieldFailure('VALIDATION_FAILED', 'freeDays', 'REQUIRED');
    return { percentOff: null, freeDays };
  }
  if (percentOff === undefined) throw fieldFailure('VALIDATION_FAILED', 'percentOff', 'REQUIRED');
  const { performer } = await readPerformer(db, performerId, performerId);
  if (performer.monthlyPrice === null) throw fieldFailure('VALIDATION_FAILED', 'kind', 'MONTHLY_PRICE_REQUIRED');
  return { percentOff, freeDays: null };
}

/** Creates a promotion of the viewer. */
export async function createPromotion(context: Context, body: PromotionCreateRequest): Promise<Promotion> {
  const { userId } = requireViewer(context);
  const terms = await termsOf(context, userId, body);
  const { kind, endsAt, maxUses, isLinkOnly = false } = body;
  return context.transaction(async ({ tx, now, nextId }) => {
    if (new Date(endsAt) <= now) throw fieldFailure('VALIDATION_FAILED', 'endsAt', 'NOT_IN_FUTURE');
    const fields = { performerId: userId, kind, ...terms, isLinkOnly, maxUses, endsAt: new Date(endsAt) };
    for (;;) {
      const draft = { ...fields, id: nextId(), code: makeCode(context.ports), createdAt: now };
      // The random code may already belong to another promotion.
      const [row] = await tx.insert(promotions).values(draft).onConflictDoNothing().returning();
      if (row) return toPromotion(row, 0, now);
    }
  });
}

const countUses = (db: Db, promotionId: string) => db.$count(promotionUses, eq(promotionUses.promotionId, promotionId));

/** Ends a promotion now. Idempotent. */
export const endPromotion = (context: Context, { id }: Row): Promise<Promotion> =>
  context.transaction(async ({ tx, now }) => {
    const [row] = await tx
      .update(promotions)
      .set({ endsAt: sql`least(${promotions.endsAt}, ${sql.param(now, promotions.endsAt)})` })
      .where(eq(promotions.id, id))
      .returning();
    if (!row) throw new ApiFailure('NOT_FOUND');
    return toPromotion(row, await countUses(tx, id), now);
  });

/** Finds a promotion, which only its performer can end (`x-access: owner`). */
export async function findOwnPromotion({ db }: Context, { params }: { params: { id: string } }) {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, params.id));
  return row && { ownerId: row.performerId, row };
}

/** Shows the promotion of a link. Performers who are hidden from the viewer do not exist (rule A4). */
export async function showPromotion(
  context: Context,
  code: string,
  viewer: Parameters<typeof readPerformer>[2],
): Promise<PerformerPromotion> {
  const found = await findPromotion(context, code);
  if (!found) throw new ApiFailure('NOT_FOUND', { reason: 'PROMOTION_UNKNOWN' });
  await readPerformer(context.db, found.promotion.performerId, viewer);
  return toPerformerPromotion(found, context.ports.clock.now());
}

/**
 * Reads the promotion that a request to subscribe uses; undefined without one.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the performer has no such promotion for this type of subscription
 */
export async function readUsedPromotion(
  db: Db,
  { performerId, type, promotionCode }: { performerId: string; type: string; promotionCode?: string | undefined },
): Promise<Row | undefined> {
  if (!promotionCode) return undefined;
  const [row] = await db.select().from(promotions).where(eq(promotions.code, promotionCode.toUpperCase()));
  const wantedType = row?.kind === 'trial' ? 'free' : 'monthly';
  if (row?.performerId !== performerId || wantedType !== type)
    throw new ApiFailure('STATUS_CONFLICT', { reason: 'PROMOTION_UNKNOWN' });
  return row;
}

/**
 * Records that an inserted subscription uses a promotion. Locks the row of the promotion, so that concurrent requests do
 * not exceed its number of uses (rule M13).
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if it has ended, is used up, or was used by the same fan
 */
export async function redeemPromotion({ tx, now }: Unit, { id }: Row, { id: subscriptionId, userId }: SubscriptionRow) {
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update');
  if (!promotion || promotion.endsAt <= now) throw new ApiFailure('STATUS_CONFLICT', { reason: 'PROMOTION_ENDED' });
  if ((await countUses(tx, id)) >= promotion.maxUses)
    throw new ApiFailure('STATUS_CONFLICT', { reason: 'PROMOTION_USED_UP' });
  const use = { promotionId: id, userId, subscriptionId, createdAt: now };
  const [inserted] = await tx.insert(promotionUses).values(use).onConflictDoNothing().returning();
  if (!inserted) throw new ApiFailure('STATUS_CONFLICT', { reason: 'PROMOTION_USED' });
}
