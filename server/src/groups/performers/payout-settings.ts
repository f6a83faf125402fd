import type { PaymentGatewaySettings, PayoutMethod } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { isVerifiedPerformer } from '../../access/verified.ts';
import { type Context, requireViewer } from '../../context.ts';
import { bankAccounts, payoutAccounts, performers } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Db } from '../../ports/index.ts';
import { type BankAccount, describeBankAccount } from './bank-account.ts';
import { describePayoutAccount, type PayoutAccount, toConnectedAccount } from './payout-account.ts';

/** The destination of a payout: the name that its owner sees, and the account itself. */
export type PayoutDestination = { name: string } & (
  | { method: 'bank-transfer'; bankAccount: BankAccount }
  | { method: 'stripe'; gatewayAccount: PayoutAccount }
);

/** The accounts of a performer, the chosen method, and whether the performer is approved. */
interface PayoutAccounts {
  chosen: PayoutMethod | null;
  isApproved: boolean;
  bankAccount: BankAccount | undefined;
  gatewayAccount: PayoutAccount | undefined;
}

/** Reads the accounts of a performer, and what decides about their payouts, with one query. */
export async function readPayoutAccounts(db: Db, userId: string): Promise<PayoutAccounts> {
  const [row] = await db
    .select({
      ...{ chosen: performers.payoutMethod, status: performers.status },
      ...{ bankAccount: bankAccounts, gatewayAccount: payoutAccounts },
    })
    .from(performers)
    .leftJoin(bankAccounts, eq(bankAccounts.userId, performers.userId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, performers.userId))
    .where(eq(performers.userId, userId));
  return {
    chosen: row?.chosen ?? null,
    isApproved: row !== undefined && isVerifiedPerformer({ isPerformer: true, status: row.status }),
    bankAccount: row?.bankAccount ?? undefined,
    gatewayAccount: row?.gatewayAccount ?? undefined,
  };
}

/** Returns the destination of payouts by a method; undefined if it has none that can receive payouts. */
export function destinationOf(
  { bankAccount, gatewayAccount }: PayoutAccounts,
  method: PayoutMethod,
): PayoutDestination | undefined {
  if (method === 'bank-transfer') return bankAccount && { name: describeBankAccount(bankAccount), method, bankAccount };
  if (gatewayAccount?.status !== 'ready') return undefined;
  return { name: describePayoutAccount(gatewayAccount), method, gatewayAccount };
}

/** Returns the chosen method; without a choice, the one that has a destination. */
export function methodOf(accounts: PayoutAccounts): PayoutMethod {
  if (accounts.chosen) return accounts.chosen;
  return !accounts.bankAccount && destinationOf(accounts, 'stripe') ? 'stripe' : 'bank-transfer';
}

/** Presents the choice of a performer. */
export function toGatewaySettings(accounts: PayoutAccounts): PaymentGatewaySettings {
  const { bankAccount, gatewayAccount } = accounts;
  const payoutMethod = methodOf(accounts);
  const destination = destinationOf(accounts, payoutMethod);
  return {
    payoutMethod,
    isBankAccountNamed: bankAccount !== undefined,
    isStripeConnected: gatewayAccount !== undefined,
    stripeAccount: gatewayAccount ? toConnectedAccount(gatewayAccount) : null,
    canReceivePayouts: destination !== undefined,
    destination: destination?.name ?? null,
  };
}

/**
 * Chooses the method of the viewer's payouts (operation `updatePaymentGatewaySettings`).
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if the method has no destination that can receive payouts
 */
export function choosePayoutMethod(context: Context, method: PayoutMethod): Promise<PaymentGatewaySettings> {
  const { userId } = requireViewer(context);
  return context.transaction(async ({ tx }) => {
    const accounts = await readPayoutAccounts(tx, userId);
    if (!destinationOf(accounts, method)) {
      const reason = method === 'stripe' ? 'STRIPE_ACCOUNT_REQUIRED' : 'BANK_ACCOUNT_REQUIRED';
      throw new ApiFailure('STATUS_CONFLICT', { reason });
    }
    await tx.update(performers).set({ payoutMethod: method }).where(eq(performers.userId, userId));
    return toGatewaySettings({ ...accounts, chosen: method });
  });
}
