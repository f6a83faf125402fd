import type { Unit } from '../../unit.ts';
import { type Notice, noticeMail } from './mails.ts';
import { nextAttempt, periodStart } from './periods.ts';
import { changeSubscription, type PaidRow, readRecipients, type SubscriptionRow } from './store.ts';

/** Mails a notice to the subscriber. */
export async function sendNotice(unit: Unit, { userId, performerId }: SubscriptionRow, notice: Notice): Promise<void> {
  const recipients = await readRecipients(unit.tx, [userId, performerId]);
  const [subscriber, performer] = [recipients.get(userId), recipients.get(performerId)];
  if (subscriber && performer) unit.mail(noticeMail(subscriber, performer.name, notice));
}

/**
 * Returns the columns of a subscription that change when its next period is paid. A price that was lowered meanwhile is
 * kept (rule M7).
 */
export function renewedColumns(row: PaidRow, no: number, price: number): Partial<SubscriptionRow> {
  const paidThroughAt = periodStart(row.startedAt, row.type, no + 1);
  const isNewPrice = row.newPrice === price;
  return {
    ...(isNewPrice && { price, newPrice: null, newPriceAt: null, hasConsented: false }),
    totalPeriods: row.totalPeriods + 1,
    paidThroughAt,
    totalFailures: 0,
    failureCode: null,
    paymentId: null,
    // A subscription that was cancelled while its payment was pending stays cancelled.
    ...(row.status !== 'cancelled' && { status: 'active', renewsAt: paidThroughAt }),
  };
}

/**
 * Records a failed renewal. The renewal is retried 1, 3 and 5 days after the first failure. The subscription then ends
 * (rule M7).
 */
export async function recordFailedRenewal(
  unit: Unit,
  row: PaidRow,
  failureCode: SubscriptionRow['failureCode'],
  paymentId: string | null = null,
): Promise<void> {
  const totalFailures = row.totalFailures + 1;
  const retryAt = row.status === 'cancelled' ? null : nextAttempt(totalFailures, unit.now);
  const failed = { totalFailures, failureCode, paymentId };
  if (!retryAt) {
    await changeSubscription(unit, row, { ...failed, status: 'ended', endedAt: unit.now, renewsAt: null });
    await sendNotice(unit, row, { kind: 'ended', because: 'failed' });
    return;
  }
  await changeSubscription(unit, row, { ...failed, status: 'past-due', renewsAt: retryAt });
  await sendNotice(unit, row, { kind: 'failed', nextAttempt: retryAt });
}
