import type { Unit } from '../../unit.ts';
import { readSettings } from '../settings/index.ts';
import { type Charged, chargeTokens, commissionOf, lockParties } from '../wallet/index.ts';
import { periodStart } from './periods.ts';
import { insertPeriod, type PaidRow } from './store.ts';

/**
 * Pays a period of a locked subscription with tokens (rules M1, M3, M5): the period, the charge and the ledger's
 * transaction are one.
 *
 * @throws {ApiFailure} `INSUFFICIENT_BALANCE`
 */
export async function payPeriodWithTokens(unit: Unit, row: PaidRow, no: number, amount: number): Promise<Charged> {
  const { commissionPercent } = await readSettings(unit.tx);
  const commission = commissionOf(amount, commissionPercent);
  const parties = await lockParties(unit, row.userId, row.performerId);
  const draft = { type: 'subscription', objectId: row.id, isRepeatable: true, amount, commission } as const;
  const charged = await chargeTokens(unit, parties, { kind: 'subscription', ...draft });
  await insertPeriod(unit, row, {
    no,
    amount,
    commission,
    chargeId: charged.row.id,
    startsAt: periodStart(row.startedAt, row.type, no),
    endsAt: periodStart(row.startedAt, row.type, no + 1),
  });
  return charged;
}
