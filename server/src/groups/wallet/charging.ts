import type { ChargeType } from '@fanlight/sdk/models';
import { getTableColumns } from 'drizzle-orm';
import { charges } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import {
  type Balances,
  balancesOf,
  InsufficientFunds,
  type LockedAccounts,
  lockAccounts,
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

/** Moves the money: bought tokens first, then earnings (rule M3); the performer gets it less the commission (rule M5). */
async function move(unit: Unit, parties: Parties, chargeId: string, { kind, amount, commission }: ChargeDraft) {
  const { payerId, performerId } = parties;
  const split = splitPayment(amount, parties.payer);
  if (!split) throw new ApiFailure('INSUFFICIENT_BALANCE');
  const posting = {
    id: unit.nextId(),
    kind,
    referenceId: chargeId,
    at: unit.now,
    movements: [
      { account: { ownerId: payerId, kind: 'tokens' as const }, amount: -split.tokens },
      { account: { ownerId: payerId, kind: 'earnings' as const }, amount: -split.earnings },
      { account: { ownerId: performerId, kind: 'earnings' as const }, amount: amount - commission },
      { account: { ownerId: null, kind: 'commission' as const }, amount: commission },
    ],
  };
  await post(unit.tx, posting, unit.nextId, parties.accounts).catch((error) => {
    throw error instanceof InsufficientFunds ? new ApiFailure('INSUFFICIENT_BALANCE') : error;
  });
}

/**
 * Pays a performer with tokens: the charge, the ledger's transaction, and what both hear of their balances after
 * commit. Tips and everything that is bought go through here (rules M1, M3, M5).
 *
 * @throws {ApiFailure} `INSUFFICIENT_BALANCE`
 */
export async function chargeTokens(unit: Unit, parties: Parties, draft: ChargeDraft): Promise<Charged> {
  const { kind: _, ...values } = draft;
  const { payerId, performerId } = parties;
  const balanceBefore = spendable(parties.payer);
  if (balanceBefore < draft.amount) throw new ApiFailure('INSUFFICIENT_BALANCE');
  const id = unit.nextId();
  const [made] = await unit.tx
    .insert(charges)
    .values({ id, payerId, performerId, ...values, createdAt: unit.now })
    .returning({ ...getTableColumns(charges), isShared: isShared(performerId, unit.now) });
  if (!made) throw new Error('A charge was not written down.');
  const { isShared: shares, ...row } = made;
  await move(unit, parties, id, draft);
  if (shares) unit.publish({ type: 'charge-shared', chargeId: id });
  // What a performer owes has taken its part by now (rule M12).
  for (const userId of [payerId, performerId]) {
    const balance = fromHundredths(spendable(balancesOf(parties.accounts, userId)));
    unit.emit(userId, 'wallet/balance-updated', { balance });
  }
  return { row, balanceBefore, balance: balanceBefore - draft.amount };
}
