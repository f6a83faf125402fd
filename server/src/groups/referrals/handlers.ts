import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readSettings } from '../settings/index.ts';
import { toReferrals } from './present.ts';
import { listReferrals, readSums } from './store.ts';
import { readCode } from './writing.ts';

export const referralsHandlers = {
  async getReferralCode(context) {
    const { userId } = requireViewer(context);
    const [code, { referralSharePercent, referralShareDays }, sums] = await Promise.all([
      readCode(context, userId),
      readSettings(context.db),
      readSums(context.db, userId),
    ]);
    return {
      data: {
        code,
        url: `/auth/register?${new URLSearchParams({ referral: code })}`,
        sharePercent: referralSharePercent,
        shareDays: referralShareDays,
        totalReferrals: sums.total,
        amount: fromHundredths(sums.amount),
      },
    };
  },

  async listReferrals(context, { query }) {
    const found = await listReferrals(context.db, requireViewer(context).userId, query, toPageRequest(query));
    return { data: { ...found, data: await toReferrals(context, found.data) } };
  },
} satisfies HandlersOf<'referrals'>;
