import type { ChargeReceipt } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { hasTwoDecimals, toHundredths } from '../../ledger/money.ts';
import { readPerformer } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { toUserSummary } from '../users/index.ts';
import { chargeTokens, lockParties } from './charging.ts';
import { toReceipt } from './present.ts';
import { commissionOf } from './rules.ts';

/** A tip, checked. Amounts in integer hundredths. */
interface Tip {
  payerId: string;
  performerId: string;
  amount: number;
  commission: number;
  message: string | null;
}

/** Checks the request against the settings (rule M2). */
async function checkTip(
  context: Context,
  payerId: string,
  performerId: string,
  wireAmount: number,
  message?: string,
): Promise<Tip> {
  const { minimumTipPrice, maximumTipPrice, commissionPercent } = await readSettings(context.db);
  if (!hasTwoDecimals(wireAmount)) throw fieldFailure('VALIDATION_FAILED', 'amount', 'Use at most two decimals.');
  if (wireAmount < minimumTipPrice)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'A tip is at least {{minimum}}.', { minimum: minimumTipPrice });
  if (wireAmount > maximumTipPrice)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'A tip is at most {{maximum}}.', { maximum: maximumTipPrice });
  if (payerId === performerId) throw new ApiFailure('OWN_ACCOUNT', { message: 'You cannot tip yourself.' });
  const amount = toHundredths(wireAmount);
  const commission = commissionOf(amount, commissionPercent);
  return { payerId, performerId, amount, commission, message: message?.trim() || null };
}

/** Tips a performer, once for an `Idempotency-Key` (rules M1–M3, W4). */
export async function tip(
  context: Context,
  payerId: string,
  performerId: string,
  wireAmount: number,
  message?: string,
): Promise<{ data: ChargeReceipt }> {
  const checked = await checkTip(context, payerId, performerId, wireAmount, message);
  return context.once(
    async (unit) => {
      const { amount, commission, message: words } = checked;
      const { user, performer } = await readPerformer(unit.tx, performerId, payerId);
      const parties = await lockParties(unit, payerId, performerId);
      const draft = { kind: 'tip', type: 'tip', amount, commission, message: words } as const;
      const charged = await chargeTokens(unit, parties, draft);
      const told = { chargeId: charged.row.id, payerId, performerId, amount, message: words };
      unit.publish({ type: 'tip-created', ...told });
      const summary = toUserSummary(context.ports, { ...user, status: performer.status });
      return { data: toReceipt(charged, summary) };
    },
    { ids: [performerId] },
  );
}
