import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Input } from '../../contract.ts';
import { gatewayEvents, payments } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { settleCard } from './cards.ts';
import type { GatewayFact, PaymentGateway, PaymentName } from './gateways/gateway.ts';
import { findGateway, requireGateway } from './gateways/index.ts';
import { settlePayoutAccount } from './payout-account.ts';
import { settle } from './settle.ts';
import { findPayment } from './store.ts';

/** The maximum size of a gateway's event in bytes. */
const maximumEventBytes = 512 * 1024;

/** Finds the payment to which an event refers. Undefined if it is not a payment of this platform. */
async function findNamed(
  { tx }: Unit,
  gateway: PaymentGateway['name'],
  name: PaymentName,
): Promise<string | undefined> {
  const isOfGateway = eq(payments.gateway, gateway);
  const conditions = [
    name.paymentId ? eq(payments.id, name.paymentId) : undefined,
    name.gatewayPaymentId ? eq(payments.gatewayPaymentId, name.gatewayPaymentId) : undefined,
  ];
  for (const condition of conditions) {
    if (!condition) continue;
    const [row] = await tx.select({ id: payments.id }).from(payments).where(and(isOfGateway, condition));
    if (row) return row.id;
  }
  return undefined;
}

/** The facts that are applied once, in the transaction that stores the id of their event. */
type StoredFact = Exclude<GatewayFact, { type: 'payout-account-changed' }>;

async function apply(context: Context, unit: Unit, gateway: PaymentGateway['name'], fact: StoredFact): Promise<void> {
  switch (fact.type) {
    case 'card-ready':
      return settleCard(unit, fact.paymentMethodId, { status: 'ready' });
    case 'card-refused':
      return settleCard(unit, fact.paymentMethodId, 'refused');
    case 'card-changed':
      return settleCard(unit, fact.paymentMethodId, { card: fact.card });
    case 'card-removed':
      return settleCard(unit, fact.paymentMethodId, 'removed');
    default: {
      const paymentId = await findNamed(unit, gateway, fact.payment);
      if (!paymentId) return;
      if (fact.type === 'payment') await settle(context, unit, paymentId, { type: 'outcome', outcome: fact.outcome });
      else await settle(context, unit, paymentId, fact);
    }
  }
}

/** Handles an event of the gateway (operation `receiveGatewayEvent`). Idempotent. */
export async function receiveEvent(
  context: Context,
  provider: PaymentGateway['name'],
  { request, readText }: Pick<Input<'receiveGatewayEvent'>, 'request' | 'readText'>,
): Promise<{ data: { success: true } }> {
  const gateway = requireGateway(context);
  if (gateway.name !== provider) throw new ApiFailure('PROVIDER_NOT_CONFIGURED');
  const signature = request.headers.get('stripe-signature');
  const { eventId, fact } = await gateway.readEvent(context, await readText(maximumEventBytes), signature);
  if (fact?.type === 'payout-account-changed') await settlePayoutAccount(context, gateway, fact);
  else if (fact)
    await context.transaction(async (unit) => {
      const inserted = await unit.tx
        .insert(gatewayEvents)
        .values({ gateway: gateway.name, eventId, receivedAt: unit.now })
        .onConflictDoNothing()
        .returning({ eventId: gatewayEvents.eventId });
      if (inserted.length > 0) await apply(context, unit, gateway.name, fact);
    });
  return { data: { success: true } };
}

/**
 * Refunds a payment that is no longer needed, and that was never posted to the ledger. Idempotent, also at the gateway.
 */
export async function refundUnneededPayment(context: Context, event: DomainEventOf<'payment-unwanted'>): Promise<void> {
  const payment = await findPayment(context.db, event.paymentId);
  const gateway = findGateway(context);
  if (!payment?.gatewayPaymentId || gateway?.name !== payment.gateway || payment.refundedAmount > 0) return;
  const { id, gatewayPaymentId, amount } = payment;
  const isDone = await gateway.refund(context, { refundId: `unwanted-${id}`, gatewayPaymentId, amount });
  if (!isDone) return;
  await context.transaction((unit) => settle(context, unit, id, { type: 'refund', amount }));
}
