import type { PayoutRequestCreateRequest, PayoutRequestUpdateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { payoutRequests } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { readPayableEarnings } from '../../ledger/earnings.ts';
import { balancesOf, type LockedAccounts, lockAccounts, type Posting, post, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { destinationOf, type PayoutDestination, readPayoutAccounts } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { toFailure } from './rules.ts';
import type { PayoutRow } from './store.ts';
import { readTerms } from './terms.ts';

/** Locks a request, so that concurrent changes and decisions are serialised. */
export async function lockPayout({ tx }: Unit, id: string): Promise<PayoutRow> {
  const [row] = await tx.select().from(payoutRequests).where(eq(payoutRequests.id, id)).for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Emits the event `payout/updated` to the user of a request. */
export function emitUpdated(unit: Unit, { id, userId }: PayoutRow): void {
  unit.emit(userChannel(userId), 'payout/updated', { payoutRequestId: id });
}

/**
 * Moves an amount from the user's earnings to those held for a payout, or back if it is negative (rules M1, M9). Emits
 * the new balance.
 */
export async function moveToHold(
  unit: Unit,
  userId: string,
  amount: number,
  { kind, referenceId }: Pick<Posting, 'kind' | 'referenceId'>,
  locked?: LockedAccounts,
): Promise<void> {
  const accounts = locked ?? (await lockAccounts(unit.tx, [userId], unit.nextId));
  const movements = [
    { account: { ownerId: userId, kind: 'earnings' as const }, amount: -amount },
    { account: { ownerId: userId, kind: 'payout-earnings' as const }, amount },
  ];
  await post(unit.tx, { id: unit.nextId(), kind, referenceId, at: unit.now, movements }, unit.nextId, accounts);
  // `post` locks again if the account of held earnings is new, so the balance is computed from what it was.
  const after = balancesOf(await lockAccounts(unit.tx, [userId], unit.nextId), userId);
  unit.emit(userChannel(userId), 'wallet/balance-updated', { balance: fromHundredths(spendable(after)) });
}

/** The columns of a destination. They are a copy, so that a later change of the account does not redirect the payout. */
function destinationColumns(destination: PayoutDestination) {
  const { name, method } = destination;
  if (method === 'stripe')
    return { method, destination: name, bankAccount: null, gatewayAccountId: destination.gatewayAccount.accountId };
  const { accountHolder, bankName, countryCode, currency, accountNumber, bankCode } = destination.bankAccount;
  const bankAccount = { accountHolder, bankName, countryCode, currency, accountNumber, bankCode };
  return { method, destination: name, bankAccount, gatewayAccountId: null };
}

/**
 * Requests a payout, and holds its amount (rules M2, M3, M9).
 *
 * @throws {ApiFailure} `PERFORMER_NOT_APPROVED`, `PAYOUT_PENDING`, `PROVIDER_NOT_CONFIGURED`, `AMOUNT_OUT_OF_RANGE`,
 *   `INSUFFICIENT_BALANCE`
 */
export async function insertPayout(unit: Unit, userId: string, body: PayoutRequestCreateRequest): Promise<PayoutRow> {
  const { tx, now } = unit;
  const { note = '' } = body;
  const amount = toHundredths(body.amount);
  // Concurrent requests of the user wait here, so they see each other's request and hold.
  const accounts = await lockAccounts(tx, [userId], unit.nextId);
  const terms = await readTerms(tx, userId, { amount, method: body.method, now });
  const { destination, obstacle, method, minimum, currency } = terms;
  if (obstacle || !destination) throw toFailure(obstacle ?? 'no-destination', method, minimum);
  const [row] = await tx
    .insert(payoutRequests)
    .values({
      ...{ id: unit.nextId(), userId, status: 'pending', amount, currency, note: note.trim() || null },
      ...destinationColumns(destination),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('The payout request was not inserted.');
  await moveToHold(unit, userId, amount, { kind: 'payout-hold', referenceId: row.id }, accounts);
  emitUpdated(unit, row);
  return row;
}

/**
 * Changes a request that is still pending. Another amount changes the hold.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT`, `AMOUNT_OUT_OF_RANGE`, `INSUFFICIENT_BALANCE`, `PROVIDER_NOT_CONFIGURED`
 */
export async function updatePayout(unit: Unit, id: string, body: PayoutRequestUpdateRequest): Promise<PayoutRow> {
  const { tx, now } = unit;
  const before = await lockPayout(unit, id);
  if (before.status !== 'pending') throw new ApiFailure('STATUS_CONFLICT');
  const { userId } = before;
  const method = body.method ?? before.method;
  const amount = body.amount === undefined ? before.amount : toHundredths(body.amount);
  const destination = body.method && destinationOf(await readPayoutAccounts(tx, userId), method);
  const { minimumPayoutAmount: minimum } = await readSettings(tx);
  if (body.method && !destination) throw toFailure('no-destination', method, minimum);
  if (amount !== before.amount) {
    if (amount < toHundredths(minimum)) throw toFailure('below-minimum', method, minimum);
    const accounts = await lockAccounts(tx, [userId], unit.nextId);
    const { payable } = await readPayableEarnings(tx, userId, now);
    if (amount - before.amount > payable) throw toFailure('above-payable', method, minimum);
    // A request can be changed several times, so the posting is its own reference.
    const reference = { kind: 'payout-change' as const, referenceId: unit.nextId() };
    await moveToHold(unit, userId, amount - before.amount, reference, accounts);
  }
  const [row] = await tx
    .update(payoutRequests)
    .set({
      ...{ amount, updatedAt: now },
      ...(body.note !== undefined && { note: body.note?.trim() || null }),
      ...(destination && destinationColumns(destination)),
    })
    .where(eq(payoutRequests.id, id))
    .returning();
  if (!row) throw new ApiFailure('NOT_FOUND');
  emitUpdated(unit, row);
  return row;
}
