import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  actorOfNotification,
  channels,
  charges,
  developmentMails,
  events,
  gatewayCustomers,
  notificationActors,
  notifications,
  orders,
  payments,
  reports,
  subscriptions,
  type users,
} from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';

/** Where an order went is forgotten at once; what is still on its way keeps its address until it arrives. */
async function forgetOrders({ tx }: Unit, buyerId: string): Promise<void> {
  const isOver = inArray(orders.status, ['delivered', 'refunded']);
  await tx
    .update(orders)
    .set({ deliveryAddress: null, note: null, trackingNumber: null, trackingUrl: null })
    .where(and(eq(orders.buyerId, buyerId), isOver));
}

/** The gateways hear after commit that they are to forget the person, their cards with them. */
async function forgetAtGateways(unit: Unit, userId: string): Promise<void> {
  const rows = await unit.tx.select().from(gatewayCustomers).where(eq(gatewayCustomers.userId, userId));
  for (const { gateway, customerId } of rows) unit.publish({ type: 'customer-left', gateway, customerId });
}

/** Clears the texts of decided reports, and texts written by the deleted account. */
async function forgetReports({ tx }: Unit, userId: string): Promise<void> {
  await tx.delete(reports).where(and(eq(reports.reporterId, userId), ne(reports.status, 'open')));
  await tx.update(reports).set({ excerpt: null }).where(eq(reports.targetUserId, userId));
}

/** What names the person where the row itself has to stay: the books keep amounts and an id that says nothing. */
export async function forgetInBooks(unit: Unit, user: typeof users.$inferSelect): Promise<void> {
  const { tx } = unit;
  await forgetReports(unit, user.id);
  await forgetAtGateways(unit, user.id);
  await tx
    .update(subscriptions)
    .set({ paymentMethodId: null, cardBrand: null, cardLast4: null, cancelNote: null })
    .where(eq(subscriptions.userId, user.id));
  await tx.update(payments).set({ cardBrand: null, cardLast4: null }).where(eq(payments.userId, user.id));
  await forgetOrders(unit, user.id);
  await tx.update(charges).set({ message: null }).where(eq(charges.payerId, user.id));
  await tx.delete(developmentMails).where(eq(developmentMails.toKey, user.emailKey));
}

/** Takes the person out of what others were told, whose numbers have no gap (rule W6), and deletes their own channel. */
export async function forgetNews({ tx }: Unit, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ excerpt: null })
    .where(and(eq(notifications.actorId, userId), ne(notifications.type, 'reaction')));
  await tx.delete(notificationActors).where(eq(notificationActors.actorId, userId));
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{notification,actor}', 'null'), '{notification,excerpt}', 'null')
    where name = 'notification/created' and ${actorOfNotification} = ${userId}`);
  await tx.delete(events).where(eq(events.channel, `user:${userId}`));
  await tx.delete(channels).where(eq(channels.name, `user:${userId}`));
}
