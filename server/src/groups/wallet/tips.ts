import type { ChargeReceipt } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import { isPerformerVisibleTo } from '../../access/viewer-conditions.ts';
import type { Context } from '../../context.ts';
import { runPrepared } from '../../db/prepared.ts';
import { performers, users } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { type Settings, settingsColumn, toSettings } from '../settings/index.ts';
import { summaryColumns, toUserSummary } from '../users/index.ts';
import { chargeTokens, lockParties } from './charging.ts';
import { toReceipt } from './present.ts';
import { commissionOf } from './rules.ts';

/**
 * Reads the performer and the settings with one statement.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the performer is hidden from the payer
 */
async function readTerms({ tx }: Unit, performerId: string, payerId: string) {
  const [row] = await runPrepared(tx, 'terms of a tip', { performerId, payerId }, (slots) =>
    tx
      .select({ performer: summaryColumns, settings: settingsColumn })
      .from(performers)
      .innerJoin(users, eq(users.id, performers.userId))
      .where(and(eq(users.id, slots.performerId), isPerformerVisibleTo({ userId: slots.payerId }))),
  );
  if (!row) throw new ApiFailure('NOT_FOUND');
  return { performer: row.performer, settings: toSettings(row.settings) };
}

/** Checks that the amount is within the limits of the settings (rule M2). */
function checkAmount(amount: number, { minimumTipPrice, maximumTipPrice }: Settings): void {
  if (amount < minimumTipPrice)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'TIP_TOO_SMALL', { min: minimumTipPrice });
  if (amount > maximumTipPrice)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', 'TIP_TOO_LARGE', { max: maximumTipPrice });
}

/** Tips a performer, once for each `Idempotency-Key` (rules M1–M3, W4). */
export async function tip(
  context: Context,
  payerId: string,
  performerId: string,
  wireAmount: number,
  text?: string,
): Promise<{ data: ChargeReceipt }> {
  if (payerId === performerId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_TIP_SELF' });
  const amount = toHundredths(wireAmount);
  const message = text?.trim() || null;
  return context.once(
    async (unit) => {
      const { performer, settings } = await readTerms(unit, performerId, payerId);
      checkAmount(wireAmount, settings);
      const parties = await lockParties(unit, payerId, performerId);
      const commission = commissionOf(amount, settings.commissionPercent);
      const charged = await chargeTokens(unit, parties, { kind: 'tip', type: 'tip', amount, commission, message });
      unit.publish({ type: 'tip-created', chargeId: charged.row.id, payerId, performerId, amount, message });
      return { data: toReceipt(charged, toUserSummary(context.ports, performer)) };
    },
    { requiredIds: [performerId] },
  );
}
