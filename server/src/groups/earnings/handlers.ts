import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { listIntervals, toPeriod } from './periods.ts';
import { toEarnings, toSales, toStats } from './present.ts';
import { listSales } from './sales.ts';
import { listEarnings, readEarningSums } from './store.ts';

export const earningsHandlers = {
  async listEarnings(context, { query }) {
    const now = context.ports.clock.now();
    const found = await listSales(context.db, requireViewer(context).userId, query, toPageRequest(query), now);
    return { data: { ...found, data: await toSales(context, found.data) } };
  },

  async listReferralEarnings(context, { query }) {
    const now = context.ports.clock.now();
    const found = await listEarnings(context.db, requireViewer(context).userId, query, toPageRequest(query), now);
    return { data: { ...found, data: await toEarnings(context, found.data, now) } };
  },

  async getReferralEarningStats(context, { query }) {
    const { userId } = requireViewer(context);
    const now = context.ports.clock.now();
    const { interval = 'day' } = query;
    const period = toPeriod(query, now);
    const days = listIntervals(period, interval);
    const sums = await readEarningSums(context.db, userId, period, now);
    return { data: toStats(sums, { period, interval, days }) };
  },
} satisfies HandlersOf<'earnings'>;
