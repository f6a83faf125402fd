import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { readPayableEarnings } from '../../ledger/earnings.ts';
import { readBestFeeds } from './best-feeds.ts';
import { exportSales } from './export.ts';
import { listIntervals, toDays, toPeriod } from './periods.ts';
import { toEarningStats, toEarnings, toReferralStats, toSales } from './present.ts';
import { listSales, sumSales } from './sales.ts';
import { listEarnings, readEarningSums } from './store.ts';

export const earningsHandlers = {
  async listEarnings(context, { query }) {
    const now = context.ports.clock.now();
    const found = await listSales(context.db, requireViewer(context).userId, query, toPageRequest(query), now);
    return { data: { ...found, data: await toSales(context, found.data) } };
  },

  exportEarnings: (context, { query }) => exportSales(context, requireViewer(context).userId, query),

  async getBestFeeds(context) {
    const period = toPeriod({}, context.ports.clock.now());
    const feeds = await readBestFeeds(context.db, requireViewer(context).userId, period.start);
    return { data: { ...toDays(period), feeds } };
  },

  async listReferralEarnings(context, { query }) {
    const now = context.ports.clock.now();
    const found = await listEarnings(context.db, requireViewer(context).userId, query, toPageRequest(query), now);
    return { data: { ...found, data: await toEarnings(context, found.data, now) } };
  },

  async getEarningStats(context, { query }) {
    const { userId } = requireViewer(context);
    const now = context.ports.clock.now();
    const { interval = 'day', type } = query;
    const period = toPeriod(query, now);
    const days = listIntervals(period, interval);
    const filter = { ...toDays(period), ...(type && { type }) };
    const [sums, current] = await Promise.all([
      sumSales(context.db, userId, filter, interval),
      readPayableEarnings(context.db, userId, now),
    ]);
    return {
      data: toEarningStats(sums, current, { period, interval, days }),
    };
  },

  async getReferralEarningStats(context, { query }) {
    const { userId } = requireViewer(context);
    const now = context.ports.clock.now();
    const { interval = 'day' } = query;
    const period = toPeriod(query, now);
    const days = listIntervals(period, interval);
    const sums = await readEarningSums(context.db, userId, period, now);
    return { data: toReferralStats(sums, { period, interval, days }) };
  },
} satisfies HandlersOf<'earnings'>;
