import type { Unit } from '../../unit.ts';
import { type Notice, noticeMail } from './mails.ts';
import { nextTry, periodStart } from './periods.ts';
import { changeSubscription, type PaidRow, readAddressees, type SubscriptionRow } from './store.ts';

/** Sends a notice to the subscriber by mail. */
export async function notice(unit: Unit, { userId, performerId }: SubscriptionRow, what: Notice): Promise<void> {
  const addressees = await readAddressees(unit.tx, [userId, performerId]);
  const [viewer, performer] = [addressees.get(userId), addressees.get(performerId)];
  if (viewer && performer) unit.mail(noticeMail(viewer, performer.name, what));
}

/** Changes of a subscription whose next period was paid. A price that was lowered in the meantime stays (rule M7). */
export function renewed(row: PaidRow, no: number, price: number): Partial<SubscriptionRow> {
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

/** Records a failed renewal: it is retried after 1, 3 and 5 days; then the subscription ends (rule M7). */
export async function fail(
  unit: Unit,
  row: PaidRow,
  failureCode: SubscriptionRow['failureCode'],
  paymentId: string | null = null,
): Promise<void> {
  const totalFailures = row.totalFailures + 1;
  const again = row.status === 'cancelled' ? null : nextTry(totalFailures, unit.now);
  const failed = { totalFailures, failureCode, paymentId };
  if (!again) {
    await changeSubscription(unit, row, { ...failed, status: 'ended', endedAt: unit.now, renewsAt: null });
    await notice(unit, row, { kind: 'ended', because: 'failed' });
    return;
  }
  await changeSubscription(unit, row, { ...failed, status: 'past-due', renewsAt: again });
  await notice(unit, row, { kind: 'failed', nextTry: again });
}
