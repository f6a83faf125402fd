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

/** Who pays whom, and what the payer has while the accounts of both are locked. */
export interface Parties {
  payerId: string;
  performerId: string;
  payer: Balances;
  accounts: LockedAccounts;
}

/** What is paid for. Amounts in integer hundredths. */
export interface ChargeDraft {
  kind: 'tip' | 'purchase' | 'subscription';
  type: ChargeType;
  amount: number;
  commission: number;
  objectId?: string;
  orderId?: string;
  /** As it is called now. */
  title?: string;
  /** Whether the same may be paid for again (rule M4). */
  isRepeatable?: boolean;
  message?: string | null;
}

/** A charge that was written down, and the payer's balance around it, in hundredths. */
export interface Charged {
  row: typeof charges.$inferSelect;
  balanceBefore: number;
  balance: number;
}

/**
 * Locks the accounts of both. What is checked after this (prices, what was bought before) stays true for this payer
 * until the transaction ends.
 */
export async function lockParties(unit: Unit, payerId: string, performerId: string): Promise<Parties> {
  const accounts = await lockAccounts(unit.tx, [payerId, performerId], unit.nextId);
  return { payerId, performerId, payer: balancesOf(accounts, payerId), accounts };
}

/** Where the money goes: bought tokens first, then earnings (rule M3); the performer gets it less the commission (rule M5). */
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
 * Pays a performer with tokens: the charge, the ledger's transaction, and what both hear of their balances after
 * commit. Tips and everything that is bought go through here (rules M1, M3, M5).
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
  const posting = { id: unit.nextId(), kind, referenceId: id, at: unit.now, movements, along };
  const shares = await post(unit.tx, posting, unit.nextId, parties.accounts).catch((error) => {
    throw error instanceof InsufficientFunds ? new ApiFailure('INSUFFICIENT_BALANCE') : error;
  });
  if (shares) unit.publish({ type: 'charge-shared', chargeId: id });
  // What a performer owes has taken its part by now (rule M12).
  for (const userId of [payerId, performerId]) {
    const balance = fromHundredths(spendable(balancesOf(parties.accounts, userId)));
    unit.emit(userChannel(userId), 'wallet/balance-updated', { balance });
  }
  return { row, balanceBefore, balance: balanceBefore - draft.amount };
}
