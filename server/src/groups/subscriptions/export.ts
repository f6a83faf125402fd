import { isRenewing } from '../../access/renewing.ts';
import { type Context, requireViewer } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { columnTexts, dayOf, exportFans, toExportPage } from '../fans/index.ts';
import { readSubscriptions, type SubscriptionFilter, subscribersOf } from './store.ts';

/** Sends the subscribers of the viewer as a CSV file. */
export function exportSubscribers(
  context: Context,
  filter: SubscriptionFilter,
  sort: 'asc' | 'desc' = 'desc',
): Promise<Response> {
  const { userId } = requireViewer(context);
  const texts = columnTexts[context.locale];
  return exportFans(context, userId, {
    name: 'subscribers',
    sort,
    async read(page) {
      const { rows, cursorOf } = await readSubscriptions(context.db, subscribersOf(userId), filter, page);
      return toExportPage(rows, page, cursorOf);
    },
    userIdOf: (row) => row.userId,
    columns: [
      texts.since,
      ...[texts.status, texts.type, texts.price],
      ...[texts.renews, texts.accessUntil, texts.ended],
    ],
    cellsOf: (row) => [
      dayOf(row.startedAt),
      texts.statuses[row.status],
      texts.types[row.type],
      fromHundredths(row.price),
      // If the subscription is not renewed, `renewsAt` in its row is the date on which it ends.
      dayOf(isRenewing(row) ? row.renewsAt : null),
      dayOf(row.paidThroughAt),
      dayOf(row.endedAt),
    ],
  });
}
