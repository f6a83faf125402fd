import type { ChargeType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { charges } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import {
  type Balances,
  balancesOf,
  InsufficientFunds,
  type LockedAccounts,
  lockAccounts,
  type Movement,
  post,
  spendable,
} from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { isShared } from '../referrals/index.ts';
import { splitPayment } from './rules.ts';

/** The payer and the performer of a charge, and the payer's balance. Both accounts are locked. */
export interface Parties {
  payerId: string;
  performerId: string;
  payer: Balances;
  accounts: LockedAccounts;
}

/** A charge that has not been made yet. Amounts are in integer hundredths. */
export interface ChargeDraft {
  kind: 'tip' | 'purchase' | 'subscription';
  type: ChargeType;
  amount: number;
  commission: number;
  objectId?: string;
  orderId?: string;
  /** The title that the item has at the time of the charge. */
  title?: string;
  /** Whether a user can pay for the item several times (rule M4). */
  isRepeatable?: boolean;
  message?: string | null;
}

/** A charge, and the payer's balance before and after it in hundredths. */
export interface Charged {
  row: typeof charges.$inferSelect;
  balanceBefore: number;
  balance: number;
}

/**
 * Locks the ledger accounts of payer and performer. What is checked afterwards, such as earlier purchases, does not
 * change for this payer until the transaction ends.
 */
export async function lockParties(unit: Unit, payerId: string, performerId: string): Promise<Parties> {
  const accounts = await lockAccounts(unit.tx, [payerId, performerId], unit.nextId);
  return { payerId, performerId, payer: balancesOf(accounts, payerId), accounts };
}

/**
 * Returns the ledger movements of a charge. The payer pays with bought tokens first and then with earnings (rule M3).
 * The performer receives the amount less the commission (rule M5).
 */
function movementsOf({ payerId, performerId, payer }: Parties, { amount, commission }: ChargeDraft): Movement[] {
  const split = splitPayment(amount, payer);
  if (!split) throw new ApiFailure('INSUFFICIENT_BALANCE');
  return [
    { account: { ownerId: payerId, kind: 'tokens' }, amount: -split.tokens },
    { account: { ownerId: payerId, kind: 'earnings' }, amount: -split.earnings },
    { account: { ownerId: performerId, kind: 'earnings' }, amount: amount - commission },
    { account: { ownerId: null, kind: 'commission' }, amount: commission },
  ];
}

/**
 * Pays a performer with tokens: writes the charge and the ledger entries, and emits the new balances. All tips and
 * purchases use this function (rules M1, M3, M5).
 *
 * @throws {ApiFailure} `INSUFFICIENT_BALANCE`
 */
export async function chargeTokens(unit: Unit, parties: Parties, draft: ChargeDraft): Promise<Charged> {
  const { kind, ...values } = draft;
  const { payerId, performerId } = parties;
  const balanceBefore = spendable(parties.payer);
  const movements = movementsOf(parties, draft);
  const id = unit.nextId();
  const row: Charged['row'] = {
    ...{ objectId: null, orderId: null, title: null, message: null, isRepeatable: false, status: 'paid' as const },
    ...values,
    ...{ id, payerId, performerId, createdAt: unit.now },
  };
  const along = unit.tx
    .insert(charges)
    .values(row)
    .returning({ value: sql`${isShared(performerId, unit.now)} as value` });
  const sale = { type: draft.type, gross: draft.amount };
  const posting = { id: unit.nextId(), kind, referenceId: id, at: unit.now, movements, sale, along };
  const shares = await post(unit.tx, posting, unit.nextId, parties.accounts).catch((error) => {
    throw error instanceof InsufficientFunds ? new ApiFailure('INSUFFICIENT_BALANCE') : error;
  });
  if (shares) unit.publish({ type: 'charge-shared', chargeId: id });
  // The balances are those after posting, which also deducts a receivable of the performer (rule M12).
  for (const userId of [payerId, performerId]) {
    const balance = fromHundredths(spendable(balancesOf(parties.accounts, userId)));
    unit.emit(userChannel(userId), 'wallet/balance-updated', { balance });
  }
  return { row, balanceBefore, balance: balanceBefore - draft.amount };
}
