import type { SavedCard, SavedCardReceipt } from '@fanlight/sdk/models';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { paymentCards } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { cardFailure } from './failures.ts';
import type { GatewayCard, PaymentGateway } from './gateways/gateway.ts';
import { findGateway, requireGateway } from './gateways/index.ts';
import { toSavedCard } from './present.ts';
import type { CardRow } from './store.ts';

/** Makes a card the only default card of its user. */
async function makeDefault({ tx }: Unit, userId: string, id: string): Promise<CardRow> {
  await tx
    .update(paymentCards)
    .set({ isDefault: false })
    .where(and(eq(paymentCards.userId, userId), paymentCards.isDefault));
  const [row] = await tx.update(paymentCards).set({ isDefault: true }).where(eq(paymentCards.id, id)).returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Locks the user, so that concurrent requests do not choose two default cards. */
const lockCardsOf = ({ tx }: Unit, userId: string) =>
  tx.execute(sql`select 1 from "user" where id = ${userId} for no key update`);

async function insertCard(
  unit: Unit,
  gateway: PaymentGateway['name'],
  saved: { userId: string; paymentMethodId: string; card: GatewayCard; status: CardRow['status']; isDefault: boolean },
): Promise<CardRow> {
  const { tx, now, nextId } = unit;
  const { userId, paymentMethodId, card, status, isDefault } = saved;
  await lockCardsOf(unit, userId);
  const cards = await tx.select().from(paymentCards).where(eq(paymentCards.userId, userId));
  const [row] = await tx
    .insert(paymentCards)
    .values({ id: nextId(), userId, gateway, paymentMethodId, status, ...card, isDefault: false, createdAt: now })
    .onConflictDoUpdate({
      target: [paymentCards.userId, paymentCards.fingerprint],
      set: { paymentMethodId, status, ...card },
    })
    .returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  const isFirst = !cards.some((each) => each.isDefault);
  return isDefault || isFirst ? makeDefault(unit, userId, row.id) : row;
}

/** Saves a card at the gateway (operation `createPaymentCard`). If the card is already saved, updates its row. */
export async function saveCard(
  context: Context,
  userId: string,
  { paymentMethodId, isDefault = false }: { paymentMethodId: string; isDefault?: boolean | undefined },
): Promise<{ data: SavedCardReceipt }> {
  const gateway = requireGateway(context);
  const saved = await gateway.saveCard(context, userId, paymentMethodId);
  if (!saved) throw fieldFailure('VALIDATION_FAILED', 'paymentMethodId', 'CARD_MISSING');
  if (saved.status === 'failed') throw cardFailure(saved.failureCode);
  const { card, status } = saved;
  const row = await context.transaction((unit) =>
    insertCard(unit, gateway.name, { userId, paymentMethodId, card, status, isDefault }),
  );
  const clientSecret = saved.status === 'requires-authentication' ? saved.clientSecret : null;
  return { data: { card: toSavedCard(row, context.ports.clock.now()), clientSecret } };
}

/** Makes a card the default (operation `setDefaultPaymentCard`). */
export async function setDefaultCard(context: Context, { id, userId }: CardRow): Promise<{ data: SavedCard }> {
  const row = await context.transaction(async (unit) => {
    await lockCardsOf(unit, userId);
    return makeDefault(unit, userId, id);
  });
  return { data: toSavedCard(row, context.ports.clock.now()) };
}

/** Deletes the row of a card. If it was the default card, the latest remaining card becomes the default. */
async function dropCard(unit: Unit, { id, userId }: CardRow): Promise<void> {
  const { tx } = unit;
  await lockCardsOf(unit, userId);
  const [deleted] = await tx.delete(paymentCards).where(eq(paymentCards.id, id)).returning();
  if (!deleted?.isDefault) return;
  const [next] = await tx
    .select()
    .from(paymentCards)
    .where(eq(paymentCards.userId, userId))
    .orderBy(desc(paymentCards.id))
    .limit(1);
  if (next) await makeDefault(unit, userId, next.id);
}

/**
 * Removes a card (operation `deletePaymentCard`). The gateway removes it first, so that a retry completes an
 * interrupted removal.
 */
export async function removeCard(context: Context, row: CardRow): Promise<void> {
  const gateway = requireGateway(context);
  if (gateway.name === row.gateway) await gateway.removeCard(context, row.userId, row.paymentMethodId);
  await context.transaction((unit) => dropCard(unit, row));
}

/** Applies a change of a saved card that the gateway reported. */
export async function settleCard(
  unit: Unit,
  paymentMethodId: string,
  change: { card: GatewayCard } | { status: 'ready' } | 'refused' | 'removed',
): Promise<void> {
  const { tx } = unit;
  const where = eq(paymentCards.paymentMethodId, paymentMethodId);
  const [row] = await tx.select().from(paymentCards).where(where);
  if (!row) return;
  if (change === 'removed') return dropCard(unit, row);
  // Events arrive in any order, so a refusal does not remove a card that is already ready.
  if (change === 'refused') return row.status === 'requires-authentication' ? dropCard(unit, row) : undefined;
  if ('status' in change) {
    await tx.update(paymentCards).set({ status: change.status }).where(eq(paymentCards.id, row.id));
    return;
  }
  // The bank issued a new card for the same account. The row keeps the fingerprint of the old card.
  const { brand, last4, expMonth, expYear } = change.card;
  await tx.update(paymentCards).set({ brand, last4, expMonth, expYear }).where(eq(paymentCards.id, row.id));
}

/** Deletes the customer that the gateway has stored for an account that was deleted. Idempotent. */
export async function forgetCustomer(context: Context, event: DomainEventOf<'customer-left'>): Promise<void> {
  const gateway = findGateway(context);
  if (gateway?.name === event.gateway) await gateway.forgetCustomer(context, event.customerId);
}
