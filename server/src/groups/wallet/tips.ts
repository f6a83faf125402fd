import type { ChargeReceipt } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { charges } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { InsufficientFunds, lockBalances, post, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, hasTwoDecimals, toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { readPerformer } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { commissionOf, splitPayment } from './rules.ts';

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
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', `A tip is at least ${minimumTipPrice}.`);
  if (wireAmount > maximumTipPrice)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'amount', `A tip is at most ${maximumTipPrice}.`);
  if (payerId === performerId) throw new ApiFailure('OWN_ACCOUNT', { message: 'You cannot tip yourself.' });
  const amount = toHundredths(wireAmount);
  const commission = commissionOf(amount, commissionPercent);
  return { payerId, performerId, amount, commission, message: message?.trim() || null };
}

/** Moves the money and writes the charge down; both people hear their new balance after commit. */
async function chargeTip(unit: Unit, { payerId, performerId, amount, commission, message }: Tip) {
  const { tx, now } = unit;
  const balances = await lockBalances(tx, [payerId, performerId], unit.nextId);
  const before = balances.get(payerId) ?? { tokens: 0, earnings: 0 };
  const earned = balances.get(performerId) ?? { tokens: 0, earnings: 0 };
  const split = splitPayment(amount, before);
  if (!split) throw new ApiFailure('INSUFFICIENT_BALANCE');
  const id = unit.nextId();
  await tx
    .insert(charges)
    .values({ id, payerId, performerId, type: 'tip', amount, commission, message, createdAt: now });
  await post(
    tx,
    {
      id: unit.nextId(),
      kind: 'tip',
      referenceId: id,
      at: now,
      movements: [
        { account: { ownerId: payerId, kind: 'tokens' }, amount: -split.tokens },
        { account: { ownerId: payerId, kind: 'earnings' }, amount: -split.earnings },
        { account: { ownerId: performerId, kind: 'earnings' }, amount: amount - commission },
        { account: { ownerId: null, kind: 'commission' }, amount: commission },
      ],
    },
    unit.nextId,
  );
  const balanceBefore = spendable(before);
  const after = [
    { userId: payerId, balance: balanceBefore - amount },
    { userId: performerId, balance: spendable(earned) + amount - commission },
  ];
  // In id order, as everything is locked, so that two people who tip each other never wait for each other.
  for (const { userId, balance } of after.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    await unit.emit(userId, 'wallet/balance-updated', { balance: fromHundredths(balance) });
  }
  await unit.publish({ type: 'tip-created', chargeId: id });
  return { id, createdAt: now, balanceBefore, balance: balanceBefore - amount };
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
  await readPerformer(context.db, performerId, payerId);
  const people = await readUserSummaries(context.ports, context.db, [performerId]);
  const performer = people.get(performerId);
  if (!performer) throw new ApiFailure('NOT_FOUND');
  try {
    return await context.once(async (unit) => {
      const { id, createdAt, balanceBefore, balance } = await chargeTip(unit, checked);
      const charge = {
        _id: id,
        type: 'tip' as const,
        amount: wireAmount,
        performer,
        message: checked.message,
        createdAt: createdAt.toISOString(),
      };
      return { data: { charge, balanceBefore: fromHundredths(balanceBefore), balance: fromHundredths(balance) } };
    });
  } catch (error) {
    throw error instanceof InsufficientFunds ? new ApiFailure('INSUFFICIENT_BALANCE') : error;
  }
}
