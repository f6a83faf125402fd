import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { disputes, payments } from '../../db/schema/index.ts';
import type { GatewayFact } from '../../groups/payments/gateways/gateway.ts';
import type { Scene } from './scene.ts';

/** The facts about a payment that a gateway reports. */
type PaymentFact = Exclude<GatewayFact, { type: `card-${string}` }>;

/**
 * Sends an event of the gateway to the platform. Some events are sent twice, and some of these under another id, because
 * a gateway may report a fact repeatedly (rule M3).
 */
async function send({ engine, random }: Scene, fact: PaymentFact): Promise<void> {
  const deliver = async (eventId: string) => {
    const body = JSON.stringify({ eventId, fact });
    const headers = { 'content-type': 'application/json', 'stripe-signature': 'of the sandbox' };
    const url = 'http://localhost/api/payment/sandbox/webhook';
    const response = await engine.fetch(new Request(url, { method: 'POST', headers, body }));
    if (!response.ok) throw new Error(`The event was refused: ${await response.text()}`);
  };
  const eventId = engine.ports.ids.next();
  await deliver(eventId);
  if (random.chance(0.1)) await deliver(eventId);
  if (random.chance(0.1)) await deliver(engine.ports.ids.next());
}

/** Picks a paid payment, most often a recent one. */
async function pickPayment({ engine, random }: Scene) {
  const isPaid = and(eq(payments.status, 'succeeded'), gt(payments.amount, 0));
  const { db } = engine.ports.database;
  const offset = random.chance(0.7) ? random.int(0, 20) : random.int(0, 400);
  const [row] = await db.select().from(payments).where(isPaid).orderBy(desc(payments.id)).limit(1).offset(offset);
  return row;
}

const nameOf = (paymentId: string) => ({ paymentId, gatewayPaymentId: null });

/** Returns the whole amount, or a random part of it. */
const partOf = ({ random }: Scene, amount: number) =>
  random.chance(0.5) ? amount : Math.max(1, Math.round(amount * random.fraction()));

/** Refunds a payment, or a further part of it. */
export async function refund(scene: Scene): Promise<void> {
  const payment = await pickPayment(scene);
  if (!payment) return;
  const amount = payment.refundedAmount + partOf(scene, payment.amount - payment.refundedAmount);
  await send(scene, { type: 'refund', payment: nameOf(payment.id), amount });
}

/** Opens a dispute. In rare cases its end is reported first. */
export async function openDispute(scene: Scene): Promise<void> {
  const payment = await pickPayment(scene);
  if (!payment) return;
  const { random, engine } = scene;
  const status = random.pickByWeight([
    { status: 'open', weight: 8 },
    { status: 'won', weight: 1 },
    { status: 'lost', weight: 1 },
  ] as const).status;
  const dispute = { disputeId: `dp_${engine.ports.ids.next()}`, status, amount: partOf(scene, payment.amount) };
  await send(scene, { type: 'dispute', payment: nameOf(payment.id), ...dispute });
}

/** Ends an open dispute, or reports again that it is open. */
export async function endDispute(scene: Scene): Promise<void> {
  const { engine, random } = scene;
  const open = await engine.ports.database.db
    .select()
    .from(disputes)
    .where(eq(disputes.status, 'open'))
    .orderBy(sql`${disputes.id}`)
    .limit(20);
  const dispute = random.pick(open);
  if (!dispute) return;
  const status = random.pickByWeight([
    { status: 'won', weight: 4 },
    { status: 'lost', weight: 5 },
    { status: 'open', weight: 1 },
  ] as const).status;
  const { gatewayDisputeId: disputeId, paymentId, amount } = dispute;
  await send(scene, { type: 'dispute', payment: nameOf(paymentId), disputeId, status, amount });
}
